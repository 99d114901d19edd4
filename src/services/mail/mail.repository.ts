import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';
import { deleteExpired } from '../../lib/expired-rows.repository.ts';

/** A queued mail, rendered when it was queued, so that later changes do not affect it. */
export interface QueuedMail {
  readonly mailId: string;
  readonly site: SiteCode;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly messageId: string;
  /** RFC 8058; missing if there is nothing to unsubscribe from */
  readonly unsubscribeUrl?: string | undefined;
  readonly createdAt: Date;
}

/** A mail that this process has claimed. */
export interface TakenMail extends QueuedMail {
  /** this one included */
  readonly tries: number;
}

interface Row {
  readonly mail_id: string;
  readonly site: SiteCode;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly body: string;
  readonly message_id: string;
  readonly unsubscribe_url: string | null;
  readonly created_at: Date;
  readonly tries: number;
}

const put = statement(
  'mail-put',
  `insert into mail (mail_id, key, site, recipient, subject, html, body, message_id, unsubscribe_url, created_at, due_at,
     tries, state)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, $10::timestamptz, 0, 'waiting')
   on conflict (key) do nothing returning mail_id`,
);
// `due_at` is also the end of a process's claim: concurrent processes get different mails.
const take = statement(
  'mail-take',
  `update mail set tries = tries + 1, due_at = $2::timestamptz
   where mail_id in (
     select mail_id from mail where state = 'waiting' and due_at <= $1::timestamptz
     order by due_at limit $3 for update skip locked)
   returning mail_id, site, recipient, subject, html, body, message_id, unsubscribe_url, created_at, tries`,
);
// A finished mail keeps its row, because of its key, but loses its text.
const finish = statement(
  'mail-finish',
  `update mail set state = $2, ended_at = $3::timestamptz, last_answer = $4, html = '', body = '', recipient = '',
     subject = '', unsubscribe_url = null
   where mail_id = $1 and state = 'waiting'`,
);
const keepInMailbox = statement(
  'mail-keep',
  `update mail set state = 'shown', ended_at = $2::timestamptz where mail_id = $1 and state = 'waiting'`,
);
const postpone = statement(
  'mail-postpone',
  `update mail set due_at = $2::timestamptz, last_answer = $3 where mail_id = $1 and state = 'waiting'`,
);
const list = statement(
  'mail-list',
  `select mail_id, site, recipient, subject, created_at from mail where state = 'shown'
   order by created_at desc, mail_id limit $1`,
);
const read = statement('mail-read', `select html, body from mail where mail_id = $1 and state = 'shown'`);
const forget = deleteExpired('mail-forget', { table: 'mail', column: 'ended_at', type: 'timestamptz' });
const trim = statement(
  'mail-trim',
  `delete from mail where mail_id = any (array(
     select mail_id from mail where state = 'shown' order by created_at desc, mail_id offset $1))`,
);
const count = statement('mail-count', `select count(*)::integer as waiting from mail where state = 'waiting'`);
const lettersTo = statement(
  'mail-letters-to',
  `select site, recipient, subject, body, state, created_at from mail where lower(recipient) = lower($1)
   order by created_at, mail_id`,
);
const erase = statement('mail-erase', 'delete from mail where lower(recipient) = lower($1) returning mail_id');

const mailOf = (row: Row): TakenMail => ({
  mailId: row.mail_id,
  site: row.site,
  to: row.recipient,
  subject: row.subject,
  html: row.html,
  text: row.body,
  messageId: row.message_id,
  ...(row.unsubscribe_url === null ? {} : { unsubscribeUrl: row.unsubscribe_url }),
  createdAt: row.created_at,
  tries: row.tries,
});

export const createMailRepository = (db: Database) => ({
  /** Within the caller's transaction. Returns `false` if the key was used before. */
  put: async (tx: Queryable, mail: QueuedMail, key: string | undefined): Promise<boolean> => {
    const rows = await tx.query(put, [
      mail.mailId,
      key ?? null,
      mail.site,
      mail.to,
      mail.subject,
      mail.html,
      mail.text,
      mail.messageId,
      mail.unsubscribeUrl ?? null,
      mail.createdAt.toISOString(),
    ]);
    return rows.length > 0;
  },

  take: async (at: Date, heldUntil: Date, most: number): Promise<readonly TakenMail[]> =>
    (await db.query<Row>(take, [at.toISOString(), heldUntil.toISOString(), most])).map(mailOf),

  finish: async (mailId: string, state: 'sent' | 'lost', at: Date, answer: string | undefined): Promise<void> => {
    await db.query(finish, [mailId, state, at.toISOString(), answer ?? null]);
  },
  keepInMailbox: async (mailId: string, at: Date): Promise<void> => {
    await db.query(keepInMailbox, [mailId, at.toISOString()]);
  },
  postpone: async (mailId: string, dueAt: Date, answer: string): Promise<void> => {
    await db.query(postpone, [mailId, dueAt.toISOString(), answer]);
  },

  list: async (most: number) =>
    (await db.query<Row>(list, [most])).map((row) => ({
      mailId: row.mail_id,
      site: row.site,
      to: row.recipient,
      subject: row.subject,
      at: row.created_at,
    })),
  read: async (mailId: string) => {
    const [row] = await db.query<Row>(read, [mailId]);
    return row && { html: row.html, text: row.body };
  },

  forget: async (endedBefore: Date, mostShown: number): Promise<void> => {
    await forget(db, endedBefore);
    await db.query(trim, [mostShown]);
  },
  waiting: async (): Promise<number> => (await db.query<{ waiting: number }>(count))[0]?.waiting ?? 0,
  /** Returns the queued mails of an address; sent mails have no text any more. */
  lettersTo: (address: string): Promise<readonly object[]> => db.query<object>(lettersTo, [address]),
  /** Deletes the mails of an address and returns their number. */
  erase: async (address: string): Promise<number> => (await db.query(erase, [address])).length,
});
export type MailRepository = ReturnType<typeof createMailRepository>;
