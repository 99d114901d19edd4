import { describe, expect, it } from 'vitest';
import {
  engineOf,
  frameOf,
  ownProducts,
  searchAt,
  titledProduct,
} from '../../../../tests/support/shops/search-index.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { IndexedArticle, IndexedProduct, IndexFrame } from './indexing/index-data.ts';
import { partsOfTerm } from './query/suggested-terms.ts';

const at = searchAt.getTime();
const day = 86_400_000;

const product = (
  number: number,
  title: string,
  article: Partial<IndexedArticle> = {},
  more: Partial<IndexedProduct> = {},
) => {
  const plain = titledProduct(title, number);
  return { ...plain, articles: plain.articles.map((one) => Object.assign({}, one, article)), ...more };
};
const asking = (products: readonly IndexedProduct[], site: SiteCode = 'DE', frame: Partial<IndexFrame> = {}) => {
  const engine = engineOf(site, frameOf(site, { categories: [], ...frame }), products);
  const ask = (query: string, more: object = {}) =>
    engine.search({ query, offset: 0, limit: 50, sort: 'relevance', filters: [], at, ...more });
  return { engine, ask, ids: (query: string, more = {}) => ask(query, more).productIds.map(Number) };
};

describe('a colour in the query', () => {
  const inColours = (number: number, title: string, colours: readonly string[]) => {
    const [first] = titledProduct(title, number).articles;
    const articles = first ? colours.map((color) => ({ ...first, color, picture: `in-${color}` })) : [];
    return titledProduct(title, number, { articles });
  };
  const { ask } = asking([
    inColours(1, 'Kaffeemühle', ['Creme', 'Anthrazit']),
    inColours(2, 'Kaffeemühle groß', ['Creme', 'Rot']),
    inColours(3, 'Kaffeemühle', ['—', 'Dunkles Anthrazit']),
  ]);
  it.each([
    [
      'kaffeemühle anthrazit',
      [
        ['000000001', { colour: 'anthrazit', picture: 'in-Anthrazit' }],
        ['000000003', { colour: 'dunkles-anthrazit', picture: 'in-Dunkles Anthrazit' }],
      ],
    ],
    ['kaffeemühle', []],
    ['', []],
  ])('[SRCH-7] is named for each result that has it: "%s"', (query, named) => {
    const { productIds, colours } = ask(query);
    expect(productIds).toContain('000000002');
    expect([...colours]).toEqual(named);
  });

  it.each([
    ['DE', 'Mantel', 'blauer mantel', 'Tintenblau'],
    ['DE', 'Mantel', 'mantel tintenblau', 'Tintenblau'],
    ['CH_FR', 'Manteau', 'manteau bleu', 'Bleu encre'],
    ['CZ', 'Kabát', 'modrý kabát', 'Inkoustově modrá'],
    ['SK', 'Kabát', 'modrý kabát', 'Atramentová modrá'],
    ['HU', 'Kabát', 'kék kabát', 'Tintakék'],
    ['TR', 'Palto', 'mavi palto', 'Mürekkep mavisi'],
  ] as const)('[SRCH-7] is found within the name of one, on %s: %s in "%s"', (site, title, query, colour) => {
    const { ask: find } = asking([inColours(1, title, ['Camel', colour])], site);
    expect(find(query).colours.get('000000001')?.picture).toBe(`in-${colour}`);
    expect(find(title).colours.size).toBe(0);
  });

  it('[SRCH-7] is named by a synonym, in results and suggestions', () => {
    const synonyms = { niebieski: ['atramentowy', 'błękit'] };
    const coats = [
      inColours(1, 'Płaszcz', ['Camel', 'Atramentowy']),
      inColours(2, 'Płaszcz', ['Bordowy', 'Mglisty błękit']),
      inColours(3, 'Płaszcz', ['Camel', 'Szary']),
    ];
    const { ask: find, engine } = asking(coats, 'PL', { synonyms });
    const pictures = [...find('niebieski płaszcz').colours.values()].map(({ picture }) => picture);
    expect(pictures).toEqual(['in-Atramentowy', 'in-Mglisty błękit']);
    const [first] = engine.suggest('niebieski płaszcz', 5, 5, at).products;
    expect(first?.picture).toBe('in-Atramentowy');
  });
});

