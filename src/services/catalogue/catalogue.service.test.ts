import { describe, expect, it } from 'vitest';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { articleRowWith, productRowWith } from './catalogue.fixtures.ts';
import type { CatalogueRepository, StateRow } from './catalogue.repository.ts';
import { createCatalogueService } from './catalogue.service.ts';

const at = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(at.getTime() + ms);
const moment = { at, abTests: {} };
const [one, two, gone] = ['101110001', '101110002', '101110003'] as const;
const state = (site: SiteCode, generation = 1, version = 1): StateRow => ({ site, generation, version });

/** A catalogue of two products with rows instead of a database; `calls` has what it was asked for. */
const open = (over: Partial<CatalogueRepository> = {}) => {
  const calls: unknown[][] = [];
  const live = { states: [state('DE')] as readonly StateRow[], switches: [] as readonly Date[] };
  const counted =
    <Args extends unknown[], Result>(name: string, answer: (...args: Args) => Result) =>
    async (...args: Args): Promise<Result> => {
      calls.push([name, ...args]);
      return answer(...args);
    };
  const repository: CatalogueRepository = {
    states: async () => [...live.states],
    switches: counted('switches', (_state, from: Date, most: number) =>
      live.switches.filter((moment) => moment > from).slice(0, most),
    ),
    categories: counted('categories', () => [
      { category_id: 1000, parent_id: null, title: 'Küche', intro: '', picture: null },
      { category_id: 1100, parent_id: 1000, title: 'Tassen', intro: '', picture: null },
    ]),
    products: counted('products', (_state, ids: readonly string[]) =>
      ids.filter((id) => id !== gone).map((product_id) => productRowWith({ product_id })),
    ),
    articles: counted('articles', (_state, ids: readonly string[]) =>
      ids
        .filter((id) => id === one)
        .flatMap((product_id) => [articleRowWith({ product_id }), articleRowWith({ product_id, tcm: 'two' })]),
    ),
    paths: counted('paths', (product_id) => [
      { site: 'DE', product_id, slug: 'kaffee' },
      { site: 'CH_FR', product_id, slug: 'cafe' },
    ]),
    count: counted('count', () => 2),
    listed: counted('listed', () => [{ product_id: one, slugs: { DE: 'kaffee', TR: 'kahve' } }]),
    inCategory: counted('inCategory', () => ({ ids: [one], total: 7 })),
    numbersOf: counted('numbersOf', () => [
      { asked: 'K1', product_id: one },
      { asked: 'K1', product_id: two },
    ]),
    wasSold: counted('wasSold', (_site, id) => id === gone),
    ...over,
  };
  const catalogue = createCatalogueService({ repository, hexOf: () => '#ffffff' });
  const called = (name: string) => calls.filter(([other]) => other === name).map(([, ...args]) => args);
  return { catalogue, called, live };
};
const opened = async (...over: Parameters<typeof open>) => {
  const all = open(...over);
  await all.catalogue.refresh(at);
  return all;
};

describe('[RUN-3] the live generation of a site', () => {
  it('is none before it is read, and follows the database', async () => {
    const { catalogue, live } = open();
    expect(catalogue.version('DE')).toBe('0.0');
    expect(await catalogue.tree('DE')).toEqual({ top: [], byId: new Map() });
    expect(await catalogue.refresh(at)).toBe(true);
    expect([catalogue.version('DE'), await catalogue.refresh(at)]).toEqual(['1.1', false]);
    live.states = [state('DE', 1, 2)];
    expect([await catalogue.refresh(at), catalogue.version('DE')]).toEqual([true, '1.2']);
    live.states = [state('DE', 2, 2)];
    expect([await catalogue.refresh(at), catalogue.version('DE')]).toEqual([true, '2.2']);
    live.states = [state('DE', 2, 2), state('AT')];
    expect([await catalogue.refresh(at), catalogue.version('DE')]).toEqual([true, '2.2']);
  });
});

