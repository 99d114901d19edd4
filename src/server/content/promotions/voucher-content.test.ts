import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { voucherCodeOf } from '../../../domain/cart/voucher.rules.ts';
import { allSites, sites } from '../../../sites/sites.ts';
import { promotionRows, readPromotionContent } from './promotion-content.ts';
import { voucherRows } from './voucher-content.ts';

const now = new Date('2026-03-02T12:00:00Z');
const files = readPromotionContent({ folder: fileURLToPath(new URL('../../../../content', import.meta.url)), now });

/** Words of the language in plain letters, so that they can be typed on any keyboard. */
const codes: Readonly<Record<SiteCode, readonly string[]>> = {
  DE: ['ROEST25', 'ADVENT15', 'PROBIER10'],
  AT: ['ROEST25', 'ADVENT15', 'PROBIER10'],
  CH: ['ROEST25', 'ADVENT15', 'PROBIER10'],
  CH_FR: ['CAFE25', 'AVENT15', 'DEGUSTER10'],
  CZ: ['KAVA25', 'ADVENT15', 'OCHUTNEJ10'],
  HU: ['KAVE25', 'ADVENT15', 'KOSTOLO10'],
  PL: ['KAWA25', 'ADWENT15', 'SPROBUJ10'],
  SK: ['KAVA25', 'ADVENT15', 'OCHUTNAJ10'],
  TR: ['KAHVE25', 'YILBASI15', 'DENE10'],
};

describe.each(allSites)('the codes that promotions show on $code', ({ code }) => {
  it('[LAW-6, CART-15] are words of its language, and the only ones that the site knows', () => {
    const known = voucherRows(files.vouchers, sites[code], now).map((voucher) => voucher.code);
    expect(known.toSorted()).toEqual(codes[code].toSorted());
    const shown = promotionRows(files, sites[code], now).flatMap(({ content }) =>
      'voucherCode' in content && content.voucherCode !== undefined ? [content.voucherCode] : [],
    );
    expect([...new Set(shown)].toSorted()).toEqual(codes[code].toSorted());
  });
});

it.each([
  ['kávé25', 'KAVE25'],
  ['kóstoló10', 'KOSTOLO10'],
  ['spróbuj 10', 'SPROBUJ10'],
  ['yılbaşı15', 'YILBASI15'],
  ['YİLBAŞI15', 'YILBASI15'],
  ['café25', 'CAFE25'],
  ['déguster10', 'DEGUSTER10'],
])('[LAW-6, CART-15] %j, as a native may type it, is the code %s', (typed, code) => {
  expect(voucherCodeOf(typed)).toBe(code);
});
