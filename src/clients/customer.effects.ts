import { customerStateOf, readPsdata, unknownCustomer, type CustomerState } from '../domain/customer/customer.rules.ts';
import { psdataFallbackPath, psdataPath } from '../contracts/customer/header-start.contract.ts';

/** The browser's end of the customer's contract: ports of the shape that `src/platform` has them in. */
export interface CustomerPorts {
  readonly http: { call(request: { readonly method: 'GET'; readonly path: string }): Promise<CustomerResponse> };
  readonly log: { warn(message: string): void };
}
type CustomerResponse =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'failed' };

/** CUST-2: one for the page, whichever region asks: loaded once, resettable, settable. */
export interface CustomerStore {
  read(): CustomerState;
  /** asks the shop, once however many ask for it; answers what is known then */
  load(): Promise<CustomerState>;
  set(state: CustomerState): void;
  /** as before the first load: the next one asks the shop again */
  reset(): void;
  /** calls with every change from now on */
  on(listener: (state: CustomerState) => void): () => void;
}

/** CUST-1: the address, else the one that older pages know. */
const ask = async ({ http, log }: CustomerPorts): Promise<CustomerState> => {
  for (const path of [psdataPath, psdataFallbackPath]) {
    const answer = await http.call({ method: 'GET', path });
    const psdata = answer.kind === 'answer' && answer.status < 300 ? readPsdata(answer.body) : undefined;
    if (psdata) return customerStateOf(psdata);
  }
  log.warn(`${psdataPath} did not answer`);
  return customerStateOf(undefined);
};

const createStore = (ports: CustomerPorts): CustomerStore => {
  let state = unknownCustomer;
  let loading: Promise<CustomerState> | undefined;
  const listeners = new Set<(state: CustomerState) => void>();
  const set = (next: CustomerState): void => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  const load = (): Promise<CustomerState> => {
    const mine = ask(ports).then((answer) => {
      // Reset or set meanwhile: what was asked for is no longer wanted.
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

/** Kept with the page's browser: regions in different chunks meet in the same one. */
const stores = new WeakMap<object, CustomerStore>();

export const customerStore = (ports: CustomerPorts): CustomerStore => {
  const store = stores.get(ports) ?? createStore(ports);
  stores.set(ports, store);
  return store;
};
