import { expect, it } from 'vitest';
import { checkoutTerms } from '../../sites/checkout.ts';
import { addressLines, keptUntil } from './order.rules.ts';

const address = { firstName: 'Ada', lastName: 'Kiss', street: 'Fő utca 1', postcode: '1051', city: 'Budapest' };

it.each([
  ['de', address, ['Ada Kiss', 'Fő utca 1', '1051 Budapest']],
  ['hu', address, ['Kiss Ada', 'Fő utca 1', '1051 Budapest']],
  [
    'de',
    { ...address, company: 'Kiss Kft.', extra: '3. emelet' },
    ['Kiss Kft.', 'Ada Kiss', 'Fő utca 1', '3. emelet', '1051 Budapest'],
  ],
  ['tr', { ...address, district: 'Kadıköy' }, ['Ada Kiss', 'Fő utca 1', '1051 Kadıköy/Budapest']],
] as const)('[SHOP-4] an address in %s has its lines in the usual order: %#', (language, one, lines) =>
  expect(addressLines(one, { language })).toEqual(lines),
);

it.each(['DE', 'CH', 'TR'] as const)('[SHOP-4] an order of %s is kept for whole years', (site) => {
  const year = 2026 + checkoutTerms[site].keptYears + 1;
  expect(keptUntil(site, new Date('2026-01-01T00:00:00Z'))).toBe(`${year}-01-01`);
  expect(keptUntil(site, new Date('2026-12-31T23:59:59Z'))).toBe(`${year}-01-01`);
});
