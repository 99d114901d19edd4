import type { DoiAnswer } from '../../contracts/newsletter-bodies.contract.ts';
import {
  doiPath,
  newsletterBase,
  newsletterPagePath,
  preferencesPagePath,
} from '../../contracts/newsletter.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Front } from '../../platform/front.ts';

const confirm = async ({ http }: Pick<Browser, 'http'>, front: Front, token: string): Promise<void> => {
  const path = newsletterBase + doiPath.replace(':subscriberToken', encodeURIComponent(token));
  const answer = await http.call({ method: 'PUT', path });
  // Anything else leaves the button, which asks once more.
  if (answer.kind !== 'answer') return;
  if (answer.status === 404) front.leaveFor(`${newsletterPagePath}?link=invalid`);
  if (answer.status !== 200) return;
  // Our own contract; the token is of letters and figures.
  const { subscriberToken } = answer.body as DoiAnswer;
  front.leaveFor(`${preferencesPagePath}?token=${subscriberToken}&confirmed=1`);
};

/** NEWS-8: once, when the page lies in front of somebody. What looks at links without a person never gets there. */
export const confirmInFront = (browser: Pick<Browser, 'http'>, front: Front, token: string): void => {
  if (front.isInFront()) return void confirm(browser, front, token);
  const stop = front.onFront(() => {
    stop();
    void confirm(browser, front, token);
  });
};
