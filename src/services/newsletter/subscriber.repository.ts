import type { Consent, Interest, Salutation, SubscriberState } from '../../contracts/newsletter/newsletter.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Queryable } from '../../lib/database.ts';

/** The data that subscribers enter themselves. */
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

export interface SubscriberRow {
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

export const subscriberColumns = `s.subscriber_id, s.site, s.email, s.state, s.salutation, s.first_name, s.last_name, s.consents, s.interests,
  s.voucher_code`;

const find = statement(
  'newsletter-find',
  `select ${subscriberColumns} from newsletter_subscriber s where s.site = $1 and s.email_key = $2`,
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

export const subscriberOf = (row: SubscriberRow): Subscriber => ({
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

/** Reads and changes the rows of subscribers within the transaction `tx`. */
export const subscriberRows = (tx: Queryable) => ({
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
  leave: async (subscriberId: string, at: Date): Promise<void> => {
    await tx.query(leave, [subscriberId, at.toISOString()]);
  },
});
