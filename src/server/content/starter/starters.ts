import type { languages } from '../../../sites/site.ts';
import { perLanguage, schedule, shows, words } from './example-words.ts';
import { examples } from './examples.ts';
import type { Starter } from './starter-text.ts';

const slot = (id: string, type: string, about: string, entry: object): Starter => ({
  path: `promotions/${id}.json`,
  schema: 'promotion',
  about: [
    about,
    shows,
    'A link may be "page:shipping" or an address of the shop; "sites": ["DE"] limits an entry to sites.',
  ],
  value: { id, type, promotions: [] },
  example: { in: 'promotions', entry },
});

const banner = (language: (typeof languages)[number]) => ({
  headline: words.mugs[language],
  ctaButtonText: words.seeMugs[language],
});
const bannerEntry = {
  name: 'Mugs in December',
  ...schedule,
  content: { theme: 'light', ctaButtonLink: 'page:shipping', selector: 'ctaButton' },
  texts: perLanguage(banner),
};

const slots: readonly Starter[] = [
  slot('header_top', 'ApiHeaderBenefitsPromotion', 'Up to four links at the very top of each page.', {
    name: 'Service',
    texts: perLanguage((language) => ({ links: [{ url: '/contact', text: words.contact[language] }] })),
  }),
  slot('top_banner', 'ApiTopBannerPromotion', 'The banner above the header.', bannerEntry),
  slot('category_banner', 'ApiCategory', 'Banners in lists; "tags": ["c1000"] is the category with the number 1000.', {
    ...bannerEntry,
    tags: ['c1000'],
    texts: perLanguage((language) => ({ headline: words.mugs[language], ctaButtonText: words.seeMugs[language] })),
  }),
  slot('home_phase_integration', 'ApiPiPromotion', 'The promotion on the home page.', {
    ...bannerEntry,
    texts: perLanguage((language) => ({ headline: words.mugs[language], ctaButtonText: words.seeMugs[language] })),
  }),
];

const searchFile = (site: string): Starter => ({
  path: `search/${site}.json`,
  schema: 'search',
  about: [
    `Search words of ${site}: "redirects" lead to a page, "synonyms" are what visitors say and what the shop says.`,
    'Words are written in small letters, as they are compared.',
  ],
  value: { redirects: [], synonyms: {} },
  example: { in: 'redirects', entry: { to: 'page:shipping', words: ['porto'] } },
});

const storesFile = (country: string): Starter => ({
  path: `stores/${country}.json`,
  schema: 'stores',
  about: ['Your stores of this country, and towns without one that visitors may search for. A shop may have none.'],
  value: { stores: [], places: [] },
  example: {
    in: 'stores',
    entry: {
      id: `${country.toLowerCase()}001`,
      kind: 'FILIALE',
      street: 'Street 1',
      postcode: '12345',
      city: 'Town',
      at: [50.1, 10.2],
      hours: [...Array.from({ length: 5 }, () => '09:30-19:00'), '09:30-18:00', null],
    },
  },
});

const lists: readonly Starter[] = [
  {
    path: 'vouchers.json',
    schema: 'vouchers',
    about: ['Codes that the shop shows to everybody.', shows],
    value: [],
    example: { entry: { code: 'MUGS10', percent: 10, ...schedule, titles: { ...words.mugs } } },
  },
  {
    path: 'abtests/abtests.json',
    schema: 'abtests',
    about: [
      'A/B tests; the first group is the control. A promotion names its group: "test": {"name": "Mugs", "group": "B"}.',
    ],
    value: [],
    example: {
      entry: {
        name: 'Mugs',
        owner: 'Marketing',
        ...schedule,
        groups: [
          { name: 'A', weight: 50 },
          { name: 'B', weight: 50 },
        ],
      },
    },
  },
  {
    path: 'navigation/navigation.json',
    schema: 'navigation',
    about: [
      'The first level of the navigation, in order, by the numbers of categories: they stand in their addresses (…-c1000.html).',
      'Without entries the shop shows all departments of its catalogue.',
    ],
    value: [],
    example: { entry: { category: 1000, ...schedule } },
  },
  {
    path: 'themeworlds/themeworlds.json',
    schema: 'themeworlds',
    about: ['Themeworlds: products shown together under one subject, by the numbers of products.', shows],
    value: [],
    example: {
      entry: {
        id: 101,
        section: 'new',
        picture: 'mugs',
        ...schedule,
        badges: ['new'],
        availability: ['storeAlso'],
        kontorCard: false,
        titles: { ...words.mugs },
        texts: { ...words.seeMugs },
        products: ['100000001'],
      },
    },
  },
  {
    path: 'search/allowed-hosts.json',
    schema: 'allowed-hosts',
    about: ['Hosts beside your own that search words may lead to: "jobs.example.com".'],
    value: [],
  },
];

const extras: Starter = {
  path: 'cart-extras.json',
  schema: 'cart-extras',
  about: [
    'What the cart takes beside articles: gift cards, products of partners, articles that are given for free, coffee by subscription.',
    'Amounts are hundredths of the currency: "amounts": {"DE": [1000, 2500]} sells gift cards of 10 and 25 Euro on the page "page".',
  ],
  value: {
    giftCards: { productId: '000000001', page: 'gift-card', picture: 'gift-card', titles: {}, amounts: {} },
    partnerProducts: [],
    campaigns: [],
    subscriptions: { coffees: [], pieces: [1, 2, 3], weeks: [2, 4, 6] },
  },
  example: {
    in: 'campaigns',
    entry: { id: 'free-mug', productId: '100000001', tcm: 'white', minimums: { DE: 5000 }, from: '2026-12-01T00:00Z' },
  },
};

const colour = (hex: string, ...[de, fr, cs, hu, pl, sk, tr]: readonly string[]) => ({
  hex,
  names: { de, fr, cs, hu, pl, sk, tr },
});
const colours: Starter = {
  path: 'colours.json',
  schema: 'colours',
  about: ['The dot of each colour that articles have, by its name in the feed.'],
  value: {
    black: colour('#222222', 'Schwarz', 'Noir', 'Černá', 'Fekete', 'Czarny', 'Čierna', 'Siyah'),
    white: colour('#FFFFFF', 'Weiß', 'Blanc', 'Bílá', 'Fehér', 'Biały', 'Biela', 'Beyaz'),
    grey: colour('#8A8A8A', 'Grau', 'Gris', 'Šedá', 'Szürke', 'Szary', 'Sivá', 'Gri'),
    red: colour('#B3261E', 'Rot', 'Rouge', 'Červená', 'Piros', 'Czerwony', 'Červená', 'Kırmızı'),
    blue: colour('#1F4E8C', 'Blau', 'Bleu', 'Modrá', 'Kék', 'Niebieski', 'Modrá', 'Mavi'),
    green: colour('#2E6B3A', 'Grün', 'Vert', 'Zelená', 'Zöld', 'Zielony', 'Zelená', 'Yeşil'),
  },
};

/** All files that this program writes itself; the others are taken over from the folder that it ships. */
export const starters = (sites: readonly string[], countries: readonly string[]): readonly Starter[] => [
  ...slots,
  ...lists,
  extras,
  colours,
  ...sites.map(searchFile),
  ...countries.map(storesFile),
  ...examples,
];