describe('the products of a site', () => {
  it('are read once for each version, each product once', async () => {
    const { catalogue, called, live } = await opened();
    const ask = () => catalogue.tiles('DE', [two, one, one], moment);
    expect((await ask()).map(({ productId }) => productId)).toEqual([one, one]);
    await ask();
    await catalogue.tiles('DE', [one, gone], moment);
    expect(called('products')).toEqual([
      [state('DE'), [two, one]],
      [state('DE'), [gone]],
    ]);
    expect(called('articles')).toEqual(called('products'));
    live.states = [state('DE', 1, 2)];
    await catalogue.refresh(at);
    await ask();
    live.states = [state('DE', 2, 2)];
    await catalogue.refresh(at);
    await ask();
    await catalogue.tiles('AT', [one], moment);
    expect(called('products')).toHaveLength(5);
  });

  it('are what is sold, what was sold, and what the site never had', async () => {
    const { catalogue, called } = await opened();
    const found = await catalogue.product('DE', one, moment);
    expect(found).toMatchObject({ kind: 'product', product: { productId: one, articles: [{ tcm: 'one' }, {}] } });
    expect(await catalogue.product('DE', two, moment)).toEqual({ kind: 'unknown' });
    expect(await catalogue.product('DE', gone, moment)).toEqual({ kind: 'gone' });
    expect(called('wasSold')).toEqual([
      ['DE', two],
      ['DE', gone],
    ]);
  });

  it('[CART-4] have the facts of each article that is asked for', async () => {
    const { catalogue } = await opened();
    const keys = [
      { productId: one, tcm: 'two' },
      { productId: gone, tcm: 'one' },
    ];
    expect(await catalogue.facts('DE', keys, moment)).toMatchObject([{ productId: one, tcm: 'two' }, undefined]);
  });

  it('[PROD-1] have their numbers by the id of a feed, before another product of this number', async () => {
    const { catalogue } = await opened();
    expect([...(await catalogue.productNumbers('DE', ['K1']))]).toEqual([['K1', one]]);
  });

  it('are counted, and listed with their addresses on each site', async () => {
    const { catalogue, called } = await opened();
    expect(await catalogue.count('DE')).toBe(2);
    expect(await catalogue.listed('DE', { offset: 5, limit: 9 })).toEqual([
      { DE: `/kaffee-p${one}.html`, TR: `/kahve-p${one}.html` },
    ]);
    expect([called('count'), called('listed')]).toEqual([[[state('DE')]], [[state('DE'), 5, 9]]]);
  });
});

describe('the addresses of a product on all sites', () => {
  const addresses = { DE: `/kaffee-p${one}.html`, CH_FR: `/cafe-p${one}.html` };

  it('are read again after a change only', async () => {
    const { catalogue, called, live } = await opened();
    expect(await catalogue.paths(one)).toEqual(addresses);
    await catalogue.refresh(at);
    expect(await catalogue.paths(one)).toEqual(addresses);
    expect(called('paths')).toEqual([[one]]);
    live.states = [state('DE', 1, 2)];
    await catalogue.refresh(at);
    await catalogue.paths(one);
    expect(called('paths')).toHaveLength(2);
  });

  it('are not kept where a change came while they were read', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let reads = 0;
    const { catalogue, live } = await opened({
      paths: async (product_id) => {
        reads += 1;
        await promise;
        return [{ site: 'DE', product_id, slug: `kaffee-${reads}` }];
      },
    });
    const before = catalogue.paths(one);
    live.states = [state('DE', 2)];
    await catalogue.refresh(at);
    resolve(undefined);
    await before;
    expect([await catalogue.paths(one), reads]).toEqual([{ DE: `/kaffee-2-p${one}.html` }, 2]);
  });
});

