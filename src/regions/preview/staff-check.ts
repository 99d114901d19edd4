import { checkauthPath, type CheckauthAnswer } from '../../contracts/staff/preview.contract.ts';
import { memoizePerOwner } from '../../lib/flow/memoize-per-owner.ts';
import { membersOf, textOf } from '../../lib/json.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { Browser } from '../../platform/browser.ts';

/** The settings in a body whose status is a success; a member that is no text is not set. */
const settingsIn = (body: unknown): CheckauthAnswer | undefined => {
  const { status, dateTime, abTestName, abTestGroup, release } = membersOf(body);
  if (status !== 'SUCCESS') return undefined;
  const texts = { dateTime: textOf(dateTime), abTestName: textOf(abTestName), abTestGroup: textOf(abTestGroup) };
  // Empty: none is set, and there is a choice.
  return { status, ...omitNullish(texts), ...(typeof release === 'string' ? { release } : {}) };
};

/** PREV-2: returns the settings of staff, or `undefined` for visitors. One request per page. */
export const checkauth = (browser: Browser): Promise<CheckauthAnswer | undefined> =>
  memoizePerOwner(browser, checkauthPath, async () => {
    const answer = await browser.http.call({ method: 'GET', path: checkauthPath });
    return answer.kind === 'answer' && answer.status === 200 ? settingsIn(answer.body) : undefined;
  });
