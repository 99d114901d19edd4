import { setTimeout as delay } from 'node:timers/promises';
import { hurryMails, mailsByState } from './books.ts';
import type { Sent } from './people/orders.ts';

const longestMs = 120_000;

export interface MailCounts {
  readonly received: number;
  /** the mail server took a mail, its yes was lost, and the mail came again under the same id */
  readonly cameAgain: number;
  readonly missing: readonly string[];
  readonly waiting: number;
}

/** To whom mails came, and how often each: an hour brings tens of thousands, so no text is kept. */
export const openMailBook = () => {
  const recipients = new Set<string>();
  const ids = new Map<string, number>();
  let received = 0;
  return {
    note: (to: readonly string[], raw: string): void => {
      received += 1;
      for (const one of to) recipients.add(one);
      const [, id = ''] = /^message-id:\s*(\S+)/im.exec(raw) ?? [];
      ids.set(id, (ids.get(id) ?? 0) + 1);
    },
    received: () => received,
    has: (email: string) => recipients.has(email),
    cameAgain: () => [...ids.values()].filter((count) => count > 1).length,
  };
};
export type MailBook = ReturnType<typeof openMailBook>;

/** Waits until the queue is empty, and looks for a mail to each whose order or sign-up was acknowledged. */
export const countMails = async (url: string, mails: MailBook, sent: readonly Sent[]): Promise<MailCounts> => {
  let waiting = 0;
  for (const until = Date.now() + longestMs; Date.now() < until;) {
    waiting = (await mailsByState(url)).get('waiting') ?? 0;
    if (waiting === 0) break;
    await hurryMails(url);
    await delay(1000);
  }
  return {
    received: mails.received(),
    cameAgain: mails.cameAgain(),
    missing: sent.filter(({ email, outcome }) => outcome === 'done' && !mails.has(email)).map(({ email }) => email),
    waiting,
  };
};
