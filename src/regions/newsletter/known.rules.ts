import { newsletterStatuses, type NewsletterStatus } from '../../contracts/customer/newsletter-status.contract.ts';
import { dayMs } from '../../lib/time/day.ts';

/** The longest time in any country that a sign-up waits for its confirmation. */
const pendingDays = 30;

/** FOOT-3: the stored text of this browser's pending sign-up, with its expiry; a confirmed one is only its status. */
export const pendingText = (nowMs: number): string => `pending ${nowMs + pendingDays * dayMs}`;

/** The status from the stored text. An unconfirmed sign-up expires in the shop, and so it does here. */
export const knownStatus = (text: string | undefined, nowMs: number): NewsletterStatus | undefined => {
  const [word, until = ''] = (text ?? '').split(' ');
  const status = newsletterStatuses.find((one) => one === word);
  return status === 'pending' && !(Number(until) > nowMs) ? undefined : status;
};
