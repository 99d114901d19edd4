import { describe, expect, it } from 'vitest';
import { togetherIn } from './together.rules.ts';

const times = (count: number, ...order: string[]) => Array.from({ length: count }, () => order);

describe('what is ordered together', () => {
  it('[SHOP-3] is what at least five orders contain, the most frequent first', () => {
    const together = togetherIn([
      ...times(6, 'coat', 'boot'),
      ...times(5, 'coat', 'scarf'),
      ...times(4, 'coat', 'hat'),
    ]);
    expect(together.get('coat')).toEqual(['boot', 'scarf']);
    expect(together.get('boot')).toEqual(['coat']);
    expect(together.has('hat')).toBe(false);
  });

  it.each([
    ['no orders', []],
    ['an order of one product', times(9, 'coat')],
    ['empty orders', times(9)],
  ])('[SHOP-3] is nothing with %s', (_, orders) => expect([...togetherIn(orders)]).toEqual([]));

  it('[SHOP-3] has at most eight products, also of very large orders', () => {
    const many = Array.from({ length: 100 }, (_, at) => `p${at}`);
    expect(togetherIn(times(5, ...many)).get('p0')).toHaveLength(8);
  });
});
