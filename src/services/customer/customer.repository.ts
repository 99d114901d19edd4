import type {
  BeanEntry,
  Customer,
  MobilePlan,
  ProfileFields,
  Salutation,
  CardStatus,
} from '../../contracts/customer/account.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable } from '../../lib/database.ts';

interface Row {
  readonly id: string;
  readonly site: SiteCode;
  readonly email: string;
  readonly password_hash: string;
  readonly visitor_id: string;
  readonly epoch: number;
  readonly salutation: Salutation | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly card: CardStatus;
  readonly card_number: string | null;
  readonly beans: number;
  readonly is_community: boolean;
  readonly mobile_plan: MobilePlan | null;
  readonly created_at: Date;
}

export interface CustomerWithHash {
  readonly customer: Customer;
  readonly passwordHash: string;
}

export interface NewCustomer extends ProfileFields {
  readonly id: string;
  readonly site: SiteCode;
  readonly email: string;
  readonly passwordHash: string;
  readonly visitorId: string;
  readonly card?: CardStatus;
  readonly cardNumber?: string;
  readonly beans?: readonly BeanEntry[];
  readonly isCommunityMember?: boolean;
  readonly mobilePlan?: MobilePlan;
}

/** E-mail addresses are compared without regard to case, because people type them in any case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

const columns = `id, site, email, password_hash, visitor_id, epoch, salutation, first_name, last_name, phone, card,
  card_number, beans, is_community, mobile_plan, created_at`;
const byId = statement('customer-by-id', `select ${columns} from customer where id = $1`);
const byEmail = statement('customer-by-email', `select ${columns} from customer where site = $1 and email_key = $2`);
const insert = statement(
  'customer-insert',
  `insert into customer (id, site, email, email_key, password_hash, visitor_id, salutation, first_name, last_name, phone,
     card, card_number, is_community, mobile_plan, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb, $15)
   on conflict (site, email_key) do nothing returning id`,
);
const updateProfile = statement(
  'customer-profile',
  'update customer set salutation = $2, first_name = $3, last_name = $4, phone = $5 where id = $1',
);
const updatePassword = statement(
  'customer-password',
  'update customer set password_hash = $2, epoch = epoch + 1 where id = $1',
);
const updateEmail = statement(
  'customer-email',
  `update customer set email = $2, email_key = $3, epoch = epoch + 1
   where id = $1 and not exists (select from customer other where other.site = customer.site and other.email_key = $3)
   returning id`,
);
const updateCard = statement(
  'customer-card',
  `update customer set card = 'REGULAR', card_number = $2 where id = $1 and card = 'NO_CARD' returning id`,
);
const updateCommunity = statement('customer-community', 'update customer set is_community = $2 where id = $1');
const remove = statement('customer-remove', 'delete from customer where id = $1');
const addBeans = statement(
  'customer-beans-add',
  `with added as (insert into customer_bean (customer_id, at, amount, reason) values ($1, $2, $3, $4) returning amount)
   update customer set beans = beans + (select amount from added) where id = $1`,
);
const readBeans = statement(
  'customer-beans-read',
  'select at, amount, reason from customer_bean where customer_id = $1 order by at desc, id desc limit $2',
);

const customerOf = (row: Row): Customer => ({
  id: row.id,
  site: row.site,
  email: row.email,
  visitorId: row.visitor_id,
  epoch: row.epoch,
  ...(row.salutation === null ? {} : { salutation: row.salutation }),
  firstName: row.first_name,
  lastName: row.last_name,
  ...(row.phone === null ? {} : { phone: row.phone }),
  card: row.card,
  ...(row.card_number === null ? {} : { cardNumber: row.card_number }),
  beans: row.beans,
  isCommunityMember: row.is_community,
  ...(row.mobile_plan === null ? {} : { mobilePlan: row.mobile_plan }),
  createdAt: row.created_at,
});
const withHash = (row: Row | undefined): CustomerWithHash | undefined =>
  row && { customer: customerOf(row), passwordHash: row.password_hash };

const rowsOn = (db: Queryable) => ({
  /** False if the address already has an account on this site. */
  add: async (one: NewCustomer, at: Date): Promise<boolean> => {
    const added = await db.query(insert, [
      one.id,
      one.site,
      one.email,
      emailKeyOf(one.email),
      one.passwordHash,
      one.visitorId,
      one.salutation ?? null,
      one.firstName,
      one.lastName,
      one.phone ?? null,
      one.card ?? 'NO_CARD',
      one.cardNumber ?? null,
      one.isCommunityMember ?? false,
      one.mobilePlan === undefined ? null : JSON.stringify(one.mobilePlan),
      at,
    ]);
    if (added.length === 0) return false;
    for (const entry of one.beans ?? []) await db.query(addBeans, [one.id, entry.at, entry.amount, entry.reason]);
    return true;
  },
  addBeans: async (id: string, { at, amount, reason }: BeanEntry): Promise<void> => {
    await db.query(addBeans, [id, at, amount, reason]);
  },
  /** False if the customer already has a card. */
  giveCard: async (id: string, cardNumber: string): Promise<boolean> =>
    (await db.query(updateCard, [id, cardNumber])).length > 0,
  setPassword: async (id: string, hash: string): Promise<void> => {
    await db.query(updatePassword, [id, hash]);
  },
  /** False if the address belongs to another account by now. */
  setEmail: async (id: string, email: string): Promise<boolean> =>
    (await db.query(updateEmail, [id, email, emailKeyOf(email)])).length > 0,
});
export type CustomerRows = ReturnType<typeof rowsOn>;

export const createCustomerRepository = (db: Database) => ({
  ...rowsOn(db),
  within: rowsOn,
  transaction: <T>(work: (rows: CustomerRows, tx: Queryable) => Promise<T>): Promise<T> =>
    db.transaction((tx) => work(rowsOn(tx), tx)),
  byId: async (id: string): Promise<CustomerWithHash | undefined> => withHash((await db.query<Row>(byId, [id]))[0]),
  byEmail: async (site: SiteCode, email: string): Promise<CustomerWithHash | undefined> =>
    withHash((await db.query<Row>(byEmail, [site, emailKeyOf(email)]))[0]),
  setProfile: async (id: string, { salutation, firstName, lastName, phone }: ProfileFields): Promise<void> => {
    await db.query(updateProfile, [id, salutation ?? null, firstName, lastName, phone ?? null]);
  },
  setCommunity: async (id: string, joins: boolean): Promise<void> => {
    await db.query(updateCommunity, [id, joins]);
  },
  remove: async (id: string): Promise<void> => {
    await db.query(remove, [id]);
  },
  beans: (id: string, most: number): Promise<BeanEntry[]> => db.query<BeanEntry>(readBeans, [id, most]),
});
export type CustomerRepository = ReturnType<typeof createCustomerRepository>;
