import {
  doiPath,
  newsletterBase,
  newsletterPagePath,
  preferencesPagePath,
} from '../../contracts/newsletter/newsletter.contract.ts';
import { membersOf, textOf } from '../../lib/json.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Front } from '../../platform/front.ts';

/** Delays between retries when the shop or the network fails. After the last one the visitor can use the page's button. */
const waitsMs = [1000, 3000, 9000] as const;

type Ports = Pick<Browser, 'clock' | 'http'>;

const confirm = async ({ clock, http }: Ports, front: Front, token: string, tries = 0): Promise<void> => {
  const path = newsletterBase + doiPath.replace(':subscriberToken', encodeURIComponent(token));
  const answer = await http.call({ method: 'PUT', path });
  const status = answer.kind === 'answer' ? answer.status : 503;
  if (answer.kind === 'answer' && status < 300) {
    // The specification names no body: without another token that of the link opens the preferences.
    const next = textOf(membersOf(answer.body)['subscriberToken']) ?? token;
    return front.leaveFor(`${preferencesPagePath}?token=${encodeURIComponent(next)}&confirmed=1`);
  }
  if (status === 404) return front.leaveFor(`${newsletterPagePath}?link=invalid`);
  const wait = waitsMs[tries];
  if (wait !== undefined && status >= 429)
    clock.after(wait, () => void confirm({ clock, http }, front, token, tries + 1));
};

/** NEWS-8: confirms once, when the page is visible. Link scanners never get there. */
export const confirmInFront = (browser: Ports, front: Front, token: string): void => {
  if (front.isInFront()) return void confirm(browser, front, token);
  const stop = front.onFront(() => {
    stop();
    void confirm(browser, front, token);
  });
};
