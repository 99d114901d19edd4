import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Queryable } from '../../lib/database.ts';
import {
  subscriberColumns,
  subscriberOf,
  type Profile,
  type Subscriber,
  type SubscriberRow,
} from './subscriber.repository.ts';

export type Purpose = 'confirm' | 'manage';

export interface TokenRow {
  readonly subscriber: Subscriber;
  readonly purpose: Purpose;
  readonly asked: Profile;
  readonly usedAt?: Date | undefined;
}

interface TokenJoin extends SubscriberRow {
  readonly purpose: Purpose;
  readonly asked: Profile;
  readonly used_at: Date | null;
}

const addToken = statement(
  'newsletter-add-token',
  `insert into newsletter_token (token_hash, subscriber_id, purpose, asked, expires_at)
   values ($1, $2, $3, $4::jsonb, $5::timestamptz)`,
);
const tokenOf = (name: string, lock: string) =>
  statement(
    name,
    `select ${subscriberColumns}, k.purpose, k.asked, k.used_at
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

const tokenRowOf = (row: TokenJoin): TokenRow => ({
  subscriber: subscriberOf(row),
  purpose: row.purpose,
  asked: row.asked,
  usedAt: row.used_at ?? undefined,
});

/** Returns a valid token of this site with its subscriber, without locking either. */
export const readTokenRow = async (
  db: Queryable,
  tokenHash: string,
  site: SiteCode,
  at: Date,
): Promise<TokenRow | undefined> => {
  const [row] = await db.query<TokenJoin>(readToken, [tokenHash, site, at.toISOString()]);
  return row && tokenRowOf(row);
};

/** Reads and changes the tokens of mailed links within the transaction `tx`. */
export const tokenRows = (tx: Queryable) => ({
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
  /** An unsubscribed address must not come back by an old link. */
  dropConfirmTokens: async (subscriberId: string): Promise<void> => {
    await tx.query(dropConfirming, [subscriberId]);
  },
});
