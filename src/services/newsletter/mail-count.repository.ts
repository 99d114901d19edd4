import { statement, type Queryable } from '../../lib/database.ts';

const countMails = statement(
  'newsletter-count-mails',
  `select count(*)::integer as mails, count(*) filter (where kind = 'reminder')::integer as reminders
   from newsletter_mail where email_key = $1 and at > $2::timestamptz`,
);
const noteMail = statement(
  'newsletter-note-mail',
  'insert into newsletter_mail (email_key, at, kind) values ($1, $2::timestamptz, $3)',
);

/** Counts the mails sent to a mailbox (`mailboxKey`), on all sites, within the transaction `tx`. */
export const mailCountRows = (tx: Queryable) => ({
  mailsSince: async (mailbox: string, since: Date): Promise<{ readonly mails: number; readonly reminders: number }> => {
    const [row] = await tx.query<{ mails: number; reminders: number }>(countMails, [mailbox, since.toISOString()]);
    return row ?? { mails: 0, reminders: 0 };
  },
  noteMail: async (mailbox: string, kind: 'confirmation' | 'reminder', at: Date): Promise<void> => {
    await tx.query(noteMail, [mailbox, at.toISOString(), kind]);
  },
});
