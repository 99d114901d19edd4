import type { Consent, Interest, Salutation, SubscriberState } from '../../contracts/newsletter/newsletter.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';
import { upkeepRows } from './newsletter.constants.ts';

/** What a person has told of themselves. */
export interface Profile {
  readonly salutation?: Salutation | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly consents: readonly Consent[];
}

export interface Subscriber extends Profile {
  readonly subscriberId: string;
  readonly site: SiteCode;
  readonly email: string;
  readonly state: SubscriberState;
  readonly interests: readonly Interest[];
  readonly voucherCode?: string | undefined;
}

export type Purpose = 'confirm' | 'manage';

export interface TokenRow {
  readonly subscriber: Subscriber;
  readonly purpose: Purpose;
  readonly asked: Profile;
  readonly usedAt?: Date | undefined;
}

/** From where somebody did something, and which words they agreed to. */
export interface Proof {
  readonly origin?: string | undefined;
  readonly originAddition?: string | undefined;
  readonly address?: string | undefined;
  readonly consents?: readonly string[] | undefined;
  readonly textVersion?: string | undefined;
}
export type EventKind = 'signed-up' | 'confirmed' | 'changed' | 'unsubscribed';

interface SubscriberRow {
  readonly subscriber_id: string;
  readonly site: SiteCode;
  readonly email: string;
  readonly state: SubscriberState;
  readonly salutation: Salutation | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly consents: Consent[];
  readonly interests: Interest[];
  readonly voucher_code: string | null;
}
interface TokenJoin extends SubscriberRow {
  readonly purpose: Purpose;
  readonly asked: Profile;
  readonly used_at: Date | null;
}

const columns = `s.subscriber_id, s.site, s.email, s.state, s.salutation, s.first_name, s.last_name, s.consents, s.interests,
  s.voucher_code`;

const alone = statement('newsletter-alone', 'select pg_advisory_xact_lock(hashtextextended($1, 4711))');
const find = statement(
  'newsletter-find',
  `select ${columns} from newsletter_subscriber s where s.site = $1 and s.email_key = $2`,
);
const create = statement(
  'newsletter-create',
  `insert into newsletter_subscriber (subscriber_id, site, email, email_key, state, created_at, expires_at)
   values ($1, $2, $3, $4, 'pending', $5::timestamptz, $6::timestamptz)`,
);
const prolong = statement(
  'newsletter-prolong',
  `update newsletter_subscriber set expires_at = $2::timestamptz where subscriber_id = $1 and state = 'pending'`,
);
const confirm = statement(
  'newsletter-confirm',
  `update newsletter_subscriber set state = 'confirmed', confirmed_at = $2::timestamptz, opened_at = $2::timestamptz,
     expires_at = null, unsubscribed_at = null, salutation = coalesce($3, salutation), first_name = coalesce($4, first_name),
     last_name = coalesce($5, last_name), consents = $6::text[]
   where subscriber_id = $1`,
);
const change = statement(
  'newsletter-change',
  `update newsletter_subscriber set salutation = $2, first_name = $3, last_name = $4, consents = $5::text[],
     interests = $6::text[] where subscriber_id = $1`,
);
const keepVoucher = statement(
  'newsletter-keep-voucher',
  'update newsletter_subscriber set voucher_code = $2 where subscriber_id = $1',
);
const leave = statement(
  'newsletter-leave',
  `update newsletter_subscriber set state = 'unsubscribed', unsubscribed_at = $2::timestamptz, expires_at = null,
     consents = '{}' where subscriber_id = $1`,
);
const addToken = statement(
  'newsletter-add-token',
  `insert into newsletter_token (token_hash, subscriber_id, purpose, asked, expires_at)
   values ($1, $2, $3, $4::jsonb, $5::timestamptz)`,
);
const tokenOf = (name: string, lock: string) =>
  statement(
    name,
    `select ${columns}, k.purpose, k.asked, k.used_at
     from newsletter_token k join newsletter_subscriber s on s.subscriber_id = k.subscriber_id
     where k.token_hash = $1 and s.site = $2 and k.expires_at > $3::timestamptz ${lock}`,
  );
