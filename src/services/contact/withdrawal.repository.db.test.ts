import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { createWithdrawalRepository, withdrawalRows } from './withdrawal.repository.ts';

const moment = (text: string) => clockOf(() => new Date(text))();

onBothDatabases('declarations of withdrawal', (db) => {
  const one = (id: string, at = moment('2026-11-21T12:00:00Z')) =>
    ({ id, site: 'DE', at, name: 'Ada Berg', email: 'Ada@example.com', words: 'x', expiresOn: '2035-01-01' }) as const;

  it('[LAW-2] are stored once per attempt, also at the same time', async () => {
    const id = randomUUID();
    const results = await Promise.all(
      [1, 2, 3].map(() => db().transaction((tx) => withdrawalRows(tx).add({ ...one(id), orderNumber: '1' }))),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    const rows = createWithdrawalRepository(db());
    expect([await rows.exists(id), await rows.exists(randomUUID())]).toEqual([true, false]);
  });

  it('[LAW-2] are found by order and by site, the newest first, and deleted when their time is over', async () => {
    const rows = createWithdrawalRepository(db());
    const [first, second] = [moment('2026-11-21T12:00:00Z'), moment('2026-11-22T12:00:00Z')];
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    await db().transaction(async (tx) => {
      const { add, noteReceipt } = withdrawalRows(tx);
      await add({ ...one(a, first), orderNumber: '1', expiresOn: '2027-01-01' });
      await add({ ...one(b, second), orderNumber: '1', articles: 'Mug', typedNumber: '1' });
      await add({ ...one(c, second), site: 'PL', orderNumber: '1' });
      await noteReceipt(a, randomUUID());
    });
    expect([...(await rows.ofOrders('DE', ['1', '2']))]).toEqual([['1', first]]);
    const list = await rows.list('DE', 5);
    expect(list.map(({ id, hasReceipt }) => [id, hasReceipt])).toEqual([
      [b, false],
      [a, true],
    ]);
    expect(list[0]).toMatchObject({ name: 'Ada Berg', articles: 'Mug', orderNumber: '1', typedNumber: '1' });
    expect(await rows.list('DE', 1)).toHaveLength(1);
    await rows.forget('2027-01-01');
    expect((await rows.list('DE', 5)).map(({ id }) => id)).toEqual([b]);
  });
});
