import { memoizePerOwner } from '../lib/flow/memoize-per-owner.ts';
import { assignmentPath } from '../contracts/staff/abtest.contract.ts';
import { customerStore, type CustomerPorts } from './customer.effects.ts';

/** Asks an address once for the page, whichever region does it. */
export const askOnce = (browser: CustomerPorts, path: string): void =>
  void memoizePerOwner(browser, path, async () => {
    const answer = await browser.http.call({ method: 'GET', path });
    if (answer.kind !== 'answer' || answer.status >= 300) browser.log.warn(`${path} did not answer`);
  });

/** HDR-13, FOOT-12: what header and footer both want at their start. */
export const startOfPage = (browser: CustomerPorts): void => {
  void customerStore(browser).load();
  askOnce(browser, assignmentPath);
};
