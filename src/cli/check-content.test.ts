import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import type { Database } from '../lib/database.ts';
import { readConfig } from '../server/config/config.ts';
import { fillDemo } from '../server/demo/fill-demo.ts';
import { composeShop } from '../server/wiring/compose.ts';
import { check } from './check.ts';

const real = join(repositoryRoot, 'content');

const asked = (): never => {
  throw new Error('the database was used before the content was checked');
};
const unused = () => ({ db: unusedDatabase, say: () => {}, folderItems: asked });
const unusedDatabase = { query: asked, transaction: asked, hold: asked, close: asked } as unknown as Database; // only these are called

type Json = Record<string, unknown> & Record<number, Record<string, unknown>>;
type Break = (file: {
  readonly remove: () => void;
  readonly text: (text: string) => void;
  readonly json: (change: (json: Json) => void) => void;
}) => void;

const missing: Break = ({ remove }) => remove();
const broken: Break = ({ text }) => text('{ "a": ');
const wrong =
  (change: (json: Json) => void): Break =>
  ({ json }) =>
    json(change);

const titleOf = (json: Json): object => (json['texts'] as Record<string, object>)['de'] ?? {};

/** What is broken in which file, the sentence, and whether a shop that is not a demo reads the file at its start. */
type Case = readonly [what: string, file: string, change: Break, sentence: string, isDemoOnly?: true];
const cases: readonly Case[] = [
  [
    'the stores of one country are missing',
    'stores/HU.json',
    missing,
    'content/stores/HU.json: the file: is missing: add it',
  ],
  [
    'the stores of one country are not JSON',
    'stores/HU.json',
    broken,
    'content/stores/HU.json:1: the file: is not JSON (value expected)',
  ],
  ['the map of one country is missing', 'maps/PL.json', missing, 'content/maps/PL.json: the file: is missing: add it'],
  [
    'the search words of one site are missing',
    'search/TR.json',
    missing,
    'content/search/TR.json: the file: is missing: add it',
  ],
  [
    'a search word leads to an unknown page',
    'search/DE.json',
    wrong((json) => Object.assign(json, { redirects: [{ to: 'page:nowhere', words: ['nirgends'] }] })),
    'content/search/DE.json:4: redirects.0.to: page:nowhere names no page of this site',
  ],
  [
    'a content page is not JSON',
    'pages/about.json',
    broken,
    'content/pages/about.json:1: the file: is not JSON (value expected)',
  ],
  [
    'a content page names an unknown value',
    'pages/shipping.json',
    wrong((json) => Object.assign(titleOf(json), { title: 'Versand {shippingCosts}' })),
    'content/pages/shipping.json:9: texts.de.title: {shippingCosts} is no value of this site: do you mean shippingCost? (DE)',
  ],
  [
    'a content page leads to an unknown page',
    'pages/shipping.json',
    wrong((json) => Object.assign(titleOf(json), { title: '[Mehr](page:retuns)' })),
    'content/pages/shipping.json:9: texts.de.title: (page:retuns) names no page of this site: do you mean returns? (DE)',
  ],
  [
    'a content page leads to no address',
    'pages/shipping.json',
    // oxlint-disable-next-line eslint/no-script-url -- what must be refused
    wrong((json) => Object.assign(titleOf(json), { title: '[Mehr](javascript:alert)' })),
    'texts.de.title: (javascript:alert) is no address: use page:{name}, /…, https://…, mailto:… or tel:…',
  ],
  [
    'a content page has no text for a site',
    'pages/shipping.json',
    wrong((json) => void Reflect.deleteProperty(json['texts'] as object, 'hu')),
    'content/pages/shipping.json:7: texts: has no text for HU: add it, or name the sites of the page in "sites"',
  ],
  [
    'two content pages have one number',
    'pages/shipping.json',
    wrong((json) => Object.assign(json, { number: 2000 })),
    'content/pages/shipping.json:2: number: 2000 is the address of pages/about.json, too: take another one',
  ],
  [
    'the notice on the guarantee is missing',
    'company.json',
    wrong((json) => Object.assign(json['de'] as Json, { guaranteeNotice: 'eu-notice-de' })),
    'content/company.json:19: de.guaranteeNotice: names pictures/eu-notice-de.webp, which is missing: add it',
  ],
  [
    'the official label of a guarantee is missing',
    'products/1410.json',
    wrong((json) => Object.assign(json[0]?.['facts'] as Json, { guaranteeLabel: 'eu-label' })),
    'content/products/1410.json:44: 0.facts.guaranteeLabel: names pictures/eu-label.webp, which is missing: add it',
    true,
  ],
  ['the company is missing', 'company.json', missing, 'content/company.json: the file: is missing: add it'],
  [
    'the colours are not JSON',
    'colours.json',
    broken,
    'content/colours.json:1: the file: is not JSON (value expected)',
  ],
  [
    'a gift card belongs to an unknown page',
    'cart-extras.json',
    wrong((json) => Object.assign(json['giftCards'] as Json, { page: 'nowhere' })),
    'content/cart-extras.json:4: giftCards.page: nowhere is no page of the content on DE: add it',
  ],
  [
    'the index of the pictures is not JSON',
    'pictures/index.json',
    broken,
    'content/pictures/index.json:1: the file: is not JSON (value expected)',
  ],
  [
    'a picture of the newsletter is missing',
    'pictures/newsletter.webp',
    missing,
    'content/pictures/newsletter.webp: the file: is missing: add it',
  ],
  [
    'a voucher has no title',
    'vouchers.json',
    wrong((json) => Object.assign(json[0] ?? {}, { titles: {} })),
    'content/vouchers.json:12: 0.titles.de: is missing for DE',
    true,
  ],
  [
    'two customers of the demo have one card number',
    'customers/demo.json',
    wrong((json) => {
      const all = (json['sites'] as Record<string, { cardNumber?: string }[]>)['DE'] ?? [];
      const first = all.find(({ cardNumber }) => cardNumber !== undefined);
      Object.assign(all.at(-1) ?? {}, { cardNumber: first?.cardNumber });
    }),
    'is taken by',
    true,
  ],
  [
    'the customers of the demo are missing',
    'customers/demo.json',
    missing,
    'content/customers/demo.json: the file: is missing: add it',
    true,
  ],
  [
    'a category is not JSON',
    'categories/1000.json',
    broken,
    'content/categories/1000.json:1: the file: is not JSON (value expected)',
    true,
  ],
  [
    'a product file is not JSON',
    'products/1110.json',
    broken,
    'content/products/1110.json:1: the file: is not JSON (value expected)',
    true,
  ],
  [
    'the navigation is missing',
    'navigation/navigation.json',
    missing,
    'content/navigation/navigation.json: the file: is missing: add it',
    true,
  ],
  [
    'the themeworlds are not JSON',
    'themeworlds/themeworlds.json',
    broken,
    'content/themeworlds/themeworlds.json:1: the file: is not JSON (value expected)',
    true,
  ],
  [
    'the A/B tests are missing',
    'abtests/abtests.json',
    missing,
    'content/abtests/abtests.json: the file: is missing: add it',
    true,
  ],
  [
    'a promotion is not JSON',
    'promotions/top_banner.json',
    broken,
    'content/promotions/top_banner.json:1: the file: is not JSON (value expected)',
    true,
  ],
];

