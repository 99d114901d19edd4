import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { statement, type Database } from '../../lib/database.ts';
import { createTogetherRepository } from './together.repository.ts';
import { createTogether } from './together.service.ts';

const now = new Date('2026-11-23T10:00:00Z');
const insert = statement(
  '',
  `insert into shop_order (id, site, number, key, link_until, placed_at, state, content, expires_on)
   select gen_random_uuid(), $1, $2 || n, $2 || n, '2030-01-01', $3::timestamptz - n * interval '1 minute', $4, $5::jsonb, '2035-01-01'
   from generate_series(1, $6::int) as n`,
);

interface Stored {
  readonly site?: string;
  readonly count: number;
  readonly products: readonly string[];
  readonly at?: string;
  readonly state?: string;
  readonly kind?: string;
}
const store = async (db: Database, name: string, { site = 'DE', count, products, at, state, kind }: Stored) => {
  const lines = products.map((productId) => ({ kind: kind ?? 'article', productId, quantity: 2 }));
  const values = [site, name, at ?? now, state ?? 'PLACED', JSON.stringify({ lines: [...lines, ...lines] }), count];
  await db.query(insert, values);
};

onBothDatabases('what was ordered together', (db) => {
  const asked = (productId: string) =>
    createTogether(
      createTogetherRepository(db()),
      () => now,
      (fault) => {
        throw fault;
      },
    )('DE', productId);

  it('[SHOP-3] counts each order once, and more orders than a statement reads', async () => {
    await store(db(), 'a', { count: 300, products: ['coat', 'boot'] });
    await store(db(), 'b', { count: 260, products: ['coat', 'scarf'], at: '2026-11-20T10:00:00Z' });
    await store(db(), 'c', { count: 4, products: ['coat', 'hat'] });
    expect(await asked('coat')).toEqual(['boot', 'scarf']);
    expect(await asked('hat')).toEqual([]);
  });

  it.each<[string, Partial<Stored>]>([
    ['another site', { site: 'AT' }],
    ['orders that were cancelled', { state: 'CANCELLED' }],
    ['orders that were returned', { state: 'RETURNED' }],
    ['orders of more than a year ago', { at: '2025-11-22T10:00:00Z' }],
    ['gifts', { kind: 'freeArticle' }],
  ])('[SHOP-3] ignores %s', async (_, stored) => {
    await store(db(), 'd', { count: 9, products: ['coat', 'boot'], ...stored });
    expect(await asked('coat')).toEqual([]);
  });
});

it('[SHOP-3] counts once an hour, and is empty while the database does not answer', async () => {
  let at = now;
  let reads = 0;
  const faults: unknown[] = [];
  const ask = createTogether(
    {
      latestGoods: async () => {
        reads += 1;
        if (reads > 1) throw new Error('away');
        return Array.from({ length: 5 }, () => ['coat', 'boot']);
      },
    },
    () => at,
    (fault) => faults.push(fault),
  );
  expect([await ask('DE', 'coat'), await ask('DE', 'boot'), reads]).toEqual([['boot'], ['coat'], 1]);
  at = new Date(now.getTime() + 3_600_000);
  expect([await ask('DE', 'coat'), reads, faults.length]).toEqual([[], 2, 1]);
});
