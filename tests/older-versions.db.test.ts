import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { statement, type Database } from '../src/lib/database.ts';
import { clockOf } from '../src/lib/time/moment.ts';
import { migrate, migrations } from '../src/server/database/migrate.ts';
import { createCartRepository } from '../src/services/cart/cart.repository.ts';
import { createCustomerRepository } from '../src/services/customer/customer.repository.ts';
import { createNewsletterRepository } from '../src/services/newsletter/newsletter.repository.ts';
import { createOrderRepository } from '../src/services/order/order.repository.ts';
import { databases } from './support/databases/databases.ts';
import { storeOrder } from './support/shops/stored-order.ts';
import { repositoryRoot } from './support/words/repository.ts';
import { sites } from '../src/sites/sites.ts';

/** A shop may skip versions: data of the last ten schemas come up to date. */
const versionsBack = 10;
const newest = migrations.length;
const older = Array.from({ length: versionsBack }, (_, back) => migrations[newest - 2 - back]?.number ?? 0);

const at = new Date('2026-11-20T12:00:00Z');
const email = 'anna@example.com';
const visitorId = '0b2f6a3e-4b54-4a67-9a3c-3f5a1d2c7e10';
const customerId = '9d1c5c1e-66a8-4e0e-8a4f-0f6f1f3b2a11';
const inCart = { productId: '1', tcm: 'a', quantity: 2, title: 'Becher', amountMinor: 799 };
const keptForLater = { kind: 'kept', article: { ...inCart, tcm: 'b' } };

/** What each of these versions could write; the columns of all of them are the same here. */
const fill = async (db: Database): Promise<void> => {
  const run = (text: string, values: readonly unknown[]) => db.query(statement('', text), values);
  await run(
    `insert into cart (site, visitor_id, version, entries, recent_changes, expires_on)
     values ('DE', $1, 7, $2::jsonb, array['change'], '2027-02-01')`,
    [visitorId, JSON.stringify([inCart, keptForLater])],
  );
  await run(
    `insert into customer (id, site, email, email_key, password_hash, visitor_id, first_name, last_name, beans, created_at)
     values ($1, 'DE', $2, $2, 'hash', $3, 'Anna', 'Kern', 120, $4)`,
    [customerId, email, visitorId, at],
  );
  await run(
    `insert into newsletter_subscriber (subscriber_id, site, email, email_key, state, consents, created_at)
     values (gen_random_uuid(), 'DE', $1, $1, 'confirmed', array['COFFEE'], $2)`,
    [email, at],
  );
  await run(
    `insert into mail (mail_id, site, recipient, subject, html, body, message_id, created_at, due_at, tries, state)
     values (gen_random_uuid(), 'DE', $1, 'Hallo', '<p>', 'Hallo', 'id', $2, $2, 0, 'waiting')`,
    [email, at],
  );
  await storeOrder(db, sites.DE, { number: '1001', email, at });
};

it('[RUN-10] leaves migrations alone that other shops have run', () => {
  const released = migrations.filter(({ number }) => number <= 31);
  const texts = released.map(({ name }) =>
    readFileSync(join(repositoryRoot, 'src/server/database/migrations', name), 'utf8'),
  );
  expect(hash('sha256', texts.join('\n'))).toBe('58041a21f2315e35e1d60ebdd0c4542e7bf25d7b26394256bb5dbf6bfdfc93b7');
});

describe('[RUN-10] data of an older version', () => {
  it.each(older)('%i come up to date, and are read as before', async (number) => {
    const server = databases.find(({ database }) => database === 'PostgreSQL') ?? expect.unreachable();
    const { db, close } = await server.open();
    try {
      const known = migrations.filter((migration) => migration.number <= number);
      await migrate(db, known);
      await fill(db);
      expect(await migrate(db)).toBe(migrations.length - known.length);

      const carts = await createCartRepository(db).read([{ site: 'DE', visitorId }], '2026-11-21');
      expect([...carts.values()]).toMatchObject([{ entries: [inCart, keptForLater], recent_changes: ['change'] }]);
      const customer = await createCustomerRepository(db).byEmail('DE', email);
      expect(customer).toMatchObject({ customer: { id: customerId, firstName: 'Anna', beans: 120 } });
      expect(await createNewsletterRepository(db).consentsOf('DE', email)).toEqual(['COFFEE']);
      const order = await createOrderRepository(db).find({ key: 'key-of-DE-1001', site: 'DE' }, clockOf(() => at)());
      expect(order?.order).toMatchObject({ number: '1001', state: 'SENT', email });
      const mails = await db.query(statement('', 'select recipient, state from mail'));
      expect(mails).toEqual([{ recipient: email, state: 'waiting' }]);
    } finally {
      await close();
    }
  });
});