describe('[RUN-4] broken content', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kontor-broken-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** A folder with the real content by links, and a copy of the files beside the broken one. */
  const brokenFolder = (file: string, change: Break): string => {
    const folder = join(root, 'content');
    mkdirSync(folder);
    const [top = '', below] = file.split('/');
    for (const name of readdirSync(real)) if (name !== top) symlinkSync(join(real, name), join(folder, name));
    if (below !== undefined) {
      mkdirSync(join(folder, top));
      for (const name of readdirSync(join(real, top)))
        if (name !== below) symlinkSync(join(real, top, name), join(folder, top, name));
    }
    const path = join(folder, file);
    cpSync(join(real, file), path);
    change({
      remove: () => rmSync(path),
      text: (text) => writeFileSync(path, text),
      json: (edit) => {
        const json = JSON.parse(readFileSync(path, 'utf8')) as Json;
        edit(json);
        writeFileSync(path, JSON.stringify(json, null, 2));
      },
    });
    return folder;
  };

  const renderer = {
    development: false,
    module: () => Promise.reject(new Error('nothing is drawn')),
    assets: {
      runtime: '',
      fragmentStyles: [],
      moreFragmentStyles: [],
      embedCode: '',
      stylesOf: () => [],
      headOf: () => ({ styles: { links: [] } }),
    },
  };
  const faultOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'the content was accepted',
      (fault: unknown) => fault,
    );

  it.each(cases.map(([what, ...one]) => ({ what, one })))(
    '$what: check and start name file, line and place',
    async ({ one }) => {
      const [file, change, sentence, isDemoOnly] = one;
      const folder = brokenFolder(file, change);
      const message = expect.stringContaining(sentence) as string;
      const expected = expect.objectContaining({ name: 'ContentError', message }) as unknown;
      expect(await faultOf(check(true, folder))).toEqual(expected);
      expect(await faultOf(fillDemo({ ...unused(), folder }))).toEqual(expected);
      if (isDemoOnly) return;
      const config = readConfig({
        LOG_LEVEL: 'silent',
        TOKEN_SECRET: 'x'.repeat(40),
        DATA_DIR: join(root, 'data'),
        CONTENT_DIR: folder,
      });
      const now = () => new Date();
      expect(await faultOf(composeShop({ config, db: unusedDatabase, renderer, log: false, now, root }))).toEqual(
        expected,
      );
    },
  );
});
