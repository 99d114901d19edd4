import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import type { StoredArticle } from '../../domain/cart/kinds/server-kind.ts';
import { createCartRepository, type CartToKeep } from './cart.repository.ts';
import { keyOfMark, markOf } from './cart.rules.ts';

const today = '2026-11-21';
const articleNamed = (title: string): StoredArticle => ({
  productId: '100000001',
  tcm: 't1',
  quantity: 1,
  title,
  amountMinor: 100,
});
const cartWith = (titles: readonly string[], keys: readonly string[]): CartToKeep => {
  const changes = keys.map((key) => markOf(key, key, true));
  return {
    owner: { site: 'DE', visitorId: randomUUID() },
    before: undefined,
    entries: titles.map(articleNamed),
    recentChanges: changes,
    newChanges: changes,
    expiresOn: '2027-02-20',
  };
};

/** What has a meaning of its own in JSON, in an array of PostgreSQL or in one of the separators. */
const titles = [
  '"',
  '\\',
  '\\"',
  "'",
  ',',
  '{}',
  '[]',
  'NULL',
  '',
  ' ',
  '\n',
  '\t\r\b\f\u001F',
  '\\n',
  '\u2028',
  '☕😀',
];
/** Any visible characters of ASCII. */
const keys = ['"', '\\', '\\"', "'", ',', '{}', 'NULL', '\\n', '+', '='];

onBothDatabases('carts that are written by one statement', (db) => {
  it('[CART-13] keep what feeds and browsers call things, and an empty cart between them', async () => {
    const { keep, read } = createCartRepository(db());
    const carts = [
      cartWith(titles, keys),
      cartWith([], []),
      ...titles.map((title) => cartWith([title], [`of${title.length}`])),
    ];
    const versions = await keep(carts, today);
    expect(versions.size).toBe(carts.length);
    for (const { owner, entries, recentChanges } of carts) {
      const [row] = (await read([owner], today)).values();
      expect(row).toMatchObject({ entries, recent_changes: recentChanges, days_left: 91 });
    }
  });

  it('[CART-13] know each key again that a browser may send', async () => {
    const { keep, read } = createCartRepository(db());
    const carts = [cartWith(['first'], keys), cartWith(['second'], ['other'])];
    await keep(carts, today);
    for (const { owner, newChanges } of carts) {
      const asked = newChanges.map(keyOfMark);
      const [row] = (await read([owner], today, () => asked)).values();
      // Those of the row and those of the table.
      expect(row?.recent_changes.toSorted()).toEqual([...newChanges, ...newChanges].toSorted());
    }
  });
});
