import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../tests/support/words/words.ts';
import type {
  CatalogueService,
  Product,
  ProductAnswer,
  ProductArticle,
  ProductTile,
} from '../../contracts/catalogue/catalogue.contract.ts';
import { noPicture } from '../../contracts/shop/pictures.contract.ts';
import { sites } from '../../sites/sites.ts';
import { tileFixtures } from '../tile/tile.fixtures.ts';
import type { PageServices } from '../page.ts';
import { product as page } from './product.page.ts';

const article = (color: string, amountMinor: number): ProductArticle => ({
  tcm: color,
  color,
  picture: `mill-${color}`,
  price: { now: { amountMinor, currency: 'EUR' }, savingPercent: 0 },
  availability: 'AVAILABLE',
});
const articles = [article('Creme', 11_900), article('Anthrazit', 12_900)];
const mill: Product = {
  productId: '101330003',
  title: 'Kaffeemühle',
  details: '',
  description: ['Mahlt.'],
  url: '/kaffeemuehle-p101330003.html',
  categoryId: 1,
  labels: [],
  pictures: [],
  colors: articles.map(({ color = '', picture }) => ({ name: color, hex: '#000', picture })),
  sizes: [],
  articles,
};
const productAnswer = (id: string, product: Product): ProductAnswer =>
  id === mill.productId ? { kind: 'product', product } : { kind: 'unknown' };
const catalogue: Partial<CatalogueService> = {
  tree: async () => ({ top: [], byId: new Map() }),
  paths: async () => ({ DE: mill.url }),
  product: async (_, id) => productAnswer(id, mill),
  productNumbers: async (_, [old = '']) => new Map([[old, mill.productId]]),
  inCategory: async () => ({ tiles: [], total: 0 }),
};
const choosing: PageServices['choosing'] = { sizeTables: [], complementsOf: () => [], together: async () => [] };
const others = {
  choosing,
  content: { byName: () => undefined },
  extras: { subscriptions: () => ({ coffees: [], pieces: [], weeks: [] }) },
};
const load = (query: Record<string, string>, path = mill.url, id = mill.productId, shown = mill) => {
  const sold: Partial<CatalogueService> = { ...catalogue, product: async (_, asked) => productAnswer(asked, shown) };
  return page.load(
    { site: sites.DE, t: wordsOf('DE'), moment: { at: new Date(0), abTests: {} }, params: { id }, query, path },
    { ...others, catalogue: sold } as unknown as PageServices, // no other calls
  );
};

describe('a product page whose address names a colour', () => {
  it('[SHOP-3, SRCH-6] opens with that colour: its picture first, its price, and the choice', async () => {
    expect(await load({ dim1: 'anthrazit' })).toMatchObject({
      kind: 'shown',
      status: 200,
      head: { canonical: mill.url, picture: 'mill-Anthrazit' },
      tracked: [{ event: 'view_item', value: 129 }],
      props: {
        gallery: { shown: 1 },
        price: { amountMinor: 12_900 },
        buy: { opened: 'Anthrazit', url: `${mill.url}?dim1=anthrazit` },
      },
    });
  });

  it('[SHOP-3] opens with the first colour when none is named', async () => {
    const answer = await load({});
    expect(answer).toMatchObject({ props: { gallery: { shown: 0 }, buy: { url: mill.url } } });
    expect(answer).not.toHaveProperty('props.buy.opened');
  });

  it('[SHOP-3] is shared with the shop’s picture where the product has none', async () => {
    const bare = { ...mill, colors: [], articles: [{ ...article('Creme', 11_900), picture: noPicture }] };
    const answer = await load({}, mill.url, mill.productId, bare);
    expect(answer).toMatchObject({ kind: 'shown', props: { gallery: { places: [[{ picture: noPicture }]] } } });
    expect(answer).not.toHaveProperty('head.picture');
  });

  it.each(['rosa', 'Anthrazit', ''])(
    '[SHOP-3] redirects to the product without "%s", which it does not have',
    async (dim1) => {
      expect(await load({ dim1 })).toEqual({ kind: 'moved', permanent: false, to: mill.url });
    },
  );

  it.each([
    ['/old-p101330003.html', '101330003', 'anthrazit', `${mill.url}?dim1=anthrazit`],
    ['/old-p101330003.html', '101330003', 'rosa', mill.url],
    ['/old-p999999999.html', '999999999', 'anthrazit', `${mill.url}?dim1=anthrazit`],
  ])('[SHOP-3, PROD-1] keeps the colour where %s (%s) redirects: %s', async (path, id, dim1, to) => {
    expect(await load({ dim1 }, path, id)).toEqual({ kind: 'moved', permanent: true, to });
  });

  it('[SHOP-3] is a page of its own in every cache', () => {
    expect(page.query).toEqual(['dim1']);
  });
});