const readToken = tokenOf('newsletter-token', '');
const readTokenAlone = tokenOf('newsletter-token-alone', 'for update of s');
const useToken = statement(
  'newsletter-use-token',
  'update newsletter_token set used_at = $2::timestamptz where token_hash = $1',
);
const dropConfirming = statement(
  'newsletter-drop-confirming',
  `delete from newsletter_token where subscriber_id = $1 and purpose = 'confirm'`,
);
const addEvent = statement(
  'newsletter-add-event',
  `insert into newsletter_event (subscriber_id, at, kind, origin, origin_addition, address, consents, text_version)
   values ($1, $2::timestamptz, $3, $4, $5, $6, $7::text[], $8)`,
);
const keepText = statement(
  'newsletter-keep-text',
  `insert into newsletter_text (text_version, site, words, first_used_at) values ($1, $2, $3, $4::timestamptz)
   on conflict (text_version) do nothing`,
);
const countMails = statement(
  'newsletter-count-mails',
  `select count(*)::integer as mails, count(*) filter (where kind = 'reminder')::integer as reminders
   from newsletter_mail where email_key = $1 and at > $2::timestamptz`,
);
const noteMail = statement(
  'newsletter-note-mail',
  'insert into newsletter_mail (email_key, at, kind) values ($1, $2::timestamptz, $3)',
);
const open = statement(
  'newsletter-opened',
  `update newsletter_subscriber set opened_at = $2::timestamptz
   where subscriber_id = $1 and state = 'confirmed' and opened_at < $2::timestamptz - interval '1 hour'`,
);

