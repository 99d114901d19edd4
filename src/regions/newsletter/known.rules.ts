import { newsletterStatuses, type NewsletterStatus } from '../../contracts/customer/header-start.contract.ts';

const dayMs = 86_400_000;
/** The longest that a sign-up waits for its confirmation, in any country. */
const pendingDays = 30;

/** FOOT-3: as this browser keeps its own sign-up, with the time from which on it means nothing; a confirmed one is its word alone. */
export const pendingText = (nowMs: number): string => `pending ${nowMs + pendingDays * dayMs}`;

/** A sign-up that nobody confirmed is gone from the shop after a while: then it is one of a stranger again. */
export const knownStatus = (text: string | undefined, nowMs: number): NewsletterStatus | undefined => {
  const [word, until = ''] = (text ?? '').split(' ');
  const status = newsletterStatuses.find((one) => one === word);
  return status === 'pending' && !(Number(until) > nowMs) ? undefined : status;
};
