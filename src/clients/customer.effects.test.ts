import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import type { HttpResult } from '../platform/http.ts';
import { customerStore } from './customer.effects.ts';
import { psdataOf } from '../testing/customer.fixtures.ts';
import { customerStateOf, unknownCustomer } from '../domain/customer/customer.rules.ts';
import { psdataFallbackPath, psdataPath } from '../contracts/customer/header-start.contract.ts';

const known = customerStateOf(psdataOf('LOGGED_IN'));
const good: HttpResult = { kind: 'answer', status: 200, body: psdataOf('LOGGED_IN') };
const browserWith = (answers: Readonly<Record<string, HttpResult>>) =>
  fakeBrowser({ answer: ({ path }) => answers[path] ?? { kind: 'failed', reason: 'network' } });
const paths = (browser: ReturnType<typeof fakeBrowser>) => browser.calls.map(({ path }) => path);

describe('the customer of a page', () => {
  it('[CUST-2] is requested once and is the same for all callers', async () => {
    const browser = browserWith({ [psdataPath]: good });
    const heard: string[] = [];
    customerStore(browser).on(({ customerName }) => heard.push(customerName));
    expect(customerStore(browser).read()).toEqual(unknownCustomer);
    expect(await Promise.all([customerStore(browser).load(), customerStore(browser).load()])).toEqual([known, known]);
    expect(paths(browser)).toEqual([psdataPath]);
    expect(customerStore(browser).read()).toEqual(known);
    expect(heard).toEqual(['Ayşe Yıldız']);
    expect(customerStore(browserWith({})).read()).toEqual(unknownCustomer);
  });

  it.each([
    ['a network that fails', { kind: 'failed', reason: 'network' }],
    ['a status of 500', { kind: 'answer', status: 500, body: psdataOf('LOGGED_IN') }],
    ['an empty response', { kind: 'answer', status: 200, body: {} }],
  ] satisfies [string, HttpResult][])('[CUST-1] comes from the older address after %s', async (_, first) => {
    const browser = browserWith({ [psdataPath]: first, [psdataFallbackPath]: good });
    expect(await customerStore(browser).load()).toEqual(known);
    expect(paths(browser)).toEqual([psdataPath, psdataFallbackPath]);
    expect(browser.warnings).toEqual([]);
  });

  it('[CUST-2] is unknown when both requests fail, and the fault is logged', async () => {
    const browser = browserWith({});
    expect(await customerStore(browser).load()).toEqual({ ...unknownCustomer, initialized: true });
    expect(browser.warnings).toEqual([`${psdataPath} did not answer`]);
  });

  it('[CUST-2] can be set and reset, and the response of an earlier load is ignored', async () => {
    const browser = browserWith({ [psdataPath]: good });
    const store = customerStore(browser);
    const late = store.load();
    const other = { ...known, customerName: 'Jana' };
    store.set(other);
    await late;
    expect(store.read()).toEqual(other);
    store.reset();
    expect(store.read()).toEqual(unknownCustomer);
    expect(await store.load()).toEqual(known);
    expect(paths(browser)).toEqual([psdataPath, psdataPath]);
  });

  it('[CUST-2] is not sent to a listener that has stopped', () => {
    const store = customerStore(browserWith({}));
    let heard = 0;
    store.on(() => (heard += 1))();
    store.set(known);
    expect(heard).toBe(0);
  });
});
