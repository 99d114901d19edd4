import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../tests/support/words/words.ts';
import type {
  CatalogueService,
  Product,
  ProductAnswer,
  ProductArticle,
} from '../../contracts/catalogue/catalogue.contract.ts';
import { noPicture } from '../../contracts/shop/pictures.contract.ts';
import { sites } from '../../sites/sites.ts';
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
};
const load = (query: Record<string, string>, path = mill.url, id = mill.productId, shown = mill) => {
  const sold: Partial<CatalogueService> = { ...catalogue, product: async (_, asked) => productAnswer(asked, shown) };
  return page.load(
    { site: sites.DE, t: wordsOf('DE'), moment: { at: new Date(0), abTests: {} }, params: { id }, query, path },
    { catalogue: sold, content: { byName: () => undefined } } as unknown as PageServices, // no other calls
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
    expect(answer).toMatchObject({ kind: 'shown', props: { gallery: { lead: [{ picture: noPicture }] } } });
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
