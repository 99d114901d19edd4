import { describe, expect, it } from 'vitest';
import type { Product, ProductArticle } from '../../contracts/catalogue/catalogue.contract.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';
import { llmsText } from './llms.rules.ts';
import { productText } from './product-text.rules.ts';
import { robotsText } from './robots.rules.ts';
import { siteIndexXml, siteListXml } from './sitemap.rules.ts';

/** Texts are their keys. */
const t: Translate = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key);
const origin = 'https://de.shop';

describe('what robots read', () => {
  it('excludes calls of scripts and filtered lists from a shop that is live', () => {
    expect(robotsText('live', origin)).toBe(
      [
        'User-agent: *',
        'Disallow: /fragments/',
        'Disallow: /json/',
        'Disallow: /service/*/api/',
        'Disallow: /docs',
        'Disallow: /*?filters=',
        'Disallow: /*&filters=',
        'Disallow: /*?sort=',
        'Disallow: /*&sort=',
        '',
        'Sitemap: https://de.shop/sitemap.xml',
        '',
      ].join('\n'),
    );
  });

  it('excludes everything from a shop for tests', () => {
    expect(robotsText('test', origin).split('\n').slice(0, 3)).toEqual(['User-agent: *', 'Disallow: /', '']);
  });
});

it('the overview in Markdown has each chapter that has links', () => {
  const overview = {
    name: 'Kontor',
    summary: 'Coffee',
    notes: ['One', 'Two'],
    chapters: [
      {
        title: 'Shop',
        links: [
          { title: 'A', url: '/a', text: 'first' },
          { title: 'B', url: '/b' },
        ],
      },
      { title: 'Empty', links: [] },
    ],
  };
  expect(llmsText(overview, origin)).toBe(
    '# Kontor\n\n> Coffee\n\nOne\n\nTwo\n\n## Shop\n\n- [A](https://de.shop/a): first\n- [B](https://de.shop/b)\n\n',
  );
});

it('the sitemap names each address with its other languages, escaped', () => {
  const originOf = ({ hostLabel }: { readonly hostLabel: string }) => `https://${hostLabel}.shop`;
  expect(siteIndexXml(['/sitemap-1.xml?a&b'], origin)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<sitemap><loc>https://de.shop/sitemap-1.xml?a&amp;b</loc></sitemap>\n</sitemapindex>\n',
  );
  const xml = siteListXml([{ DE: '/a?b&c', AT: '/a' }], sites.DE, originOf);
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org[^>]+>\n<url>/,
  );
  expect(xml).toContain('<loc>https://de.shop/a?b&amp;c</loc><xhtml:link rel="alternate" hreflang="');
  expect(xml).toContain('href="https://at.shop/a"/>');
  expect(xml.endsWith('</url>\n</urlset>\n')).toBe(true);
});

