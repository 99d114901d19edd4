import { describe, expect, it } from 'vitest';
import { compareSizes } from './size-order.ts';

describe('the order of sizes', () => {
  it.each([
    ['letters', ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']],
    ['double letters', ['S/M', 'M/L', 'L/XL']],
    ['clothes', ['36', '38', '40', '44', '110/116']],
    ['ranges', ['39–42', '43–46']],
    ['weights', ['100 g', '250 g', '500 g', '1 kg']],
    ['packs', ['10 × 5 g', '100 g', '50 × 5 g', '100 × 5 g']],
    ['volumes', ['150 ml', '0,5 l', '0,75 l', '1 l', '1.8 l', '45 l']],
    ['lengths and areas', ['20 cm', 'Ø 30 cm', '7 × 10 cm', '45 × 45 cm', '135 × 200 cm']],
    ['kinds apart', ['M', '36', '1 kg', '250 ml', '1 m', '4 Tassen', 'klein']],
  ])('[SRCH-7] of %s', (_, sizes) => {
    expect(sizes.toReversed().toSorted(compareSizes)).toEqual(sizes);
    expect(sizes.toSorted().toSorted(compareSizes)).toEqual(sizes);
  });
});
