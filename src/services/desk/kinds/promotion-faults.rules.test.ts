import { expect, it } from 'vitest';
import type { PromotionItem } from '../../../contracts/staff/desk-items.contract.ts';
import { itemFaults, type DeskKnowledge } from './promotion-faults.rules.ts';

const know: DeskKnowledge = {
  timeZone: 'Europe/Berlin',
  hasPicture: (name) => name === 'hero',
  vouchers: [
    { code: 'ALWAYS', valid_from: null, valid_to: null },
    { code: 'MARCH', valid_from: new Date('2026-02-28T23:00:00Z'), valid_to: new Date('2026-03-31T22:00:00Z') },
  ],
  tests: [{ name: 'Hero', groups: ['A', 'B'] }],
  hasCategory: () => false,
  searchFaults: () => [],
};
const banner = (content: object, rest: Partial<PromotionItem> = {}): PromotionItem => ({
  slot: 'top_banner',
  type: 'ApiTopBannerPromotion',
  name: 'Spring',
  content: { headline: 'Spring', ...content },
  ...rest,
});
const picture = (imagePath: string, css = {}) => ({
  image: { cutouts: [{ imagePath, targetSize: { width: 720 }, ...css }] },
});
const march = { from: new Date('2026-03-01T10:00:00Z'), to: new Date('2026-03-20T10:00:00Z') };

it.each<[string, PromotionItem, { from?: Date; to?: Date }, readonly string[]]>([
  ['nothing', banner({}), {}, []],
  ['HTML, which stays text', banner({ headline: '<img src=x onerror=alert(1)>' }), {}, []],
  ['an unknown field', banner({ headLine: 'x' }), {}, ['shape content.headLine']],
  ['a link that runs code', banner({ ctaButtonLink: 'javascript:alert(1)' }), {}, ['shape content.ctaButtonLink']],
  ['a link of one side', banner({ ctaButtonLink: '//evil.example' }), {}, ['shape content.ctaButtonLink']],
  ['no headline', { ...banner({}), content: {} }, {}, ['needed content.headline']],
  ['no links', { ...banner({}), type: 'ApiHeaderBenefitsPromotion', content: {} }, {}, ['needed content.links']],
  ['a footer without its parts', { ...banner({}), type: 'ApiFooterPromotion', content: {} }, {}, ['shape content']],
  ['an end before its start', banner({}, { from: '2026-03-06T08:00', to: '2026-03-06T08:00' }), {}, ['order to']],
  ['no day of the calendar', banner({}, { from: '2026-02-30T08:00' }), {}, ['time from']],
  [
    'a picture that is gone',
    banner(picture('/pictures/16x9/800/gone.webp')),
    {},
    ['picture content.image.cutouts.0.imagePath'],
  ],
  [
    'a width that is not served',
    banner(picture('/pictures/16x9/801/hero.webp')),
    {},
    ['picture content.image.cutouts.0.imagePath'],
  ],
  ['a picture that is there', banner(picture('/pictures/16x9/800/hero.webp')), {}, []],
  [
    'CSS that loads',
    banner(picture('/pictures/16x9/800/hero.webp', { imageCss: 'background:url(//x)' })),
    {},
    ['css content.image.cutouts.0.imageCss'],
  ],
  ['an unknown voucher', banner({ voucherCode: 'GONE' }), {}, ['voucher content.voucherCode']],
  [
    'a voucher that ends before',
    banner({ voucherCode: 'MARCH' }),
    { from: march.from },
    ['voucher content.voucherCode'],
  ],
  ['a voucher for as long as the release', banner({ voucherCode: 'MARCH' }), march, []],
  [
    'a voucher for as long as the item',
    banner({ voucherCode: 'MARCH' }, { from: '2026-03-01T00:00', to: '2026-04-01T00:00' }),
    {},
    [],
  ],
  ['a voucher that always holds', banner({ voucherCode: 'ALWAYS' }), {}, []],
  ['an unknown test', banner({}, { test: { name: 'Nero', group: 'A' } }), {}, ['test test']],
  ['an unknown group', banner({}, { test: { name: 'Hero', group: 'C' } }), {}, ['test test']],
])('[DESK-3] is told before publishing: %s', (_, item, span, expected) => {
  expect(itemFaults(item, span, know).map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
});