describe('[SHOP-2] the categories of a site', () => {
  const window = { offset: 0, limit: 12 };

  it('are read once for each version', async () => {
    const { catalogue, called, live } = await opened();
    const tree = await catalogue.tree('DE');
    expect(tree.top).toMatchObject([{ id: 1000, url: '/kueche-c1000.html', children: [{ id: 1100 }] }]);
    expect(await catalogue.tree('DE')).toBe(tree);
    live.states = [state('DE', 1, 2), state('AT', 1, 2)];
    await catalogue.refresh(at);
    for (const site of ['DE', 'AT', 'DE', 'AT'] as const) await catalogue.tree(site);
    expect(called('categories')).toEqual([[state('DE')], [state('DE', 1, 2)], [state('AT', 1, 2)]]);
  });

  it('have their products by the level of the category, the usual ones first', async () => {
    const { catalogue, called } = await opened();
    expect(await catalogue.inCategory('DE', 1100, window, moment)).toMatchObject({
      tiles: [{ productId: one }],
      total: 7,
    });
    const all = { sort: 'price-up', reducedOnly: true, availableOnly: true } as const;
    await catalogue.inCategory('DE', 1000, { ...window, ...all }, moment);
    expect(called('inCategory')).toEqual([
      [state('DE'), 2, 1100, { ...window, sort: 'relevance', reducedOnly: false, availableOnly: false, at }],
      [state('DE'), 1, 1000, { ...window, ...all, at }],
    ]);
  });

  it('have a list that is kept until prices change by schedule', async () => {
    const { catalogue, called, live } = open();
    live.switches = [after(1000)];
    await catalogue.refresh(at);
    const ask = (ms: number, more: object = {}, category = 1000) =>
      catalogue.inCategory('DE', category, { ...window, ...more }, { ...moment, at: after(ms) });
    const reads = async (...asked: Parameters<typeof ask>) => {
      const before = called('inCategory').length;
      await ask(...asked);
      return called('inCategory').length - before;
    };
    expect([await reads(0), await reads(999), await reads(1000), await reads(5000)]).toEqual([1, 0, 1, 0]);
    expect([await reads(0, { offset: 12 }), await reads(0, {}, 1100), await reads(0)]).toEqual([1, 1, 0]);
    for (const next of [state('DE', 1, 2), state('DE', 2, 2)]) {
      live.states = [next];
      await catalogue.refresh(at);
      expect(await reads(0)).toBe(1);
    }
    live.states = [state('DE', 2, 2), state('AT', 2, 2)];
    await catalogue.refresh(at);
    await catalogue.inCategory('AT', 1000, window, moment);
    expect(await reads(0)).toBe(0);
    expect(called('inCategory').at(-1)?.[0]).toEqual(state('AT', 2, 2));
  });

  it('[PREV-7] read a list of a preview each time', async () => {
    const { catalogue, called } = await opened();
    const preview = { ...moment, isPreview: true } as const;
    for (let turn = 0; turn < 2; turn += 1) await catalogue.inCategory('DE', 1000, window, preview);
    expect(called('inCategory')).toHaveLength(2);
    await catalogue.inCategory('DE', 1000, window, moment);
    expect(called('inCategory')).toHaveLength(3);
  });
});

describe('[SHOP-3] the next change of prices by schedule', () => {
  const many = (from: number) => Array.from({ length: 25 }, (_, place) => after(1000 * (from + place)));

  it('is none where nothing is announced', async () => {
    const { catalogue, called } = await opened();
    expect(catalogue.nextSwitch('DE', at)).toBeUndefined();
    expect(catalogue.nextSwitch('AT', at)).toBeUndefined();
    await catalogue.refresh(after(1000));
    expect(called('switches')).toEqual([[state('DE'), at, 20]]);
  });

  it('is the first one that is still to come', async () => {
    const { catalogue, live } = open();
    live.switches = [after(1000), after(2000)];
    await catalogue.refresh(at);
    for (const [ms, expected] of [
      [0, 1000],
      [999, 1000],
      [1000, 2000],
    ] as const)
      expect(catalogue.nextSwitch('DE', after(ms))).toEqual(after(expected));
    expect(catalogue.nextSwitch('DE', after(2000))).toBeUndefined();
  });

  it('is read again when twenty are past, and until then nothing may be kept', async () => {
    const { catalogue, live, called } = open();
    live.switches = many(1);
    await catalogue.refresh(at);
    expect(catalogue.nextSwitch('DE', after(19_999))).toEqual(after(20_000));
    expect(catalogue.nextSwitch('DE', after(20_000))).toEqual(after(20_000));
    await catalogue.refresh(after(19_999));
    expect(called('switches')).toHaveLength(1);
    await catalogue.refresh(after(20_000));
    expect(called('switches')).toHaveLength(2);
    expect(catalogue.nextSwitch('DE', after(20_000))).toEqual(after(21_000));
  });

  it('is read again for the sites that have changed', async () => {
    const { catalogue, live, called } = open();
    live.states = [state('DE'), state('AT')];
    await catalogue.refresh(at);
    live.states = [state('DE'), state('AT', 1, 2)];
    await catalogue.refresh(at);
    live.states = [state('DE', 2), state('AT', 1, 2)];
    live.switches = [after(5000)];
    await catalogue.refresh(at);
    expect(called('switches').map(([row]) => row)).toEqual([
      state('DE'),
      state('AT'),
      state('AT', 1, 2),
      state('DE', 2),
    ]);
    expect([catalogue.nextSwitch('DE', at), catalogue.nextSwitch('AT', at)]).toEqual([after(5000), undefined]);
  });
});
