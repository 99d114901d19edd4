import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import { emailKeyOf } from './customer.repository.ts';

interface Owner {
  readonly site: SiteCode;
  readonly visitor_id: string;
}
interface Account extends Owner {
  readonly account: object;
}

const accounts = statement(
  'person-accounts',
  `select c.site, c.visitor_id, to_jsonb(c) - array['id', 'email_key', 'password_hash', 'visitor_id', 'epoch'] || jsonb_build_object(
     'addresses', (select coalesce(jsonb_agg(to_jsonb(a) - array['id', 'customer_id'] order by a.created_at), '[]')
                   from customer_address a where a.customer_id = c.id),
     'beans_history', (select coalesce(jsonb_agg(to_jsonb(b) - array['id', 'customer_id'] order by b.id), '[]')
                       from customer_bean b where b.customer_id = c.id),
     'watched', (select coalesce(jsonb_agg(w.product_id order by w.added_at), '[]')
                 from customer_watch w where w.customer_id = c.id)) as account
   from customer c where c.email_key = $1 order by c.site`,
);
const registrations = statement(
  'person-registrations',
  `select site, kind, content - 'passwordHash' as content, expires_at from customer_link
   where lower(content->>'email') = $1 order by expires_at`,
);
const remove = statement('person-remove', 'delete from customer where email_key = $1 returning site, visitor_id');
const removeRegistrations = statement(
  'person-remove-registrations',
  `delete from customer_link where lower(content->>'email') = $1 returning key`,
);

/** All data stored for an e-mail address on the nine sites, for the data subject. Secrets and hashes are excluded. */
export const createPersonRepository = (db: Database) => ({
  accounts: (email: string): Promise<readonly Account[]> => db.query<Account>(accounts, [emailKeyOf(email)]),
  /** Registrations that are not confirmed yet. */
  registrations: (email: string): Promise<readonly object[]> => db.query<object>(registrations, [emailKeyOf(email)]),
  remove: (email: string): Promise<{ readonly owners: readonly Owner[]; readonly registrations: number }> =>
    db.transaction(async (tx) => ({
      owners: await tx.query<Owner>(remove, [emailKeyOf(email)]),
      registrations: (await tx.query(removeRegistrations, [emailKeyOf(email)])).length,
    })),
});
