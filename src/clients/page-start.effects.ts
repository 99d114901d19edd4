import { memoizePerOwner } from '../lib/flow/memoize-per-owner.ts';
import { assignmentPath } from '../contracts/staff/abtest.contract.ts';
import type { Browser } from '../platform/browser.ts';
import { customerStore } from './customer.effects.ts';

/** Requests a path once per page, for all regions. */
export const askOnce = (browser: Browser, path: string): void =>
  void memoizePerOwner(browser, path, async () => {
    const answer = await browser.http.call({ method: 'GET', path });
    if (!(answer.kind === 'answer' && answer.status < 300)) browser.log.warn(`${path} did not answer`);
  });

/** HDR-13, FOOT-12: the requests that header and footer both need at their start. */
export const startOfPage = (browser: Browser): void => {
  void customerStore(browser).load();
  askOnce(browser, assignmentPath);
};
