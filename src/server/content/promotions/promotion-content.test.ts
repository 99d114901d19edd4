import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  footerContentSchema,
  footerLogos,
  footerLogosPath,
  footerSlot,
} from '../../../contracts/content/footer.contract.ts';
import { promotionContentSchema, type PromotionContent } from '../../../contracts/content/promotion.contract.ts';
import { siteCodes } from '../../../contracts/shop/site.contract.ts';
import { overlapsOf } from '../../../domain/content/overlap.rules.ts';
import { createPromotionService, promotionOf } from '../../../services/promotion/promotion.service.ts';
import { sites } from '../../../sites/sites.ts';
import { promotionRows, readPromotionContent } from './promotion-content.ts';

const content = fileURLToPath(new URL('../../../../content', import.meta.url));
const now = new Date('2026-03-02T12:00:00Z');
const moment = { at: now, abTests: {} };
const reading = { folder: content, now };

describe('the strip on top', () => {
  const files = readPromotionContent(reading);
  const promotions = createPromotionService({
    promotions: async (site) => promotionRows(files, sites[site], now),
    states: async () => siteCodes.map((site) => ({ site, version: 1 })),
  });
  beforeAll(() => promotions.refresh());

  it.each(siteCodes)('has its four links in their order on %s', (site) => {
    expect(promotions.benefits(site, moment).map(({ url }) => url)).toEqual([
      '/c/service?question=shipping',
      '/subscribenewsletter',
      '/service/storefinder/',
      '/c/service',
    ]);
  });

  it.each([
    ['DE', /\b20\sEuro/],
    ['AT', /\b20\sEuro/],
    ['CH', /\b30\sCHF/],
    ['CH_FR', /\b30\sCHF/],
    ['CZ', undefined],
    ['HU', undefined],
    ['PL', undefined],
    ['SK', undefined],
    ['TR', /\b175\sTL.*kahve/],
  ] as const)('names the amount for free shipping that holds on %s, and no other', (site, amount) => {
    const [shipping] = promotions.benefits(site, moment);
    if (amount) expect(shipping?.text).toMatch(amount);
    else expect(shipping?.text).not.toMatch(/\d/);
  });

  it.each([
    ['CH', /3\sMonate/],
    ['CH_FR', /3\smois/],
    ['HU', /30\snap/],
    ['PL', /30\sdni/],
    ['DE', undefined],
    ['AT', undefined],
    ['CZ', undefined],
    ['SK', undefined],
    ['TR', undefined],
  ] as const)('names the return right of %s where the header has one', (site, right) => {
    const [, , stores] = promotions.benefits(site, moment);
    if (right) expect(stores?.text).toMatch(right);
    else expect(stores?.text).not.toMatch(/\d/);
  });

  it.each(siteCodes)('offers ten per cent for the newsletter on %s, as the language writes it', (site) => {
    const [, newsletter] = promotions.benefits(site, moment);
    const shape = { TR: /%10\b/, HU: /\b10%/, PL: /\b10%/ } as Partial<Record<string, RegExp>>;
    expect(newsletter?.text).toMatch(shape[site] ?? /\b10\u00A0%/);
  });
});