describe('relevance', () => {
  const description = 'Passt gut zu einer Tasse aus Porzellan.';
  it('[SRCH-11] puts title before category before description', () => {
    const { ids } = asking(
      [
        product(1, 'Untersetzer', {}, { description }),
        product(2, 'Becher', {}, { categories: [9] }),
        product(3, 'Tasse'),
      ],
      'DE',
      { categories: [{ id: 9, parentId: null, title: 'Tasse' }] },
    );
    expect(ids('tasse')).toEqual([3, 2, 1]);
  });

  it('[SRCH-11] puts the word before its forms before similar words', () => {
    const { ids } = asking([product(1, 'Kannen'), product(2, 'Kanne'), product(3, 'Tanne')]);
    expect(ids('kanne')).toEqual([2, 1]);
    expect(ids('kannne')).toEqual(expect.arrayContaining([2]));
    expect(ids('kannne')[0]).toBe(2);
  });

  it('[SRCH-11] uses the last part of a compound that the shop does not have, or hardly', () => {
    const { ids } = asking([
      product(1, 'Hausschuhe'),
      product(2, 'Schuhe aus Fell'),
      product(3, 'Hemdbluse', {}, { description: 'Fällt wie ein Herrenhemd.' }),
      product(4, 'Hemd aus Leinen'),
      product(5, 'Mantel'),
    ]);
    expect(ids('lammfellschuhe')).toEqual([2]);
    expect(ids('herrenhemd')).toEqual([4, 3]);
    expect(asking([product(1, 'Scarpe'), product(2, 'Boty')], 'CZ').ids('zimniboty')).toEqual([]);
  });

  it('[SRCH-11] puts products with all words first', () => {
    const { ids } = asking([product(1, 'Blaue Kanne'), product(2, 'Blaue Vase'), product(3, 'Grüne Kanne')]);
    expect(ids('blaue kanne')[0]).toBe(1);
    expect(ids('kanne blaue')[0]).toBe(1);
  });

  it('[SRCH-11] puts products in stock before sold-out ones', () => {
    const { ids } = asking([
      product(1, 'Tasse', { quantity: 0 }),
      product(2, 'Tasse', { availability: 'NOT_AVAILABLE' }),
      product(3, 'Tasse'),
      product(4, 'Tasse', { availability: 'PREORDER', availableFrom: at + day }),
    ]);
    expect(ids('tasse')).toEqual([3, 4, 1, 2]);
  });

  it.each([
    [['Kanne', 'Tanne', 'Tanne'], 'tanne'],
    [['Kanne', 'Kanne', 'Tanne'], 'kanne'],
  ])('[SRCH-11] takes a mistyped word for the more frequent one of %j', (titles, meant) => {
    const { ask } = asking(titles.map((title, place) => product(place + 1, title)));
    expect(ask('lanne').didYouMean).toBe(meant);
  });

  it('[SRCH-7] says what was meant as the shop writes it, also where details alone have the word', () => {
    const { ask } = asking([product(1, 'Kanne', {}, { details: 'Für Kräutertöpfe' })]);
    expect(ask('kräutertöpfa').didYouMean).toMatch(/^kräutertöpfe$/i);
  });

  it('[SRCH-11] puts the more popular of equals first, then the one that comes first in the shop', () => {
    const { ids } = asking([product(1, 'Tasse'), product(2, 'Tasse'), product(3, 'Tasse', {}, { popularity: 5 })]);
    expect(ids('tasse')).toEqual([3, 1, 2]);
  });
});

