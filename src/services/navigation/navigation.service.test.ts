import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import { navigationPath } from '../../contracts/content/navigation.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { EntryRow } from './navigation.repository.ts';
import { navigationRoutes } from './navigation.routes.ts';
import { createNavigationService } from './navigation.service.ts';

const coffee = { id: 1000, title: 'Coffee', intro: '', url: '/coffee-c1000.html', children: [] };
const kitchen = { ...coffee, id: 2000, title: 'Kitchen' };
const tree: CategoryTree = { top: [coffee, kitchen], byId: new Map([coffee, kitchen].map((one) => [one.id, one])) };
const entry = (valid_from: string | null, valid_to: string | null): EntryRow => ({
  category_id: 1000,
  teaser_title: null,
  teaser_items: [],
  valid_from: valid_from === null ? null : new Date(valid_from),
  valid_to: valid_to === null ? null : new Date(valid_to),
});
const at = (time: string): Moment => ({ at: new Date(time), abTests: {} });
const noon = at('2026-11-21T12:00:00Z');

const open = (rows: readonly EntryRow[] = [entry(null, null)]) => {
  const state = { version: '1', reads: [] as SiteCode[], isBroken: false };
  const service = createNavigationService({
    repository: {
      entries: async (site) => {
        state.reads.push(site);
        if (state.isBroken) throw new Error('away');
        return [...rows];
      },
    },
    tree: async () => tree,
    version: () => state.version,
  });
  return { service, state };
};

describe('[NAV-1] the navigation of a site', () => {
  it('is read once for each site and each version of the content', async () => {
    const { service, state } = open();
    for (const site of ['DE', 'DE', 'AT'] as const) await service.nodes(site, noon);
    expect(state.reads).toEqual(['DE', 'AT']);
    state.version = '2';
    expect(await service.nodes('DE', noon)).toMatchObject([{ title: 'Coffee', href: '/coffee-c1000.html' }]);
    expect(state.reads).toEqual(['DE', 'AT', 'DE']);
  });

  it('is read again after a fault', async () => {
    const { service, state } = open();
    state.isBroken = true;
    await expect(service.nodes('DE', noon)).rejects.toThrow('away');
    state.isBroken = false;
    expect(await service.nodes('DE', noon)).toHaveLength(1);
    expect(state.reads).toHaveLength(2);
  });

  it('has all departments where no entry is of a category that is sold', async () => {
    const foreign = { ...entry(null, null), category_id: 9 };
    const titles = async (rows: readonly EntryRow[]) =>
      (await open(rows).service.nodes('DE', noon)).map(({ title }) => title);
    expect(await titles([foreign])).toEqual(['Coffee', 'Kitchen']);
    expect(await titles([])).toEqual(['Coffee', 'Kitchen']);
    expect(await titles([entry(null, '2026-11-21T12:00:00Z')])).toEqual([]);
  });

  it.each([
    ['2026-11-21T12:00:00Z', null, true],
    ['2026-11-21T12:00:01Z', null, false],
    [null, '2026-11-21T12:00:01Z', true],
    [null, '2026-11-21T12:00:00Z', false],
  ])('shows an entry from %s to %s at noon: %s', async (from, to, isShown) => {
    expect(await open([entry(from, to)]).service.nodes('DE', noon)).toHaveLength(isShown ? 1 : 0);
  });

  it('stays the same between the begins and ends of its entries', async () => {
    const { service } = open([
      entry('2026-11-20T00:00:00Z', '2026-12-24T00:00:00Z'),
      entry(null, '2026-11-25T00:00:00Z'),
    ]);
    expect(await service.span('DE', noon)).toEqual({
      from: Date.parse('2026-11-20T00:00:00Z'),
      until: Date.parse('2026-11-25T00:00:00Z'),
    });
  });
});

it('[NAV-1] is sent to all visitors alike, for long where the address names its version, and never kept of a preview', async () => {
  const app = Fastify();
  const asked: unknown[] = [];
  let moment = noon;
  navigationRoutes(app, {
    navigation: open().service,
    siteOf: () => 'DE',
    momentOf: async () => moment,
    isVersion: async (site, _moment, version) => {
      asked.push([site, version]);
      return version === '7';
    },
  });
  const kept = async (query: string) => {
    const answer = await app.inject(navigationPath + query);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      [{ title: 'Coffee', href: '/coffee-c1000.html', children: [] }],
    ]);
    return answer.headers['cache-control'];
  };
  const [short, long] = [await kept(''), await kept('?v=7')];
  expect(long).not.toBe(short);
  expect(asked).toEqual([
    ['DE', undefined],
    ['DE', '7'],
  ]);
  moment = { ...noon, isPreview: true };
  expect(await kept('?v=7')).toContain('no-store');
  await app.close();
});