describe('what the footers promise', () => {
  const files = readPromotionContent(reading);
  const groupsOf = (code: (typeof siteCodes)[number]) => {
    const footer = promotionRows(files, sites[code], now).find(({ slot }) => slot === footerSlot)?.content;
    if (!footer || !('teaserGroups' in footer)) throw new Error(`${code} has no footer`);
    return Object.fromEntries(
      footer.teaserGroups.map(({ heading, introductoryText = '' }) => [heading.iconName, introductoryText]),
    );
  };

  it.each([
    ['DE', undefined],
    ['AT', undefined],
    ['CH', undefined],
    ['CH_FR', undefined],
    ['CZ', /od 999\sKč.*už od 499\sKč/],
    ['HU', undefined],
    ['PL', /od 100\szł/],
    ['SK', /od 40\s€.*už od 20\s€/],
    ['TR', /^1\.?000\sTL/],
  ] as const)('[SITE-5] on %s free shipping from %s; where nothing is given no amount', (code, amount) => {
    const text = groupsOf(code)['shipping'] ?? '';
    if (amount) expect(text).toMatch(amount);
    else expect(text).not.toMatch(/€|Euro|CHF|Ft|\d{3}/);
  });

  it.each([
    ['DE', '30 Tagen'],
    ['AT', '14 Tagen'],
    ['CH', '3 Monaten'],
    ['CH_FR', '3 mois'],
    ['CZ', '30 dnů'],
    ['HU', '30 nap'],
    ['PL', '30 dni'],
    ['SK', '30 dní'],
    ['TR', '90 gün'],
  ] as const)('[SITE-6] on %s things are taken back within %s', (code, within) => {
    expect(groupsOf(code)['returns']).toContain(within);
  });

  it('[FOOT-10] in Turkey parcels leave in 1 to 2 working days, and the service desk answers daily from nine to seven', () => {
    expect(groupsOf('TR')['shipping']).toMatch(/1–2 iş günü/);
    expect(groupsOf('TR')['help']).toContain('her gün 09:00–19:00');
  });

  it.each(siteCodes)('[FOOT-10] every eleventh coffee in a store of %s is free', (code) => {
    expect(groupsOf(code)['card']).toMatch(/\b11/);
  });

  it.each([
    ['DE', /Euro/, 'Versand'],
    ['AT', /Euro/, 'Versand'],
    ['CH', /CHF/, 'Versand'],
    ['CH_FR', /CHF/, 'Livraison'],
    ['CZ', /korun/, 'Doprava'],
    ['HU', /forint/, 'Szállítás'],
    ['PL', /złot/, 'Dostawa'],
    ['SK', /eur/, 'Doprava'],
    ['TR', /TL/, 'Kargo'],
  ] as const)(
    '[FOOT-15] the footer of %s speaks its language and names the currency of its prices',
    (code, currency, word) => {
      const footer = promotionRows(files, sites[code], now).find(({ slot }) => slot === footerSlot)?.content;
      if (!footer || !('salesTax' in footer)) throw new Error('no footer');
      expect(footer.salesTax?.textBeforeLink).toMatch(currency);
      expect(footer.teaserGroups[0]?.heading.link.text).toBe(word);
    },
  );
});

describe.each(siteCodes)('the content of %s', (code) => {
  const files = readPromotionContent(reading);
  const all = promotionRows(files, sites[code], now);
  // Of their types they are no footer.
  const rows = all
    .filter(({ slot }) => slot !== footerSlot)
    .map((row): Omit<typeof row, 'content'> & { content: PromotionContent } =>
      Object.assign({}, row, { content: row.content }),
    );

  it('[PROMO-3] matches the contract in every slot', () => {
    expect(new Set(rows.map(({ slot }) => slot))).toEqual(
      new Set(['header_top', 'top_banner', 'category_banner', 'home_phase_integration']),
    );
    expect(rows.filter((row) => !Value.Check(promotionContentSchema, row.content))).toEqual([]);
  });

  it('[FOOT-13, FOOT-2] has a footer of the site’s own, with every part', () => {
    const footers = all.filter(({ slot }) => slot === footerSlot);
    expect(footers).toHaveLength(1);
    const [footer] = footers;
    expect(Value.Check(footerContentSchema, footer?.content)).toBe(true);
    expect(Object.keys(footer?.content ?? {})).toHaveLength(Object.keys(footerContentSchema.properties).length);
    expect(JSON.stringify(footer?.content)).not.toMatch(/page:|category:|outlet:|\{[a-z]+\}/i);
  });

  it('[FOOT-8] names only logos that there are', () => {
    const footer = JSON.stringify(all.find(({ slot }) => slot === footerSlot)?.content);
    const sources = [...footer.matchAll(/"source":"([^"]+)"/g)].map(([, source]) => source);
    expect(sources.length).toBeGreaterThan(8);
    const known = new Set<string | undefined>(footerLogos.map((name) => `${footerLogosPath}/${name}.svg`));
    expect(sources.filter((source) => !known.has(source))).toEqual([]);
    for (const name of footerLogos) expect(existsSync(join(content, 'footer-logos', `${name}.svg`))).toBe(true);
  });

  it('links to the categories by the names that they have here', () => {
    const links = rows.flatMap((row) => (row.content.ctaButtonLink ? [row.content.ctaButtonLink] : []));
    expect(links.filter((link) => !/^\/[a-z0-9-]+-c\d+\.html$/.test(link))).toEqual([]);
  });

  it('[PROMO-9] begins and ends on the clocks of the country', () => {
    const advent = rows.find(({ slot, name }) => slot === 'top_banner' && name === 'Adventswochen');
    expect(advent?.valid_from?.toISOString()).toBe(
      code === 'TR' ? '2026-03-02T21:00:00.000Z' : '2026-03-02T23:00:00.000Z',
    );
  });

  it('overlaps nowhere', () => {
    expect(overlapsOf(rows.map(promotionOf)).map(({ shown, covered }) => `${shown.name} | ${covered.name}`)).toEqual(
      [],
    );
  });

  it('names a short headline where the banner has a long one, and what it is for', () => {
    const banners = rows.filter(({ slot }) => slot === 'top_banner').map((row) => row.content);
    expect(
      banners.filter(
        ({ headlineShort, voucherCode, ctaButtonText }) => !headlineShort || !(voucherCode ?? ctaButtonText),
      ),
    ).toEqual([]);
  });
});

