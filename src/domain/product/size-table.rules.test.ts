import { describe, expect, it } from 'vitest';
import type { SizeTable } from '../../contracts/catalogue/choosing.contract.ts';
import type { ProductFacts } from '../../contracts/catalogue/product-facts.contract.ts';
import { rowsFor, sizeTableFor } from './size-table.rules.ts';

const table = (more: Partial<SizeTable>): SizeTable => ({
  kind: 'textile',
  columns: ['size', 'letter', 'chest'],
  rows: [
    ['36', 'S', '84'],
    ['38', 'M', '88'],
    ['40', 'M', '92'],
  ],
  advice: {},
  ...more,
});
const women = table({ gender: 'female', ageGroups: ['adult'] });
const men = table({ gender: 'male', ageGroups: ['adult'], rows: [['46', 'S', '92'], ['50', 'M', '100']] }); // prettier-ignore
const kids = table({ ageGroups: ['kids', 'toddler'], columns: ['size', 'height'], rows: [['98/104', '98–104']] });
const shoes = table({ kind: 'shoes', gender: 'female', columns: ['size', 'foot'], rows: [['36', '230'], ['38', '243']] }); // prettier-ignore
const elbe = table({ gender: 'female', brand: 'Elbe' });
const tables = [women, men, kids, shoes, elbe];
const textile = { kind: 'textile' } as const;

describe('the table of sizes', () => {
  it.each<[string, string[], ProductFacts, string | undefined, SizeTable | undefined]>([
    ['a coat for women', ['36', '40'], { ...textile, gender: 'female' }, 'Kontor', women],
    ['a shirt for women by letters', ['S', 'M'], { ...textile, gender: 'female' }, 'Kontor', women],
    ['a shirt for men by letters', ['S', 'M'], { ...textile, gender: 'male' }, undefined, men],
    ['a shirt whose wearer is unknown', ['S', 'M'], textile, undefined, undefined],
    ['sizes that only one table has', ['46', '50'], textile, undefined, men],
    ['a jacket for children', ['98/104'], { ...textile, ageGroup: 'kids' }, undefined, kids],
    ['a jacket for newborns', ['98/104'], { ...textile, ageGroup: 'newborn' }, undefined, undefined],
    ['boots for women', ['36', '38'], { kind: 'shoes', gender: 'female' }, 'Kontor', shoes],
    ['the brand’s own table', ['36'], { ...textile, gender: 'female' }, 'Elbe', elbe],
    ['a size that no table has', ['36', '60'], { ...textile, gender: 'female' }, 'Kontor', undefined],
    ['one size', [], { ...textile, gender: 'female' }, 'Kontor', undefined],
    ['goods of another kind', ['S', 'M'], { kind: 'general', gender: 'female' }, 'Kontor', undefined],
    ['a product without facts', ['S'], {}, undefined, undefined],
  ])('[SHOP-3] of %s', (_, sizes, facts, brand, expected) => {
    expect(sizeTableFor(tables, { sizes, facts, ...(brand === undefined ? {} : { brand }) })).toBe(expected);
  });

  it.each([
    [
      ['36', '40'],
      ['36', '40'],
    ],
    [['M'], ['38', '40']],
    [
      ['S', 'M'],
      ['36', '38', '40'],
    ],
  ])('[SHOP-3] shows for %j the rows %j', (sizes, rows) => {
    expect(rowsFor(women, sizes).map(([size]) => size)).toEqual(rows);
  });
});