it('the sitemap has an entry for each address, and nothing between them', () => {
  const link = (locale: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${locale}" href="https://de.shop${path}"/>`;
  const entry = (path: string) =>
    `<url><loc>https://de.shop${path}</loc>${link('de-DE', path)}${link('x-default', path)}</url>\n`;
  const xml = siteListXml([{ DE: '/a' }, { DE: '/b' }], sites.DE, () => origin);
  expect(xml.slice(xml.indexOf('<url>'))).toBe(`${entry('/a')}${entry('/b')}</urlset>\n`);
  const index = siteIndexXml(['/1.xml', '/2.xml'], origin);
  expect(index.slice(index.indexOf('<sitemap>'))).toBe(
    '<sitemap><loc>https://de.shop/1.xml</loc></sitemap>\n<sitemap><loc>https://de.shop/2.xml</loc></sitemap>\n</sitemapindex>\n',
  );
});

describe('a product as plain text', () => {
  const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;
  const article: ProductArticle = {
    tcm: 'a',
    picture: 'mug',
    price: { now: euro(799), savingPercent: 0 },
    availability: 'AVAILABLE',
  };
  const product: Product = {
    productId: '100000001',
    url: '/mug-p100000001.html',
    title: 'Mug',
    details: 'White, 0.3 l',
    description: ['First.', 'Second.'],
    pictures: [],
    articles: [article],
    categories: [],
    // Trusted: the text reads nothing else.
  } as never;
  const textOf = (over: Partial<Product> = {}) =>
    productText({ ...product, ...over }, 'https://de.shop/mug-p100000001.html', { site: sites.DE, t }).split('\n\n');

  it('has title, price, stock, description, rights, shipping and address', () => {
    const [title, details, offer, heading, first, second, ...rest] = textOf();
    expect([title, details, heading, first, second]).toEqual([
      'Mug',
      'White, 0.3 l',
      'page.product.description',
      'First.',
      'Second.',
    ]);
    expect(offer).toMatch(/^- 7,99 EUR; [a-zA-Z.]+.*\nbuy\.tax$/);
    expect(rest).not.toContain('page.product.care');
    expect(rest).not.toContain('page.product.safety');
    expect(rest).toContain('page.product.rights');
    expect(rest.slice(-3)).toEqual([
      'page.product.shipping',
      'page.product.shippingText {"days":"2–4"}',
      'page.product.articleNumber {"number":"100000001"}\nhttps://de.shop/mug-p100000001.html\n',
    ]);
  });

  it('has the former price, the price of a unit and the choice of each article', () => {
    const reduced: ProductArticle = {
      ...article,
      price: { now: euro(599), before: euro(799), savingPercent: 25 },
      basePrice: { price: euro(1598), per: '1 kg' },
      color: 'Sage',
    } as never;
    const [, , offer = ''] = textOf({ articles: [reduced, article] });
    const [one = '', other = ''] = offer.split('\n');
    expect(one).toContain('Sage: 5,99 EUR, ui.former 7,99 EUR; buy.basePrice {"price":"15,98 EUR","unit":"1 kg"}; ');
    expect(other).toMatch(/^- 7,99 EUR; /);
  });

  it('has the stock that is left, or the day from which it is there', () => {
    const stock = (over: Partial<ProductArticle>) => textOf({ articles: [{ ...article, ...over }] })[2];
    expect(stock({ quantity: 2 })).toContain('2');
    expect(stock({ quantity: 2 })).not.toBe(stock({}));
    expect(stock({ availability: 'PREORDER', availableFrom: '2026-12-24' })).toContain('24');
  });

  it('names its care, or what is in food', () => {
    expect(textOf({ care: 'By hand.' })).toEqual(expect.arrayContaining(['page.product.care', 'By hand.']));
    const food = { ...article, basePrice: { price: euro(1598), per: '1 kg' } } as ProductArticle;
    expect(textOf({ care: 'Coffee.', articles: [food] })).toContain('page.product.ingredients');
  });

  it('[LAW-5] has the facts of food, with allergens in capitals and the nutrition by line', () => {
    const facts = {
      kind: 'food',
      maker: 'Maker',
      makerAddress: 'Street 1',
      foodName: 'Chocolate',
      ingredients: 'Zucker, Milch',
      allergens: 'Milch',
      energy: '2300',
      calories: '551',
      salt: '0.45',
    };
    const bar: ProductArticle = { ...article, content: { amount: 100, unit: 'g' } };
    const made = textOf({ facts, articles: [bar] });
    const begin = made.indexOf('page.product.ingredients');
    expect(made.slice(begin, begin + 8).map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
      'page.product.ingredients',
      'page.product.fact.foodName: Chocolate',
      'page.product.fact.ingredients: Zucker, MILCH',
      'page.product.fact.quantity: 100 g',
      [
        'page.product.nutrition {"per":"100 g"}',
        '- page.product.nutrient.energy: 2.300 kJ / 551 kcal',
        '- page.product.nutrient.salt: 0,45 g',
      ].join('\n'),
      'page.product.safety',
      'page.product.fact.operator: Maker; Street 1',
      'page.product.rights',
    ]);
  });

  it('[LAW-5] has no table where there is no food, and its rights in one line', () => {
    const text = textOf({ facts: { kind: 'textile', fibres: 'cotton 100', maker: 'Maker' }, care: 'By hand.' });
    const begin = text.indexOf('page.product.care');
    expect(text.slice(begin, begin + 4)).toEqual([
      'page.product.care',
      'By hand.',
      expect.stringMatching(/^page\.product\.fact\.fibres: 100.%.Baumwolle$/),
      'page.product.safety',
    ]);
    expect(text[text.indexOf('page.product.rights') + 1]).toBe('page.product.guarantee page.product.repair');
  });
});
