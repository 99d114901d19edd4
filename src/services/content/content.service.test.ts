import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CompanyFile, ContentPageFile, PageText } from '../../contracts/content/content.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { authorities } from '../../sites/law/authorities.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { keptData } from '../../sites/law/kept-data.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { sites } from '../../sites/sites.ts';
import { amountsOf } from './content.rules.ts';
import { createContentService } from './content.service.ts';

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../content/${name}.json`, import.meta.url), 'utf8'));

const text = (title: string, ...paragraphs: string[]): PageText => ({
  title,
  sections: paragraphs.length > 0 ? [{ paragraphs }] : [],
});
const everywhere = (one: PageText) => ({
  de: one,
  'ch-fr': one,
  cz: one,
  hu: one,
  pl: one,
  sk: one,
  tr: one,
});
const file = (name: string, number: number, more: Partial<ContentPageFile> = {}): ContentPageFile => ({
  name,
  number,
  group: 'help',
  texts: everywhere(text(name)),
  ...more,
});
const company: CompanyFile = { '*': { email: 'a@example.com' }, de: { city: 'Hamburg' }, ch: { city: 'Zürich' } };

it('[LAW-4] leaves out what names a fact that the company does not have, and a section that has nothing else', () => {
  const sections = [
    { heading: 'Seller', paragraphs: ['Write to {email}', 'MERSIS {mersis}'] },
    { heading: 'Host', paragraphs: ['{host}'] },
  ];
  const service = createContentService(
    [file('legal', 10, { texts: everywhere({ title: 'Legal', sections }) })],
    company,
  );
  expect(service.byName('TR', 'legal')?.sections).toEqual([
    { heading: 'Seller', paragraphs: ['Write to a@example.com'] },
  ]);
});

describe('the pages of the content', () => {
  const service = createContentService(
    [
      file('returns', 20, {
        aliases: ['service-returns'],
        texts: { ...everywhere(text('Zurück')), at: text('Retour') },
      }),
      file('shipping', 10, {
        texts: everywhere(text('Die „Größe“', 'Write to {email}, see [back](page:returns), {shippingCost}.')),
      }),
      file('market', 30, { sites: ['DE'], group: 'shop', texts: { de: text('Markt in {city}') } }),
    ],
    company,
  );

  it('stand at a number and at the names that others know', () => {
    expect(service.byNumber('DE', 20)?.url).toBe('/zurueck-s20.html');
    expect(service.byAlias('DE', 'service-returns')?.name).toBe('returns');
    expect(service.byAlias('DE', 'constructor')).toBeUndefined();
    expect(service.byNumber('DE', 99)).toBeUndefined();
  });

  it('say what holds on each site, with its amounts and links', () => {
    const paragraphOn = (site: (typeof siteCodes)[number]) =>
      service.byName(site, 'shipping')?.sections[0]?.paragraphs?.[0];
    expect(paragraphOn('DE')).toBe('Write to a@example.com, see [back](/zurueck-s20.html), 4,95\u00A0€.');
    expect(paragraphOn('AT')).toBe('Write to a@example.com, see [back](/retour-s20.html), €\u00A04,95.');
    expect(paragraphOn('CZ')).toMatch(/99\u00A0Kč\.$/);
  });

  it('know no ß in Switzerland, and quote «so»', () => {
    expect(service.byName('CH', 'shipping')?.title).toBe('Die «Grösse»');
    expect(service.byName('AT', 'shipping')?.title).toBe('Die „Größe“');
  });

  it('are there where they are meant for, in the order of their numbers', () => {
    expect(service.group('DE', 'help').map(({ name }) => name)).toEqual(['shipping', 'returns']);
    expect(service.byName('AT', 'market')).toBeUndefined();
    expect(service.addresses('market')).toEqual({ DE: '/markt-in-hamburg-s30.html' });
    expect(Object.keys(service.addresses('returns'))).toEqual([...siteCodes]);
  });
});

describe('a wrong text stops the start', () => {
  it.each([
    ['a word that nobody knows', [file('a', 1, { texts: everywhere(text('{nobody}')) })], /a\.json, DE: \{nobody\}/],
    [
      'a page that is not there',
      [file('a', 1, { texts: everywhere(text('a', '[b](page:b)')) })],
      /a\.json, DE: \(page:b\)/,
    ],
    ['a script behind a link', [file('a', 1, { texts: everywhere(text('a', '[b](javascript:x)')) })], /no address/],
    [
      'another host without its scheme',
      [file('a', 1, { texts: everywhere(text('a', '[b](//x.example)')) })],
      /no address/,
    ],
    ['a site without a text', [file('a', 1, { texts: { de: text('a') } })], /a\.json: has no text for CH_FR/],
    ['two pages of one number', [file('a', 1), file('b', 1)], /1 is the address of two pages/],
    [
      'two pages of one name',
      [file('a', 1, { aliases: ['x'] }), file('b', 2, { aliases: ['x'] })],
      /x is the address of two pages/,
    ],
  ] as const)('%s', (_, files, message) => {
    expect(() => createContentService(files, company)).toThrow(message);
  });
});

describe('[LAW-7] the pages of the shop', () => {
  const shop = createContentService(
    ['privacy', 'accessibility', 'warranty', 'shipping'].map((name) =>
      Object.assign(readJson(`pages/${name}`) as Omit<ContentPageFile, 'name'>, { name }),
    ),
    readJson('company') as CompanyFile,
  );
  const wordsOn = (site: SiteCode, name: string): string => JSON.stringify(shop.byName(site, name)?.sections);

  it.each(siteCodes)('%s: the page about privacy names the periods of the program and the authority', (site) => {
    const words = wordsOn(site, 'privacy');
    const periods = [
      checkoutTerms[site].keptYears,
      newsletterForms[site].pendingDays,
      keptData.cartDays,
      keptData.statisticsMonths,
      keptData.consentYears,
      keptData.searchTermDays,
    ];
    expect(periods.filter((period) => !new RegExp(`\\b${period}\\b`).test(words))).toEqual([]);
    expect(words).toContain(authorities[site].dataAuthority);
    // The law of Switzerland names no legal bases.
    const named = /art\. 6|čl\. 6|6\. cikk|m\. 5/i.test(words);
    expect(named).toBe(sites[site].currency !== 'CHF');
  });

  it.each(siteCodes)('%s: the page about accessibility names the authority where the country has one', (site) => {
    const { accessibilityAuthority: authority } = authorities[site];
    const words = wordsOn(site, 'accessibility');
    expect(words).toContain('EN 301 549');
    expect(authority === undefined ? !/\]\(https:/.test(words) : words.includes(authority)).toBe(true);
  });

  it.each(siteCodes)('%s: the page about the guarantee names the notice of the Union where it applies', (site) => {
    const isInUnion = !['CH', 'CH_FR', 'TR'].includes(site);
    expect(wordsOn(site, 'warranty').includes('https://europa.eu/youreurope/')).toBe(isInUnion);
  });
});

it.each([
  ['DE', '4,95\u00A0€', '20\u00A0€', undefined],
  ['AT', '€\u00A04,95', '€\u00A020', undefined],
  ['CH', 'CHF\u00A06.95', 'CHF\u00A030', undefined],
  ['CH_FR', 'CHF\u00A06.95', 'CHF\u00A030', undefined],
  ['CZ', '99\u00A0Kč', '999\u00A0Kč', '499\u00A0Kč'],
  ['HU', '1\u00A0490\u00A0Ft', undefined, undefined],
  ['PL', '14,99\u00A0zł', '100\u00A0zł', undefined],
  ['SK', '3,90\u00A0€', '40\u00A0€', '20\u00A0€'],
  ['TR', '99,90\u00A0TL', '1.000\u00A0TL', undefined],
] as const)('texts of %s name its own amounts', (site, shippingCost, freeFrom, freeFromWithCard) => {
  const { shippingCost: cost, freeFrom: from, freeFromWithCard: withCard } = amountsOf(site);
  expect([cost, from, withCard]).toEqual([shippingCost, freeFrom, freeFromWithCard]);
});
