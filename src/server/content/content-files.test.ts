import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { articleKinds } from '../../contracts/catalogue/product-facts.contract.ts';
import { ContentError } from './faults/content-faults.ts';
import { readContent } from './content-files.ts';
import type { ContentProduct } from './content.contract.ts';

const own = fileURLToPath(new URL('../../../content/', import.meta.url));
const productFile = 'products/1110.json';

describe('[RUN-4] content files', () => {
  let folder: string;
  const write = (file: string, value: unknown): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value));
  };
  const products = (): ContentProduct[] => JSON.parse(readFileSync(join(own, productFile), 'utf8')) as ContentProduct[];
  const faults = (): readonly string[] => {
    try {
      readContent(folder);
      return [];
    } catch (fault) {
      if (fault instanceof ContentError) return fault.faults;
      throw fault;
    }
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-content-'));
    for (const file of ['colours.json', 'traits.json', 'facts.json', 'categories/1000.json', productFile])
      cpSync(join(own, file), join(folder, file));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('of the shop are all right, and enough', () => {
    const content = readContent(own);
    expect(content.products.length).toBeGreaterThanOrEqual(240);
    expect(content.categories.length).toBe(readdirSync(join(own, 'categories')).length);
    const said = new Set(content.products.flatMap(({ availability }) => Object.values(availability ?? {})));
    expect([...said, 'AVAILABLE'].toSorted()).toEqual(
      expect.arrayContaining(['BACKORDER', 'NOT_AVAILABLE', 'PREORDER', 'SOLDOUT']),
    );
  });

  it('are read', () => {
    const content = readContent(folder);
    expect([content.categories.length, content.products.length]).toEqual([1, products().length]);
  });

  type Change = (product: Record<string, unknown> & ContentProduct) => void;
  it.each<[string, Change, string]>([
    ['a missing text', ({ texts }) => Reflect.deleteProperty(texts.hu, 'title'), '0.texts.hu: lacks title: add it'],
    ['a missing language', ({ texts }) => Reflect.deleteProperty(texts, 'tr'), '0.texts: lacks tr: add it'],
    [
      'a title that is too long',
      ({ texts }) => Object.assign(texts.de, { title: 'x'.repeat(49) }),
      '0.texts.de.title: is too long: at most 48 characters',
    ],
    [
      'a price that is none',
      (product) => Object.assign(product, { priceEur: '7.99' }),
      '0.priceEur: must be a whole number',
    ],
    [
      'an unknown field',
      (product) => Object.assign(product, { colour: 'red' }),
      '0.colour: is not known here: do you mean colors?',
    ],
    ['an id that is none', (product) => Object.assign(product, { id: '12' }), '0.id: must have the form ^\\d{9}$'],
    [
      'a price before that is lower',
      (product) => Object.assign(product, { wasEur: 1 }),
      '0.wasEur: must be above priceEur',
    ],
    [
      'a sale without a price before',
      (product) => {
        Object.assign(product, { saleDays: [-1, 3] });
        Reflect.deleteProperty(product, 'wasEur');
      },
      '0.saleDays: needs wasEur',
    ],
    [
      'look and colours',
      (product) =>
        Object.assign(product, { colors: [{ color: 'camel', wall: 'mist' }], look: { material: 'sage', wall: 'oat' } }),
      '0.look: exactly one of look and colors is wanted',
    ],
    [
      'an unknown colour',
      (product) => {
        Object.assign(product, { colors: [{ color: 'pink', wall: 'mist' }] });
        Reflect.deleteProperty(product, 'look');
      },
      '0.colors: pink is not in colours.json',
    ],
    [
      'an unknown trait',
      (product) => Object.assign(product, { traits: { origin: ['moon'] } }),
      '0.traits: origin moon is not in traits.json',
    ],
    [
      'an unknown maker',
      (product) => Object.assign(product, { facts: { kind: 'coffee', maker: 'nobody' } }),
      '0.facts.maker: nobody is no maker of facts.json',
    ],
    [
      'a word that there is not',
      (product) => Object.assign(product, { facts: { kind: 'coffee', storage: 'in-the-sun' } }),
      '0.facts: in-the-sun is not among the words of facts.json',
    ],
    [
      'fibres that are no whole',
      (product) => Object.assign(product, { facts: { kind: 'textile', fibres: { wool: 70, silk: 20 } } }),
      '0.facts.fibres: adds up to 90 % and not to 100 %',
    ],
    [
      'an unknown fibre',
      (product) => Object.assign(product, { facts: { kind: 'textile', fibres: { lambswool: 100 } } }),
      '0.facts.fibres.lambswool: is not known here: remove it',
    ],
    [
      'allergens of other ingredients',
      (product) =>
        Object.assign(product, { facts: { kind: 'food', ingredients: 'syrup-of', allergens: 'milk-allergens' } }),
      '0.facts.allergens: Vollmilchpulver is no word of the ingredients in de',
    ],
    [
      'a kind that there is not',
      (product) => Object.assign(product, { facts: { kind: 'drug' } }),
      `0.facts.kind: must be one of ${articleKinds.map((kind) => `"${kind}"`).join(', ')}`,
    ],
    [
      'a size twice',
      (product) => Object.assign(product, { sizes: ['500 g', '500 G'] }),
      '0.sizes: a size occurs twice',
    ],
    [
      'stock of nothing',
      (product) => Object.assign(product, { stock: { '*': 1, '2 kg': 3 } }),
      '0.stock.2 kg: names no colour or size of this product',
    ],
    ['no stock', (product) => Object.assign(product, { stock: {} }), '0.stock: needs "*" for all that is not named'],
    [
      'a pre-order without a day',
      (product) => Object.assign(product, { availability: { '*': 'PREORDER' } }),
      '0.availableInDays: is needed by PREORDER and BACKORDER',
    ],
    [
      'a category that there is not',
      (product) => Object.assign(product, { category: 1999 }),
      '0.category: there is no category 1999 on the third level',
    ],
  ])('%s is reported with file, line and place', (_, change, fault) => {
    const list = products();
    const [first] = list;
    if (first) change(first);
    write(productFile, list);
    expect(faults()).toContain(`${folder}/${productFile}:1: ${fault}`);
  });

  it.each<[string, string, unknown, string]>([
    ['no JSON', productFile, '[{"id": ', `${productFile}:1: the file: is not JSON (`],
    ['no list', productFile, {}, `${productFile}: the file: must be a list in [ ]`],
    ['no colours', 'colours.json', { Camel: { hex: 'red' } }, 'colours.json:1: Camel: '],
    [
      'a path in a title',
      'categories/2000.json',
      { id: 2000, picture: 'x', titles: { de: 'A > B' } },
      'categories/2000.json:1: titles.de: ',
    ],
  ])('%s is reported with the file', (_, file, value, begin) => {
    write(file, value);
    expect(faults().some((fault) => fault.startsWith(`${folder}/${begin}`))).toBe(true);
  });

  it('an id that is already taken is reported with the file that has it', () => {
    write(
      'products/1120.json',
      products().map((product) => product),
    );
    expect(faults()).toContain(`${folder}/products/1120.json:1: 0.id: ${products()[0]?.id} is taken by ${productFile}`);
  });

  it('all faults are reported at once', () => {
    write(
      productFile,
      products().map((product) => Object.assign(product, { priceEur: 0 })),
    );
    write('categories/3000.json', '');
    expect(faults().length).toBeGreaterThan(5);
    expect(() => readContent(folder)).toThrow(/nothing was changed/);
  });
});
