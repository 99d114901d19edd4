import { checkauthPath, type CheckauthAnswer } from '../../contracts/staff/preview.contract.ts';
import { memoizePerOwner } from '../../lib/flow/memoize-per-owner.ts';
import type { Browser } from '../../platform/browser.ts';

/** PREV-2: what staff have set; nothing where it is no staff. Asked once a page. */
export const checkauth = (browser: Browser): Promise<CheckauthAnswer | undefined> =>
  memoizePerOwner(browser, checkauthPath, async () => {
    const answer = await browser.http.call({ method: 'GET', path: checkauthPath });
    // The body is the contract's own where the status is 200.
    return answer.kind === 'answer' && answer.status === 200 ? (answer.body as CheckauthAnswer) : undefined;
  });