describe('[RUN-4] a wrong file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-promotions-'));
  mkdirSync(join(folder, 'promotions'));
  mkdirSync(join(folder, 'abtests'));
  for (const name of ['categories', 'pictures']) symlinkSync(join(content, name), join(folder, name));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const tests = [
    {
      name: 'strip',
      owner: 'Marketing',
      sites: ['DE'],
      from: '+0T00:00',
      to: '+9T00:00',
      groups: [
        { name: 'A', weight: 1 },
        { name: 'B', weight: 1 },
      ],
    },
  ];
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  const good = { code: 'GOOD10', sites: ['DE'], percent: 10, titles: { de: 'Gut' } };
  const brief = { ...good, code: 'BRIEF10', from: '-1T00:00', to: '+2T00:00' };
  beforeEach(() => {
    write('abtests/abtests.json', tests);
    write('vouchers.json', [good, brief]);
  });
  const read = () => readPromotionContent({ folder, now });

  const entry = { sites: ['DE'], content: { links: [{ url: '/', text: 'Home' }] } };
  const file = (change: object) => ({
    id: 'header_top',
    type: 'ApiHeaderBenefitsPromotion',
    promotions: [{ ...entry, ...change }],
  });
  const link = (url: string) => file({ content: { links: [{ url, text: 'x' }] } });
  const banner = (change: object) => ({
    id: 'header_top',
    type: 'ApiTopBannerPromotion',
    promotions: [{ sites: ['DE'], content: { headline: 'x', ...change } }],
  });
  const cutout = (change: object) =>
    banner({
      image: { cutouts: [{ imagePath: '/pictures/original/800/band.webp', targetSize: { width: 800 }, ...change }] },
    });

  it.each<readonly [what: string, value: unknown, message: RegExp]>([
    ['no JSON', '{', /header_top\.json:1: the file: is not JSON/],
    ['another id', { ...file({}), id: 'other' }, /header_top\.json:1: id: must be the file's name/],
    ['an unknown site', file({ sites: ['XX'] }), /promotions\.0\.sites\.0/],
    ['an unknown field', { ...file({}), colour: 'red' }, /header_top\.json:1: colour: is not known here/],
    ['an unknown type', { ...file({}), type: 'ApiOther' }, /header_top\.json:1: type: must be one of/],
    ['a time of no clock', file({ from: '2026-03-06T25:00' }), /promotions\.0\.from/],
    ['an end before its begin', file({ from: '2026-03-06T08:00', to: '+2T08:00' }), /promotions\.0\.to: must be after/],
    // oxlint-disable-next-line eslint/no-script-url -- what must be refused
    ['a link that runs', link('javascript:alert(1)'), /links\.0\.url/],
    ['a link to another host without a scheme', link('//evil.example'), /links\.0\.url/],
    ['the same by a backslash', link('/\\evil.example'), /links\.0\.url/],
    ['a link with a line end', link('/a\nb'), /links\.0\.url/],
    ['data', link('data:text/html,x'), /links\.0\.url/],
    ['a category that is not there', banner({ ctaButtonLink: 'category:999' }), /ctaButtonLink/],
    ['a strip without links', file({ content: { headline: 'x' } }), /promotions\.0\.links: is needed/],
    [
      'a banner without a headline',
      { ...banner({}), promotions: [{ sites: ['DE'], content: {} }] },
      /headline: is needed/,
    ],
    ['a colour that is none', banner({ textColor: 'red' }), /textColor/],
    [
      'a picture that is not there',
      cutout({ imagePath: '/pictures/original/800/nothing.webp' }),
      /there is no picture/,
    ],
    [
      'a picture of a width that is not served',
      cutout({ imagePath: '/pictures/original/801/band.webp' }),
      /no picture/,
    ],
    ['a picture from elsewhere', cutout({ imagePath: 'https://evil.example/x.webp' }), /imagePath/],
    ['CSS that covers the page', cutout({ imageCss: 'position: fixed' }), /"position: fixed" is not CSS/],
    ['CSS that loads', cutout({ containerCss: 'background: url(x)' }), /is not CSS/],
    ['[CART-15] a voucher that is not there', banner({ voucherCode: 'NONE99' }), /there is no voucher NONE99 on DE/],
    ['[CART-15] a voucher that ends before', banner({ voucherCode: 'BRIEF10' }), /BRIEF10 is not valid \(DE\)/],
    ['a test that is not there', file({ test: { name: 'other', group: 'B' } }), /there is no test other on DE/],
    ['a group that the test has not', file({ test: { name: 'strip', group: 'C' } }), /strip has no group C/],
    ['a test of other sites', file({ sites: ['AT'], test: { name: 'strip', group: 'B' } }), /no test strip on AT/],
    ['a language that is missing', file({ sites: ['DE', 'HU'], texts: { de: {} } }), /texts\.hu: is missing for HU/],
  ])('changes nothing and names the place: %s', (_, value, message) => {
    write('promotions/header_top.json', value);
    expect(read).toThrow(message);
  });

  it.each([
    link('/c/service?question=shipping#top'),
    link('https://www.example.com/a'),
    link('http://example.com'),
    file({ test: { name: 'strip', group: 'B' } }),
    banner({ voucherCode: 'GOOD10' }),
    cutout({ imageCss: 'object-position: 50% 100%' }),
  ])('lets %j through', (value) => {
    write('promotions/header_top.json', value);
    expect(read().promotions).toHaveLength(1);
  });

  it.each<readonly [what: string, value: unknown, message: RegExp]>([
    ['no JSON', '{', /vouchers\.json:1: the file: is not JSON/],
    ['one code twice', [good, { ...good, sites: ['AT', 'DE'] }], /vouchers\.json:1: 1\.code: GOOD10 is taken on DE/],
    ['a code in small letters', [{ ...good, code: 'good10' }], /0\.code/],
    ['more than everything off', [{ ...good, percent: 101 }], /0\.percent/],
    ['an end before its begin', [{ ...brief, from: '+2T00:00' }], /0\.to: must be after from/],
    ['a language that is missing', [{ ...good, sites: ['HU'] }], /0\.titles\.hu: is missing for HU/],
    ['an unknown field', [{ ...good, minimum: 5 }], /vouchers\.json:1: 0/],
  ])('of vouchers changes nothing and names the place: %s', (_, value, message) => {
    write('promotions/header_top.json', link('/'));
    write('vouchers.json', value);
    expect(read).toThrow(message);
  });

  const test = (name: string, groups: number, rest: object = {}) => ({
    ...tests[0],
    name,
    groups: Array.from({ length: groups }, (_, place) => ({ name: `G${place}`, weight: 1 })),
    ...rest,
  });
  it.each<readonly [what: string, value: unknown, message: RegExp]>([
    [
      'more than four renderings of a page',
      [test('a', 2), test('b', 3)],
      /a, b run together on DE and make 6 renderings/,
    ],
    [
      'more than four on a day in between',
      [test('a', 3, { to: '+5T00:00' }), test('b', 2, { from: '+4T00:00' })],
      /make 6 renderings/,
    ],
    ['one name twice', [test('a', 2), test('a', 2, { sites: ['AT'] })], /a is taken/],
    [
      'a group twice',
      [
        {
          ...tests[0],
          groups: [
            { name: 'A', weight: 1 },
            { name: 'A', weight: 1 },
          ],
        },
      ],
      /a group occurs twice/,
    ],
    [
      'weights of nothing',
      [
        {
          ...tests[0],
          groups: [
            { name: 'A', weight: 0 },
            { name: 'B', weight: 0 },
          ],
        },
      ],
      /above 0/,
    ],
    ['one group alone', [test('a', 1)], /groups/],
    ['an end before its begin', [test('a', 2, { from: '+9T00:00', to: '+8T00:00' })], /to: must be after from/],
    ['a name that no cookie can hold', [test('a;b', 2)], /name/],
  ])('[PREV-4] of tests: %s', (_, value, message) => {
    write('promotions/header_top.json', file({}));
    write('abtests/abtests.json', value);
    expect(read).toThrow(message);
  });

  it('[PREV-4] takes four renderings, one after the other or at once', () => {
    write('promotions/header_top.json', file({}));
    write('abtests/abtests.json', [
      test('a', 2, { to: '+5T00:00' }),
      test('b', 2),
      test('c', 2, { from: '+5T00:00' }),
      test('d', 4, { sites: ['AT'] }),
    ]);
    expect(read().tests).toHaveLength(4);
  });
});
