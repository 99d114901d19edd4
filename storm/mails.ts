import { setTimeout as delay } from 'node:timers/promises';
import type { MailServer } from '../tests/support/other-servers/mail-server.ts';
import { hurryMails, mailsByState } from './books.ts';
import type { Sent } from './orders.ts';

const longestMs = 120_000;

export interface MailCounts {
  readonly received: number;
  /** the mail server took a mail, its yes was lost, and the mail came again under the same id */
  readonly cameAgain: number;
  readonly missing: readonly string[];
  readonly waiting: number;
}

/** Waits until the queue is empty, and looks for a mail to each whose order or sign-up was acknowledged. */
export const countMails = async (url: string, mail: MailServer, sent: readonly Sent[]): Promise<MailCounts> => {
  let waiting = 0;
  for (const until = Date.now() + longestMs; Date.now() < until;) {
    waiting = (await mailsByState(url)).get('waiting') ?? 0;
    if (waiting === 0) break;
    await hurryMails(url);
    await delay(1000);
  }
  const recipients = new Set(mail.received.flatMap(({ to }) => to));
  const ids = new Map<string, number>();
  for (const { mail: one } of mail.received) {
    const id = one.messageId ?? '';
    ids.set(id, (ids.get(id) ?? 0) + 1);
  }
  return {
    received: mail.received.length,
    cameAgain: [...ids.values()].filter((count) => count > 1).length,
    missing: sent
      .filter(({ email, outcome }) => outcome === 'done' && !recipients.has(email))
      .map(({ email }) => email),
    waiting,
  };
};
