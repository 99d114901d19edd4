import type { LinkKind } from '../../contracts/customer/account.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';
import { deleteExpired } from '../../lib/expired-rows.repository.ts';

export interface LinkRow {
  readonly kind: LinkKind;
  readonly site: SiteCode;
  readonly customer_id: string | null;
  readonly content: unknown;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

export interface NewLink {
  /** The hash of the secret. */
  readonly key: string;
  readonly kind: LinkKind;
  readonly site: SiteCode;
  readonly customerId?: string;
  readonly content?: object;
  readonly expiresAt: Date;
}

const insert = statement(
  'customer-link-insert',
  'insert into customer_link (key, kind, site, customer_id, content, expires_at) values ($1, $2, $3, $4, $5::jsonb, $6)',
);
const read = statement(
  'customer-link-read',
  'select kind, site, customer_id, content, expires_at, used_at from customer_link where key = $1',
);
// Of two concurrent clicks one uses the link; its content (the hash of a password) is deleted with it.
const use = statement(
  'customer-link-use',
  `with before as (select * from customer_link where key = $1 for update)
   update customer_link set used_at = $2, content = '{}'::jsonb from before
   where customer_link.key = before.key and before.used_at is null and before.expires_at > $2
   returning before.kind, before.site, before.customer_id, before.content, before.expires_at, before.used_at`,
);
const removeOver = deleteExpired('customer-link-remove', {
  table: 'customer_link',
  column: 'expires_at',
  type: 'timestamptz',
});

export const linkRows = (db: Queryable) => ({
  add: async ({ key, kind, site, customerId, content, expiresAt }: NewLink): Promise<void> => {
    await db.query(insert, [key, kind, site, customerId ?? null, JSON.stringify(content ?? {}), expiresAt]);
  },
  /** Undefined for a link that is used, expired or unknown. */
  use: async (key: string, at: Date): Promise<LinkRow | undefined> => (await db.query<LinkRow>(use, [key, at]))[0],
});

export const createLinkRepository = (db: Database) => ({
  ...linkRows(db),
  read: async (key: string): Promise<LinkRow | undefined> => (await db.query<LinkRow>(read, [key]))[0],
  tidyUp: (before: Date): Promise<void> => removeOver(db, before),
});
export type LinkRepository = ReturnType<typeof createLinkRepository>;
