import type { Address, AddressFields } from '../../contracts/customer/account.contract.ts';
import { statement, type Database } from '../../lib/database.ts';

interface AddressRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string | null;
  readonly street: string;
  readonly extra: string | null;
  readonly postcode: string;
  readonly city: string;
  readonly is_default: boolean;
}

const readAddresses = statement(
  'customer-addresses',
  `select id, first_name, last_name, company, street, extra, postcode, city, is_default
   from customer_address where customer_id = $1 order by is_default desc, created_at, id`,
);
// Locks the account's row, so that two concurrent forms cannot pass the limit.
const hold = statement('customer-hold', 'select 1 from customer where id = $1 for update');
const countAddresses = statement(
  'customer-address-count',
  'select count(*) as count from customer_address where customer_id = $1',
);
const insertAddress = statement(
  'customer-address-insert',
  `insert into customer_address (id, customer_id, first_name, last_name, company, street, extra, postcode, city, is_default, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);
const updateAddress = statement(
  'customer-address-update',
  `update customer_address set first_name = $3, last_name = $4, company = $5, street = $6, extra = $7, postcode = $8,
     city = $9, is_default = $10 where id = $1 and customer_id = $2 returning id`,
);
const onlyDefault = statement(
  'customer-address-default',
  'update customer_address set is_default = (id = $2) where customer_id = $1',
);
const removeAddress = statement(
  'customer-address-remove',
  'delete from customer_address where id = $1 and customer_id = $2',
);

const readWatched = statement(
  'customer-watched',
  'select product_id from customer_watch where customer_id = $1 order by added_at desc, product_id',
);
const watch = statement(
  'customer-watch',
  `insert into customer_watch (customer_id, product_id, added_at)
   select $1, product_id, $3::timestamptz from unnest($2::text[]) product_id on conflict do nothing`,
);
const unwatch = statement(
  'customer-unwatch',
  'delete from customer_watch where customer_id = $1 and product_id = any($2::text[])',
);

const addressOf = ({
  id,
  first_name,
  last_name,
  company,
  street,
  extra,
  postcode,
  city,
  is_default,
}: AddressRow): Address => ({
  id,
  firstName: first_name,
  lastName: last_name,
  ...(company === null ? {} : { company }),
  street,
  ...(extra === null ? {} : { extra }),
  postcode,
  city,
  isDefault: is_default,
});
const valuesOf = (one: AddressFields) => [
  one.firstName,
  one.lastName,
  one.company ?? null,
  one.street,
  one.extra ?? null,
  one.postcode,
  one.city,
];

/** The addresses and the watchlist of an account. */
export const createKeepingRepository = (db: Database) => ({
  addresses: async (customerId: string): Promise<Address[]> =>
    (await db.query<AddressRow>(readAddresses, [customerId])).map(addressOf),

  /** Returns `limit` when the account has the maximum number, `missing` when the address is not one of the account. */
  saveAddress: (
    customerId: string,
    { id, isNew }: { readonly id: string; readonly isNew: boolean },
    fields: AddressFields,
    { most, at }: { readonly most: number; readonly at: Date },
  ): Promise<'saved' | 'limit' | 'missing'> =>
    db.transaction(async (tx) => {
      await tx.query(hold, [customerId]);
      const [kept] = await tx.query<{ count: number }>(countAddresses, [customerId]);
      const count = kept?.count ?? 0;
      if (isNew && count >= most) return 'limit';
      // The first address becomes the default one.
      const isDefault = fields.isDefault || (isNew && count === 0);
      if (isNew) await tx.query(insertAddress, [id, customerId, ...valuesOf(fields), isDefault, at]);
      else if ((await tx.query(updateAddress, [id, customerId, ...valuesOf(fields), isDefault])).length === 0)
        return 'missing';
      if (isDefault) await tx.query(onlyDefault, [customerId, id]);
      return 'saved';
    }),
  removeAddress: async (customerId: string, id: string): Promise<void> => {
    await db.query(removeAddress, [id, customerId]);
  },

  watched: async (customerId: string): Promise<string[]> =>
    (await db.query<{ product_id: string }>(readWatched, [customerId])).map(({ product_id }) => product_id),
  /** Adds products up to the limit; returns false if some did not fit. */
  watch: (
    customerId: string,
    productIds: readonly string[],
    { most, at }: { readonly most: number; readonly at: Date },
  ): Promise<boolean> =>
    db.transaction(async (tx) => {
      await tx.query(hold, [customerId]);
      const before = new Set(
        (await tx.query<{ product_id: string }>(readWatched, [customerId])).map(({ product_id }) => product_id),
      );
      const fresh = [...new Set(productIds)].filter((productId) => !before.has(productId));
      const room = Math.max(0, most - before.size);
      await tx.query(watch, [customerId, fresh.slice(0, room), at]);
      return fresh.length <= room;
    }),
  unwatch: async (customerId: string, productIds: readonly string[]): Promise<void> => {
    await db.query(unwatch, [customerId, productIds]);
  },
});
export type KeepingRepository = ReturnType<typeof createKeepingRepository>;