describe('prices and availability of a moment', () => {
  const { ids, ask } = asking([
    product(1, 'Kanne', { priceMinor: 2000, saleMinor: 500, isAnnounced: true, saleFrom: at, saleTo: at + day }),
    product(2, 'Kanne', { priceMinor: 1000, availability: 'PREORDER', availableFrom: at + day }),
    product(3, 'Kanne', { priceMinor: 1500, quantity: 0 }),
  ]);
  it.each([
    [at - 1, [2, 3, 1]],
    [at, [1, 2, 3]],
    [at + day - 1, [1, 2, 3]],
    [at + day, [2, 3, 1]],
    [at - 1, [2, 3, 1]],
  ])('[SRCH-7] decide the order by price at %d', (moment, order) => {
    expect(ids('kanne', { sort: 'price-up', at: moment })).toEqual(order);
    expect(ids('kanne', { sort: 'price-down', at: moment })).toEqual(order.toReversed());
  });

  it('[SRCH-7] decide what a filter leaves', () => {
    const reduced = [{ name: 'reduced_price', value: 'true' }];
    expect(ids('kanne', { filters: reduced })).toEqual([1]);
    expect(ids('kanne', { filters: reduced, at: at + day })).toEqual([]);
    const available = [{ name: 'availability', value: 'available' }];
    expect(ids('kanne', { filters: available })).toEqual([1]);
    expect(ids('kanne', { filters: available, at: at + day })).toEqual([1, 2]);
    expect(ids('kanne', { filters: [{ name: 'price', value: '15-16' }] })).toEqual([3]);
  });

  it('[SRCH-7] have ranges without an end, and sales without times', () => {
    expect(ids('kanne', { filters: [{ name: 'price', value: '15-' }] })).toEqual([3]);
    const always = asking([product(1, 'Kanne', { priceMinor: 2000, saleMinor: 500 }), product(2, 'Kanne')]);
    for (const moment of [0, at]) expect(always.ids('kanne', { sort: 'price-up', at: moment })).toEqual([1, 2]);
  });

  it('[SRCH-7] counts a range that the address names', () => {
    const { facets } = ask('kanne', { filters: [{ name: 'price', value: '7-16' }] });
    const ranges = facets.find(({ name }) => name === 'price')?.values.map(({ value }) => value);
    expect(ranges).toEqual(['0-10', '7-16', '10-20']);
    expect(facets.find(({ name }) => name === 'price')?.values.find(({ value }) => value === '7-16')).toMatchObject({
      count: 2,
      chosen: true,
    });
  });
});

describe('the words of a language', () => {
  it.each<[SiteCode, string, string]>([
    ['DE', 'Kaffeemühle', 'kaffeemuehle'],
    ['DE', 'Kaffeemühle', 'kaffeemuhle'],
    ['DE', 'Kaffeemühle', 'KAFFEEMÜHLE'],
    ['DE', 'Kaffeemühle', 'mühle'],
    ['DE', 'Kaffeemühle', 'kaffee mühle'],
    ['DE', 'Gießkanne', 'giesskanne'],
    ['DE', 'Neuer Bauernstuhl', 'neue stühle'],
    ['DE', 'T-Shirt weiß', 'tshirt'],
    ['DE', 'T-Shirt weiß', 't shirt weiss'],
    ['DE', 'French Press', 'frenchpress'],
    ['DE', 'Kaffee 250 g', 'kaffee 250g'],
    ['CH_FR', 'Cœur à la crème', 'coeur creme'],
    ['CH_FR', 'Couteaux à pain', 'couteau'],
    ['CZ', 'Hrnek s uchem', 'hrnky'],
    ['CZ', 'Žlutý koberec', 'zluty koberec'],
    ['HU', 'Kávéfőző', 'kavefozo'],
    ['HU', 'Bögre füllel', 'bögrék'],
    ['HU', 'Kávéspohár', 'pohár'],
    ['PL', 'Łyżka do zupy', 'lyzka'],
    ['PL', 'Sweter z wełny', 'swetra'],
    ['SK', 'Hrnček na čaj', 'hrnčeky'],
    ['TR', 'Çay bardağı', 'cay bardagi'],
    ['TR', 'ISITICI', 'ısıtıcı'],
    ['TR', 'İpek Gömlek', 'ipek gömlekler'],
  ])('[SRCH-11] on %s let %j be found by %j', (site, title, query) => {
    const { ids } = asking([product(1, title), product(2, 'Xylophon'), product(3, 'Quark')], site);
    expect(ids(query)[0]).toBe(1);
  });

  it('[SRCH-11] include the synonyms of the site, also mistyped', () => {
    const { ids } = asking([product(1, 'Geldbörse aus Leder'), product(2, 'Quark')], 'DE', {
      synonyms: { portemonnaie: ['geldbörse'] },
    });
    expect(ids('portemonnaie')).toEqual([1]);
    expect(ids('portmonnaie')).toEqual([1]);
    expect(ids('portemon')).toEqual([1]);
  });
});

