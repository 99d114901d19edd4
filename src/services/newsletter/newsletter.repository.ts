import type { Consent, SubscriberState } from '../../contracts/newsletter/newsletter.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';
import { deleteExpired } from '../../lib/expired-rows.repository.ts';
import { mailboxKey } from '../../lib/text/mailbox.ts';
import { consentProofRows } from './consent-proof.repository.ts';
import { mailCountRows } from './mail-count.repository.ts';
import { upkeepRows } from './newsletter.constants.ts';
import { readTokenRow, tokenRows, type TokenRow } from './subscriber-token.repository.ts';
import { subscriberRows } from './subscriber.repository.ts';

const alone = statement('newsletter-alone', 'select pg_advisory_xact_lock(hashtextextended($1, 4711))');
const open = statement(
  'newsletter-opened',
  `update newsletter_subscriber set opened_at = $2::timestamptz
   where subscriber_id = $1 and state = 'confirmed' and opened_at < $2::timestamptz - interval '1 hour'`,
);
const dropPending = statement(
  'newsletter-drop-pending',
  `delete from newsletter_subscriber where subscriber_id = any (array(
     select subscriber_id from newsletter_subscriber
     where state = 'pending' and expires_at <= $1::timestamptz order by expires_at limit ${upkeepRows}))
     and state = 'pending' and expires_at <= $1::timestamptz
   returning subscriber_id`,
);
const dropTokens = deleteExpired('newsletter-drop-tokens', {
  table: 'newsletter_token',
  column: 'expires_at',
  type: 'timestamptz',
});
const dropCounts = deleteExpired('newsletter-drop-counts', {
  table: 'newsletter_mail',
  column: 'at',
  type: 'timestamptz',
});
const stopUnopened = statement(
  'newsletter-stop-unopened',
  `with stopped as (
     update newsletter_subscriber set state = 'unsubscribed', unsubscribed_at = $1::timestamptz, consents = '{}'
     where subscriber_id = any (array(
       select subscriber_id from newsletter_subscriber
       where site = $2 and state = 'confirmed' and opened_at <= $3::timestamptz order by opened_at limit ${upkeepRows}))
       and state = 'confirmed' and opened_at <= $3::timestamptz
     returning subscriber_id)
   insert into newsletter_event (subscriber_id, at, kind) select subscriber_id, $1::timestamptz, 'stopped' from stopped
   returning subscriber_id`,
);
const stateOf = statement(
  'newsletter-state',
  'select state from newsletter_subscriber where site = $1 and email_key = $2',
);
const consentsOf = statement(
  'newsletter-consents',
  `select consents from newsletter_subscriber where site = $1 and email_key = $2 and state = 'confirmed'`,
);
const everything = statement(
  'newsletter-export',
  `select to_jsonb(s) - 'email_key' as subscriber,
     (select coalesce(jsonb_agg(to_jsonb(e) - 'subscriber_id' - 'event_id' order by e.event_id), '[]')
      from newsletter_event e where e.subscriber_id = s.subscriber_id) as history,
     (select coalesce(jsonb_agg(to_jsonb(w)), '[]') from newsletter_text w
      where w.text_version in (select text_version from newsletter_event where subscriber_id = s.subscriber_id)) as texts
   from newsletter_subscriber s where s.email_key = $1 order by s.site`,
);
const erase = statement(
  'newsletter-erase',
  'delete from newsletter_subscriber where email_key = $1 returning subscriber_id',
);
const eraseCounts = statement('newsletter-erase-counts', 'delete from newsletter_mail where email_key = $1');

const rowsOn = (tx: Queryable) => ({
  /** for the mail outbox and the vouchers, which join the same transaction */
  tx,
  ...subscriberRows(tx),
  ...tokenRows(tx),
  ...consentProofRows(tx),
  ...mailCountRows(tx),
});
export type NewsletterRows = ReturnType<typeof rowsOn>;

export const createNewsletterRepository = (db: Database) => ({
  /** Serialises the sign-ups of a mailbox on all sites, so that concurrent requests cannot exceed a limit. */
  alone: <T>(mailbox: string, work: (rows: NewsletterRows) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.query(alone, [mailbox]);
      return work(rowsOn(tx));
    }),
  /** A change by a token; the token's subscriber is locked until the end of the transaction. */
  together: <T>(work: (rows: NewsletterRows) => Promise<T>): Promise<T> => db.transaction((tx) => work(rowsOn(tx))),

  token: (tokenHash: string, site: SiteCode, at: Date): Promise<TokenRow | undefined> =>
    readTokenRow(db, tokenHash, site, at),
  stateOf: async (site: SiteCode, emailKey: string): Promise<SubscriberState | undefined> =>
    (await db.query<{ state: SubscriberState }>(stateOf, [site, emailKey]))[0]?.state,
  consentsOf: async (site: SiteCode, emailKey: string): Promise<readonly Consent[]> =>
    (await db.query<{ consents: Consent[] }>(consentsOf, [site, emailKey]))[0]?.consents ?? [],
  /** Stores the time of the last opened mail, at most once an hour. */
  opened: async (subscriberId: string, at: Date): Promise<void> => {
    await db.query(open, [subscriberId, at.toISOString()]);
  },

  /** Deletes one batch; returns whether there may be more. */
  dropExpired: async (at: Date, countedBefore: Date): Promise<boolean> => {
    const dropped = await db.query(dropPending, [at.toISOString()]);
    await dropTokens(db, at);
    await dropCounts(db, countedBefore);
    return dropped.length === upkeepRows;
  },
  stopUnopened: async (site: SiteCode, at: Date, openedBefore: Date): Promise<number> =>
    (await db.query(stopUnopened, [at.toISOString(), site, openedBefore.toISOString()])).length,

  exportOf: (emailKey: string): Promise<readonly object[]> => db.query<object>(everything, [emailKey]),
  erase: async (emailKey: string): Promise<number> => {
    const gone = await db.query(erase, [emailKey]);
    await db.query(eraseCounts, [mailboxKey(emailKey)]);
    return gone.length;
  },
});
export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>;