describe('what the product page helps with', () => {
  const at = (time: string, more: object = {}, sold: Partial<CatalogueService> = {}) =>
    page.load(
      {
        site: sites.DE,
        t: wordsOf('DE'),
        moment: { at: new Date(time), abTests: {} },
        params: { id: mill.productId },
        query: {},
        path: mill.url,
      },
      { ...others, ...more, catalogue: { ...catalogue, ...sold } } as unknown as PageServices, // no other calls
    );

  it.each([
    ['2026-11-23T10:00:00Z', 'Lieferung 25.–27. November, wenn Sie heute bis 14 Uhr bestellen'],
    ['2026-11-23T14:00:00Z', 'Lieferung 26.–30. November'],
    ['2026-12-24T14:00:00Z', 'Lieferung 30. Dezember 2026 – 4. Januar 2027'],
  ])('[CART-17] at %s it says: %s', async (time, days) => {
    const answer = await at(time);
    const said = answer.kind === 'shown' && answer.props.kind === 'product' ? answer.props.buy.delivery : undefined;
    expect(said?.replaceAll(/[\u2009\u00A0]/g, ' ')).toBe(days);
  });

  const [fixture] = Object.values(tileFixtures);
  // There are fixtures.
  const tileAt = (place: number): ProductTile => ({
    ...(fixture as ProductTile),
    availability: 'AVAILABLE',
    productId: `10000000${place}`,
    categoryId: 50 + place,
  });
  const tiles = [0, 1, 2, 3].map(tileAt);
  const tree = async () => {
    const leaf = (id: number, children: object[] = []) => ({
      id,
      title: String(id),
      url: `/${id}`,
      intro: '',
      children,
    });
    const [own, other] = [{ ...leaf(2, [leaf(1)]), parentId: 3 }, leaf(7)];
    const top = leaf(3, [own, other]);
    const all = [top, own, other, { ...leaf(1), parentId: 2 }, leaf(9)].map((one) => [one.id, one] as const);
    return { top: [top], byId: new Map(all) } as unknown as Awaited<ReturnType<CatalogueService['tree']>>;
  };
  const asked: number[] = [];
  const inCategory: CatalogueService['inCategory'] = async (_, id) => {
    asked.push(id);
    return { tiles: tiles.slice(0, 3), total: 3 };
  };

  it.each([
    ['the categories that the content names', [9, 4242], [9]],
    ['the categories beside its own, where the content names none', [], [7]],
  ])('[SHOP-3] finds complements in %s', async (_, complements, categories) => {
    asked.length = 0;
    const answer = await at(
      '2026-11-23T10:00:00Z',
      { choosing: { ...choosing, complementsOf: () => complements } },
      { tree, inCategory },
    );
    expect(asked).toEqual(categories);
    expect(answer).toMatchObject({
      props: { companions: { heading: 'goesWith', tiles: [{ productId: tiles[101330003 % 3]?.productId }] } },
    });
  });

  it('[SHOP-3] shows what was ordered together', async () => {
    const together = async () => tiles.slice(0, 3).map(({ productId }) => productId);
    const answer = await at(
      '2026-11-23T10:00:00Z',
      { choosing: { ...choosing, together } },
      {
        tiles: async (_, ids) => tiles.filter(({ productId }) => ids.includes(productId)),
      },
    );
    expect(answer).toMatchObject({ props: { companions: { heading: 'together', tiles: [{}, {}, {}] } } });
  });

  it.each([
    ['AVAILABLE', { id: 'house', choice: '250 g', weeks: [2, 4], moreUrl: undefined }],
    ['SOLDOUT', undefined],
  ] as const)('[CART-16] offers the subscription of a coffee that is %s', async (availability, expected) => {
    const plan = { coffees: [{ id: 'house', productId: mill.productId, tcm: 'x' }], pieces: [1], weeks: [2, 4] };
    const facts = { productId: mill.productId, tcm: 'x', choice: '250 g', availability };
    const answer = await at(
      '2026-11-23T10:00:00Z',
      { extras: { subscriptions: () => plan } },
      { facts: async () => [facts] as unknown as Awaited<ReturnType<CatalogueService['facts']>> },
    );
    expect(answer.kind === 'shown' && answer.props.kind === 'product' && answer.props.subscription).toEqual(expected);
  });
});
