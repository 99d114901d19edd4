import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { repositoryRoot } from '../../../tests/support/words/repository.ts';
import { askOwner } from '../../cli/ask-owner.ts';
import { statement } from '../../lib/database.ts';
import { createCustomerRepository } from '../../services/customer/customer.repository.ts';
import { createKeepingRepository } from '../../services/customer/keeping.repository.ts';
import { createLinkRepository } from '../../services/customer/links.repository.ts';
import { commandSocket } from './command-socket.ts';
import { createCommands, type OwnCommands } from './commands.ts';
import { readConfig } from '../config/config.ts';
import { folderFiles } from '../files/folder-files.ts';
import { masterFiles } from '../files/master-files.ts';
import { createPictureCommands } from '../wiring/pictures/picture-commands.ts';

const at = new Date('2026-11-21T12:00:00Z');
const hash = 'the hash of a password';

onBothDatabases('what is kept of a person', (db) => {
  let folder: string;
  let door: Server;
  let commands: OwnCommands;
  const ask = () => askOwner(join(folder, 'owner.sock'));

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-person-'));
    commands = createCommands({ db: db(), folder: repositoryRoot, origins: readConfig({}).origins, now: () => at });
    const pictures = createPictureCommands({ db: db(), files: masterFiles(folderFiles(folder)), now: () => at });
    door = createServer(commandSocket({ ...commands, ...pictures }, () => {}));
    await new Promise<void>((resolve) => door.listen(join(folder, 'owner.sock'), resolve));
  });
  afterEach(async () => {
    await commands.stop();
    door.closeAllConnections();
    await new Promise((resolve) => door.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (text: string, values: readonly unknown[] = []) => db().query(statement('', text), values);

  /** Something of a person at every place where the shop keeps anything. */
  const leaveTraces = async (email: string): Promise<void> => {
    const [id, visitorId, subscriberId] = [randomUUID(), randomUUID(), randomUUID()];
    const name = { firstName: 'Anna', lastName: 'Berg' };
    const key = email.toLowerCase();
    await createCustomerRepository(db()).add(
      { id, site: 'DE', email, passwordHash: hash, visitorId, ...name, beans: [{ at, amount: 7, reason: 'order' }] },
      at,
    );
    const keeping = createKeepingRepository(db());
    const address = { ...name, street: 'Kaffeeweg 5', postcode: '20095', city: 'Hamburg', isDefault: true };
    await keeping.saveAddress(id, { id: randomUUID(), isNew: true }, address, { most: 1, at });
    await keeping.watch(id, ['100000001'], { most: 1, at });
    const content = { email, passwordHash: hash, ...name, wantsCard: false };
    await createLinkRepository(db()).add({ key: email, kind: 'CONFIRM', site: 'AT', content, expiresAt: at });
    await run(`insert into cart values ('DE', $1, 1, '[{"title": "Mug"}]', '{}', '2027-01-01')`, [visitorId]);
    await run(
      `insert into shop_order values ($1::uuid, 'DE', $2, $1::text, $4, $1::uuid, $1::uuid, null, $4, 'PLACED', $3, $5, '2035-01-01')`,
      [
        randomUUID(),
        email.startsWith('bert') ? '4712' : '4711',
        email,
        at,
        JSON.stringify({ address: { lastName: 'Berg', phone: '040 123' } }),
      ],
    );
    await run(
      `insert into withdrawal (id, site, declared_at, name, email, typed_number, words, order_number, expires_on)
       values ($1, 'DE', $2, 'Berg', $3, 'Berg 1', 'I withdraw', $5, '2035-01-01'),
         ($4, 'DE', $2, 'Berg', $3, null, 'I withdraw', null, '2035-01-01')`,
      [randomUUID(), at, email, randomUUID(), email.startsWith('bert') ? '4712' : '4711'],
    );
    await run(`insert into checkout values ('DE', $1, $1, $2, null, $3)`, [visitorId, JSON.stringify({ email }), at]);
    await run(
      `insert into newsletter_subscriber (subscriber_id, site, email, email_key, state, created_at)
       values ($1, 'TR', $2, $3, 'confirmed', $4)`,
      [subscriberId, email, key, at],
    );
    await run(`insert into newsletter_token values ($3, $1, 'manage', '{}', $2)`, [subscriberId, at, key]);
    await run(
      `insert into newsletter_event (subscriber_id, at, kind, text_version, address) values ($1, $2, 'signed-up', 'v1', '192.0.2.7')`,
      [subscriberId, at],
    );
    await run(`insert into newsletter_text values ('v1', 'TR', 'the words', $1) on conflict do nothing`, [at]);
    await run(`insert into newsletter_mail values ($1, $2, 'confirmation')`, [key, at]);
    await run(
      `insert into mail (mail_id, site, recipient, subject, html, body, message_id, created_at, due_at, tries, state)
       values ($1, 'DE', $2, 'Hello', '', 'Good day', '<1@de>', $3, $3, 0, 'waiting')`,
      [randomUUID(), email, at],
    );
  };

  const everything = async (): Promise<string> => {
    const tables = await db().query<{ name: string }>(
      statement(
        '',
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      ),
    );
    let all = '';
    for (const { name } of tables) all += JSON.stringify(await run(`select * from ${name}`));
    return all.toLowerCase();
  };

  it('[NEWS-11] all data of a person is shown through the socket, without secrets', async () => {
    await leaveTraces('Anna@Example.com');
    await leaveTraces('bert@example.com');
    const record = await ask().exportPerson(' anna@example.com');
    expect(record).toMatchObject({
      accounts: [
        {
          email: 'Anna@Example.com',
          last_name: 'Berg',
          addresses: [{ street: 'Kaffeeweg 5' }],
          beans_history: [{ amount: 7 }],
          watched: ['100000001'],
        },
      ],
      registrations: [{ site: 'AT', content: { email: 'Anna@Example.com' } }],
      carts: [{ entries: [{ title: 'Mug' }] }],
      orders: [{ number: '4711', content: { address: { phone: '040 123' } } }],
      withdrawals: [{ words: 'I withdraw' }, { words: 'I withdraw' }],
      newsletter: [
        { subscriber: { state: 'confirmed' }, history: [{ address: '192.0.2.7' }], texts: [{ words: 'the words' }] },
      ],
      mails: [{ subject: 'Hello', body: 'Good day' }],
    });
    expect(JSON.stringify(record)).not.toContain(hash);
    expect(JSON.stringify(record)).not.toContain('bert');
  });

  it('[NEWS-11] all data of a person is erased, and no data of another person', async () => {
    await leaveTraces('bert@example.com');
    const before = await everything();
    await leaveTraces('Anna@Example.com');
    expect(await ask().erasePerson('anna@example.com')).toEqual({
      accounts: 1,
      registrations: 1,
      carts: 1,
      orders: 1,
      withdrawals: 2,
      newsletter: 1,
      mails: 1,
    });
    // The data that bookkeeping needs stays, without an email address, a telephone number or a link to a person (decision 007).
    const [order] = await run(`select * from shop_order where number = '4711' and email is null`);
    expect(order).toMatchObject({ key: null, attempt: null, visitor_id: null, customer_id: null });
    expect(order).toMatchObject({ content: { address: { lastName: 'Berg' } } });
    expect(JSON.stringify(order)).not.toContain('040 123');
    await run(`delete from shop_order where email is null`);
    // Of a withdrawal from that order its moment stays; one without an order is deleted.
    const rows = await run(`delete from withdrawal where email is null returning *`);
    expect(rows).toMatchObject([{ order_number: '4711', name: null, typed_number: null, articles: null, words: null }]);
    expect(await everything()).toBe(before);
    expect(await everything()).not.toContain('anna@example.com');
    const nothing = await ask().exportPerson('anna@example.com');
    expect(Object.values(nothing).flat()).toEqual([]);
  });
});