describe('search terms', () => {
  const { engine } = asking(
    [product(1, 'Merino Socken'), product(2, 'Merino Schal'), product(3, 'Filterkaffee mild', {}, { categories: [5] })],
    'DE',
    {
      categories: [{ id: 5, parentId: null, title: 'Kaffee' }],
      pastQueries: [{ text: 'socken geschenk', count: 40 }],
    },
  );
  const terms = (typed: string) => engine.suggest(typed, 10, 0, at).searchTerms.map(({ searchTerm }) => searchTerm);
  it('[SRCH-2] are categories, words of titles, past queries, and completions of the last word', () => {
    expect(terms('kaff')).toEqual(['kaffee', 'filterkaffee']);
    expect(terms('merino so')).toEqual(['merino socken']);
    expect(terms('ges')).toEqual(['socken geschenk']);
    expect(terms('sokcen')).toContain('socken');
    expect(terms('qqqq')).toEqual([]);
  });

  it.each([
    [48, true],
    [49, false],
  ])('[SRCH-2] have %i letters: %s', (length, isShown) => {
    const text = 'socken '.repeat(7).slice(0, length).padEnd(length, 's');
    const { engine: one } = asking([], 'DE', { pastQueries: [{ text, count: 40 }] });
    expect(one.suggest('sock', 10, 0, at).searchTerms.length > 0).toBe(isShown);
  });

  it('[SRCH-2] stand beside products with the picture of the first article that can be sent', () => {
    const articles = [
      product(1, 'Kanne', { availability: 'SOLDOUT', picture: 'gone' }),
      product(1, 'Kanne', { quantity: 0, picture: 'empty' }),
      product(1, 'Kanne', { quantity: 1, picture: 'there' }),
    ].flatMap((one) => one.articles);
    const pictureOf = (some: typeof articles) =>
      asking([titledProduct('Kanne', 1, { articles: some })]).engine.suggest('kanne', 0, 1, at).products[0]?.picture;
    expect([pictureOf(articles), pictureOf(articles.slice(0, 2))]).toEqual(['there', 'gone']);
  });

  const own: Partial<Record<SiteCode, ReturnType<typeof engineOf>>> = {};
  const firstTerms = (site: SiteCode, typed: string) =>
    (own[site] ??= engineOf(site, frameOf(site), ownProducts(site)))
      .suggest(typed, 10, 0, at)
      .searchTerms.map(({ searchTerm }) => searchTerm);
  it.each<[SiteCode, string, string[]]>([
    ['DE', 'kaff', ['kaffee', 'kaffeebereiter']],
    ['DE', 'hem', ['hemden', 'hemdbluse']],
    ['CH_FR', 'caf', ['café', 'café en grains']],
    ['CZ', 'kav', ['káva', 'zrnková káva']],
    ['HU', 'kav', ['kávé', 'szemes kávé']],
    ['PL', 'kaw', ['kawa', 'kawa ziarnista']],
    ['SK', 'uter', ['uteráky', 'uterák']],
    ['TR', 'kah', ['kahve', 'çekirdek kahve']],
  ])('[SRCH-2] begin with what most visitors mean: %s %j → %j', (site, typed, expected) => {
    expect(firstTerms(site, typed).slice(0, 2)).toEqual(expected);
  });

  it.each<[SiteCode, string, string, string]>([
    ['DE', 'te', 'tee', 'filterkaffee'],
    ['DE', 'was', 'wasserkessel', 'wasserhyazinthe'],
    ['DE', 'kaff', 'kaffee', 'zum kaffee'],
    ['CZ', 'tr', 'tričko', 'tři'],
    ['TR', 'bar', 'bardak', 'bardağı'],
  ])('[SRCH-2] on %s for %j include %j and not %j', (site, typed, shown, not) => {
    expect(firstTerms(site, typed)).toContain(shown);
    expect(firstTerms(site, typed)).not.toContain(not);
  });

  it('[SRCH-2] name both halves of a category, and descriptive words only if there is little else', () => {
    const titled = (title: string, number: number) => product(number, title, {}, { categories: [5] });
    const { engine: two } = asking([titled('Bluse mit Kragen', 1), titled('Kragenhemd aus Leinen', 2)], 'DE', {
      categories: [{ id: 5, parentId: null, title: 'Hemden und Polos' }],
    });
    const words = (typed: string) => two.suggest(typed, 10, 0, at).searchTerms.map(({ searchTerm }) => searchTerm);
    expect(words('hem')).toEqual(['hemden']);
    expect(words('pol')).toEqual(['polos']);
    expect(words('lei')).toEqual(['leinen']);
    expect(words('krag')).toEqual(['kragenhemd', 'kragen']);
  });

  it.each([
    ['Kaffeemühle', 'kaff', '', 'Kaff', 'eemühle'],
    ['Filterkaffee', 'kaff', 'Filter', 'kaff', 'ee'],
    ['Große Tasse', 'gros', '', 'Groß', 'e Tasse'],
    ['Große Tasse', 'tas', 'Große ', 'Tas', 'se'],
    ['Müsli', 'MUS', '', 'Müs', 'li'],
    ['şemsiye', 'sem', '', 'şem', 'siye'],
    ['Vase', 'tasse', '', '', 'Vase'],
    ['Vase', '', '', '', 'Vase'],
  ])('[SRCH-2] %j is split at %j', (term, typed, prefix, match, suffix) => {
    expect(partsOfTerm(term, typed)).toEqual({ searchTerm: term, prefix, match, suffix });
  });
});