const dropPending = statement(
  'newsletter-drop-pending',
  `delete from newsletter_subscriber where subscriber_id in (
     select subscriber_id from newsletter_subscriber where state = 'pending' and expires_at <= $1::timestamptz limit $2)
   returning subscriber_id`,
);
const dropTokens = statement(
  'newsletter-drop-tokens',
  `delete from newsletter_token where token_hash in (
     select token_hash from newsletter_token where expires_at <= $1::timestamptz limit $2)`,
);
const dropCounts = statement('newsletter-drop-counts', 'delete from newsletter_mail where at <= $1::timestamptz');
const stopUnopened = statement(
  'newsletter-stop-unopened',
  `with stopped as (
     update newsletter_subscriber set state = 'unsubscribed', unsubscribed_at = $1::timestamptz, consents = '{}'
     where subscriber_id in (
       select subscriber_id from newsletter_subscriber
       where site = $2 and state = 'confirmed' and opened_at <= $3::timestamptz limit $4)
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

const subscriberOf = (row: SubscriberRow): Subscriber => ({
  subscriberId: row.subscriber_id,
  site: row.site,
  email: row.email,
  state: row.state,
  salutation: row.salutation ?? undefined,
  firstName: row.first_name ?? undefined,
  lastName: row.last_name ?? undefined,
  consents: row.consents,
  interests: row.interests,
  voucherCode: row.voucher_code ?? undefined,
});

const tokenRowOf = (row: TokenJoin): TokenRow => ({
  subscriber: subscriberOf(row),
  purpose: row.purpose,
  asked: row.asked,
  usedAt: row.used_at ?? undefined,
});

/** What belongs to one change, all within its transaction. */
const rowsOn = (tx: Queryable) => ({
  /** for those who take part in the same transaction: mails, vouchers */
  tx,
  find: async (site: SiteCode, emailKey: string): Promise<Subscriber | undefined> => {
    const [row] = await tx.query<SubscriberRow>(find, [site, emailKey]);
    return row && subscriberOf(row);
  },
  create: async (
    { subscriberId, site, email }: Pick<Subscriber, 'subscriberId' | 'site' | 'email'>,
    emailKey: string,
    at: Date,
    expiresAt: Date,
  ): Promise<void> => {
    await tx.query(create, [subscriberId, site, email, emailKey, at.toISOString(), expiresAt.toISOString()]);
  },
  prolong: async (subscriberId: string, expiresAt: Date): Promise<void> => {
    await tx.query(prolong, [subscriberId, expiresAt.toISOString()]);
  },
  confirm: async (subscriberId: string, asked: Profile, at: Date): Promise<void> => {
    const { salutation, firstName, lastName, consents } = asked;
    const values = [salutation ?? null, firstName ?? null, lastName ?? null, consents];
    await tx.query(confirm, [subscriberId, at.toISOString(), ...values]);
  },
  change: async (subscriberId: string, profile: Profile & Pick<Subscriber, 'interests'>): Promise<void> => {
    const { salutation, firstName, lastName, consents, interests } = profile;
    const values = [salutation ?? null, firstName ?? null, lastName ?? null, consents, interests];
    await tx.query(change, [subscriberId, ...values]);
  },
  keepVoucher: async (subscriberId: string, code: string): Promise<void> => {
    await tx.query(keepVoucher, [subscriberId, code]);
  },
  /** Links that would confirm go with it: none of them may bring somebody back. */
  leave: async (subscriberId: string, at: Date): Promise<void> => {
    await tx.query(leave, [subscriberId, at.toISOString()]);
    await tx.query(dropConfirming, [subscriberId]);
  },
  addToken: async (
    tokenHash: string,
    subscriberId: string,
    purpose: Purpose,
    asked: Profile,
    expiresAt: Date,
  ): Promise<void> => {
    await tx.query(addToken, [tokenHash, subscriberId, purpose, JSON.stringify(asked), expiresAt.toISOString()]);
  },
  token: async (tokenHash: string, site: SiteCode, at: Date): Promise<TokenRow | undefined> => {
    const [row] = await tx.query<TokenJoin>(readTokenAlone, [tokenHash, site, at.toISOString()]);
    return row && tokenRowOf(row);
  },
  useToken: async (tokenHash: string, at: Date): Promise<void> => {
    await tx.query(useToken, [tokenHash, at.toISOString()]);
  },
  addEvent: async (subscriberId: string, kind: EventKind, at: Date, proof: Proof): Promise<void> => {
    const { origin, originAddition, address, consents, textVersion } = proof;
    const values = [origin, originAddition, address, consents, textVersion].map((value) => value ?? null);
    await tx.query(addEvent, [subscriberId, at.toISOString(), kind, ...values]);
  },
  keepText: async (version: string, site: SiteCode, words: string, at: Date): Promise<void> => {
    await tx.query(keepText, [version, site, words, at.toISOString()]);
  },
  mailsSince: async (
    emailKey: string,
    since: Date,
  ): Promise<{ readonly mails: number; readonly reminders: number }> => {
    const [row] = await tx.query<{ mails: number; reminders: number }>(countMails, [emailKey, since.toISOString()]);
    return row ?? { mails: 0, reminders: 0 };
  },
  noteMail: async (emailKey: string, kind: 'confirmation' | 'reminder', at: Date): Promise<void> => {
    await tx.query(noteMail, [emailKey, at.toISOString(), kind]);
  },
});
export type NewsletterRows = ReturnType<typeof rowsOn>;

export const createNewsletterRepository = (db: Database) => ({
  /** One change at a time of an address, on all sites: what is counted cannot be passed by asking twice at once. */
  alone: <T>(emailKey: string, work: (rows: NewsletterRows) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.query(alone, [emailKey]);
      return work(rowsOn(tx));
    }),
  /** A change by a token; the reader it opens belongs to this work until it is done. */
  together: <T>(work: (rows: NewsletterRows) => Promise<T>): Promise<T> => db.transaction((tx) => work(rowsOn(tx))),

  token: async (tokenHash: string, site: SiteCode, at: Date): Promise<TokenRow | undefined> => {
    const [row] = await db.query<TokenJoin>(readToken, [tokenHash, site, at.toISOString()]);
    return row && tokenRowOf(row);
  },
  stateOf: async (site: SiteCode, emailKey: string): Promise<SubscriberState | undefined> =>
    (await db.query<{ state: SubscriberState }>(stateOf, [site, emailKey]))[0]?.state,
  consentsOf: async (site: SiteCode, emailKey: string): Promise<readonly Consent[]> =>
    (await db.query<{ consents: Consent[] }>(consentsOf, [site, emailKey]))[0]?.consents ?? [],
  /** An open mail says so each time; it is noted by the hour. */
  opened: async (subscriberId: string, at: Date): Promise<void> => {
    await db.query(open, [subscriberId, at.toISOString()]);
  },

  /** One round; answers whether there may be more. */
  dropExpired: async (at: Date, countedBefore: Date): Promise<boolean> => {
    const dropped = await db.query(dropPending, [at.toISOString(), upkeepRows]);
    await db.query(dropTokens, [at.toISOString(), upkeepRows]);
    await db.query(dropCounts, [countedBefore.toISOString()]);
    return dropped.length === upkeepRows;
  },
  stopUnopened: async (site: SiteCode, at: Date, openedBefore: Date): Promise<number> =>
    (await db.query(stopUnopened, [at.toISOString(), site, openedBefore.toISOString(), upkeepRows])).length,

  exportOf: (emailKey: string): Promise<readonly object[]> => db.query<object>(everything, [emailKey]),
  erase: async (emailKey: string): Promise<number> => {
    const gone = await db.query(erase, [emailKey]);
    await db.query(eraseCounts, [emailKey]);
    return gone.length;
  },
});
export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>;
