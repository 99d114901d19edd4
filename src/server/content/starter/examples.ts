import { inAll, perLanguage, words } from './example-words.ts';
import type { Starter } from './starter-text.ts';

/** Kinds that a shop may do without: the folder `examples` is never read. */
export const examples: readonly Starter[] = [
  {
    path: 'examples/pages/about.json',
    schema: 'page',
    about: ['A page of your own: copy it to pages/. Its address is /{title}-s{number}.html, and /c/{alias}.'],
    value: {
      number: 5000,
      aliases: ['about-us'],
      group: 'shop',
      texts: Object.fromEntries(
        ['de', 'ch-fr', 'cz', 'hu', 'pl', 'sk', 'tr'].map((name) => [
          name,
          {
            title: '{company}',
            sections: [{ paragraphs: ['{company}, {street}, {city}: [{email}](mailto:{email})'] }],
          },
        ]),
      ),
    },
  },
  {
    path: 'examples/categories/1000.json',
    schema: 'category',
    about: [
      'Categories of articles in products/: copy it to categories/. A shop whose articles come from feeds needs none, its categories',
      'are those of the feed.',
    ],
    value: {
      id: 1000,
      picture: 'mugs',
      titles: words.mugs,
      intro: words.seeMugs,
      children: [
        {
          id: 1100,
          titles: words.mugs,
          intro: words.seeMugs,
          children: [{ id: 1110, titles: words.mug, intro: words.seeMugs }],
        },
      ],
    },
  },
  {
    path: 'examples/products/1110.json',
    schema: 'products',
    about: [
      'Articles that are written by hand: copy it to products/. Nearly every shop takes them from feeds instead.',
    ],
    value: [
      {
        id: '900000001',
        category: 1110,
        object: 'mug',
        look: { material: 'white', wall: 'grey' },
        priceEur: 1290,
        stock: { '*': 20 },
        traits: { material: ['porcelain'] },
        facts: { kind: 'general', maker: 'pottery' },
        texts: perLanguage((language) => ({
          title: words.mug[language],
          details: '300 ml',
          description: words.mugs[language],
          care: words.mug[language],
        })),
      },
    ],
  },
  {
    path: 'examples/traits.json',
    schema: 'traits',
    about: ['The names of what lists of articles in products/ are filtered by.'],
    value: { roast: {}, aroma: {}, origin: {}, brewing: {}, material: { porcelain: words.porcelain } },
  },
  {
    path: 'examples/facts.json',
    schema: 'facts',
    about: ['Makers, and texts that the law asks for, of articles in products/. Feeds bring their own (docs/law.md).'],
    value: {
      makers: {
        pottery: {
          name: 'Pottery Ltd',
          street: 'Street 1',
          city: '12345 Town',
          country: 'DE',
          email: 'post@pottery.example',
        },
      },
      responsible: {
        union: {
          name: 'Importer Ltd',
          street: 'Street 2',
          city: '12345 Town',
          country: 'DE',
          email: 'post@importer.example',
        },
        turkish: {
          name: 'Importer A.Ş.',
          street: 'Street 3',
          city: 'İstanbul',
          country: 'TR',
          email: 'post@importer.example',
        },
      },
      words: { 'keep-dry': inAll('Keep dry.') },
    },
  },
  {
    path: 'examples/size-tables.json',
    schema: 'size-tables',
    about: ['Tables of sizes on pages of clothes and shoes: copy it beside company.json.'],
    value: [
      {
        kind: 'textile',
        columns: ['size', 'letter', 'chest'],
        rows: [
          ['36', 'S', '84'],
          ['40', 'M', '92'],
        ],
        advice: words.mug,
      },
    ],
  },
  {
    path: 'examples/goes-with.json',
    schema: 'goes-with',
    about: ['Which categories go together, by their numbers: copy it beside company.json.'],
    value: { '1110': [1120, 1130] },
  },
];