describe('random input', () => {
  const letters = Array.from('abcdefgäöüßçşıłžč0123456789 -_<>&%"\'☕😀\u0000\u0301\u200dİ');
  const random = (seed: number, length: number): string => {
    let value = seed;
    return Array.from({ length }, () => {
      value = (Math.imul(value, 1_103_515_245) + 12_345) >>> 0;
      return letters[(value >>> 8) % letters.length] ?? '';
    }).join('');
  };
  it('finds each product once, and as many as the total says', () => {
    const { engine } = asking(Array.from({ length: 80 }, (_, number) => product(number + 1, random(number, 30))));
    for (let seed = 0; seed < 400; seed += 1) {
      const query = random(seed * 7 + 1, 1 + (seed % 60));
      const { productIds, total } = engine.search({ query, offset: 0, limit: 96, sort: 'relevance', filters: [], at });
      expect(new Set(productIds).size).toBe(productIds.length);
      expect(productIds.length).toBe(total);
      for (const term of engine.suggest(query, 10, 5, at).searchTerms)
        expect(term.prefix + term.match + term.suffix).toBe(term.searchTerm);
    }
  });

  it('gives pages that follow each other, in every sort order', () => {
    const { ids } = asking(
      Array.from({ length: 900 }, (_, number) =>
        product(number + 1, `Tasse ${random(number, 4)}`, { priceMinor: 100 + ((number * 37) % 50) }),
      ),
    );
    for (const sort of ['relevance', 'price-up', 'price-down', 'newest']) {
      const whole = ids('tasse', { sort, limit: 900 });
      expect(new Set(whole).size).toBe(900);
      const parts = Array.from({ length: 9 }, (_, page) => ids('tasse', { sort, offset: page * 100, limit: 100 }));
      expect(parts.flat()).toEqual(whole);
    }
  });
});
