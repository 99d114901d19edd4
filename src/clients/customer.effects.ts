import { customerStateOf, readPsdata, unknownCustomer, type CustomerState } from '../domain/customer/customer.rules.ts';
import { psdataFallbackPath, psdataPath } from '../contracts/customer/header-start.contract.ts';
import type { Browser } from '../platform/browser.ts';

/** CUST-2: the customer, shared by all regions of a page: loaded once, resettable, settable. */
export interface CustomerStore {
  read(): CustomerState;
  /** requests the customer once for all callers */
  load(): Promise<CustomerState>;
  set(state: CustomerState): void;
  /** back to the state before the first load: the next `load` sends a request */
  reset(): void;
  /** calls the listener with every later change */
  on(listener: (state: CustomerState) => void): () => void;
}

/** CUST-1: requests the current path, then the one of older pages. */
const ask = async ({ http, log }: Browser): Promise<CustomerState> => {
  for (const path of [psdataPath, psdataFallbackPath]) {
    const answer = await http.call({ method: 'GET', path });
    const psdata = answer.kind === 'answer' && answer.status < 300 ? readPsdata(answer.body) : undefined;
    if (psdata) return customerStateOf(psdata);
  }
  log.warn(`${psdataPath} did not answer`);
  return customerStateOf(undefined);
};

const createStore = (browser: Browser): CustomerStore => {
  let state = unknownCustomer;
  let loading: Promise<CustomerState> | undefined;
  const listeners = new Set<(state: CustomerState) => void>();
  const set = (next: CustomerState): void => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  const load = (): Promise<CustomerState> => {
    const mine = ask(browser).then((answer) => {
      // After a reset or `set` this response is out of date.
      if (loading === mine) set(answer);
      return state;
    });
    return mine;
  };
  return {
    read: () => state,
    load: () => (loading ??= load()),
    set: (next) => {
      loading = Promise.resolve(next);
      set(next);
    },
    reset: () => {
      loading = undefined;
      set(unknownCustomer);
    },
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** One per browser object, so that regions in different chunks share it. */
const stores = new WeakMap<object, CustomerStore>();

export const customerStore = (browser: Browser): CustomerStore => {
  const store = stores.get(browser) ?? createStore(browser);
  stores.set(browser, store);
  return store;
};
