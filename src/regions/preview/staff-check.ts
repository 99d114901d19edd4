import { checkauthPath, type CheckauthAnswer } from '../../contracts/staff/preview.contract.ts';
import { memoizePerOwner } from '../../lib/flow/memoize-per-owner.ts';
import type { Browser } from '../../platform/browser.ts';

/** PREV-2: returns the settings of staff, or `undefined` for visitors. One request per page. */
export const checkauth = (browser: Browser): Promise<CheckauthAnswer | undefined> =>
  memoizePerOwner(browser, checkauthPath, async () => {
    const answer = await browser.http.call({ method: 'GET', path: checkauthPath });
    // With status 200 the body matches the contract.
    return answer.kind === 'answer' && answer.status === 200 ? (answer.body as CheckauthAnswer) : undefined;
  });
