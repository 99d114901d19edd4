import { describe, expect, it } from 'vitest';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { AbTestRow } from './abtest.repository.ts';
import { createAbTestService } from './abtest.service.ts';

const day = (date: number) => new Date(Date.UTC(2026, 2, date));
const row = (name: string, from: number, to: number): AbTestRow => ({
  name,
  owner: 'Marketing',
  groups: ['A', 'B'].map((group) => ({ name: group, weight: 1 })),
  valid_from: day(from),
  valid_to: day(to),
});
const hero = row('hero', 5, 15);
const search = row('search', 10, 20);

/** The tests of Germany, which the test may replace, and what was asked of the database. */
const open = async (rows: readonly AbTestRow[] = [hero, search]) => {
  const content = { version: 1, rows };
  const asked: SiteCode[] = [];
  const service = createAbTestService({
    states: async () => [{ site: 'DE', version: content.version }],
    tests: async (site) => {
      asked.push(site);
      return [...content.rows];
    },
  });
  await service.refresh();
  return { service, content, asked };
};
const namesOf = (tests: readonly { readonly name: string }[]) => tests.map(({ name }) => name);

describe('the groups of a page', () => {
  it.each([
    [4, '', {}, '', true],
    [5, '', { hero: 'A' }, 'hero.A', true],
    [5, 'hero.B', { hero: 'B' }, 'hero.B', false],
    [10, 'hero.B~search.B', { hero: 'B', search: 'B' }, 'hero.B~search.B', false],
    [10, 'other.B~hero.C', { hero: 'A', search: 'A' }, 'hero.A~search.A', true],
    [15, 'hero.B', { search: 'A' }, 'search.A', true],
    [20, 'search.B', {}, '', true],
  ] as const)('on 2026-03-%i with the cookie %j are %j', async (date, cookie, abTests, key, isControl) => {
    const { service } = await open();
    expect(service.grouping('DE', cookie, day(date))).toEqual({ abTests, key, isControl });
    expect(service.grouping('TR', cookie, day(date))).toEqual({ abTests: {}, key: '', isControl: true });
  });

  it('change at each start and end of a test, for one process that answers all the time', async () => {
    const { service } = await open();
    const keys = [4, 5, 10, 15, 20, 4].map((date) => service.grouping('DE', '', day(date)).key);
    expect(keys).toEqual(['', 'hero.A', 'hero.A~search.A', 'search.A', '', '']);
  });
});

describe('[PREV-7] the groups that staff choose', () => {
  it.each([
    [5, undefined, { hero: 'A' }],
    [12, undefined, { hero: 'A', search: 'A' }],
    [12, { test: 'search', group: 'B' }, { hero: 'A', search: 'B' }],
    [12, { test: 'search', group: 'C' }, undefined],
    [5, { test: 'search', group: 'B' }, undefined],
    [5, { test: 'other', group: 'B' }, undefined],
  ] as const)('on 2026-03-%i with %j are %j', async (date, choice, groups) => {
    const { service } = await open();
    expect(service.chosen('DE', day(date), choice)).toEqual(groups);
    expect(service.chosen('TR', day(date), choice)).toEqual(choice ? undefined : {});
  });
});

describe('[PREV-4] the schedule of the tests', () => {
  it.each([
    [1, 5, []],
    [1, 6, ['hero']],
    [14, 16, ['hero', 'search']],
    [15, 16, ['search']],
    [20, 30, []],
  ] as const)('from 2026-03-%i to 2026-03-%i has %j', async (from, to, names) => {
    const { service } = await open();
    expect(namesOf(service.between('DE', day(from), day(to)))).toEqual(names);
    expect(service.between('TR', day(from), day(to))).toEqual([]);
  });

  it.each([
    [1, 5],
    [5, 10],
    [12, 15],
    [15, 20],
  ])('after 2026-03-%i next changes on 2026-03-%i', async (at, next) => {
    const { service } = await open();
    expect(service.nextSwitch('DE', day(at))).toEqual(day(next));
  });

  it('does not change after its last end, nor where no test is', async () => {
    const { service } = await open();
    expect(service.nextSwitch('DE', day(20))).toBeUndefined();
    expect(service.nextSwitch('TR', day(1))).toBeUndefined();
  });
});

describe('the tests of the content', () => {
  it('are read again when their version has changed, and only then', async () => {
    const { service, content, asked } = await open([hero]);
    await service.refresh();
    expect([asked, service.version('DE'), service.version('TR')]).toEqual([['DE'], '1', '0']);
    Object.assign(content, { version: 2, rows: [search] });
    expect(service.grouping('DE', '', day(12)).key).toBe('hero.A');
    await service.refresh();
    expect([asked, service.version('DE')]).toEqual([['DE', 'DE'], '2']);
    expect(service.grouping('DE', '', day(12)).key).toBe('search.A');
    expect(namesOf(service.testsAt('DE', day(12)).tests)).toEqual(['search']);
  });

  it('of a visitor are those that run', async () => {
    const { service } = await open();
    expect(Object.keys(service.assignment('DE', 'visitor', day(12)))).toEqual(['hero', 'search']);
    expect(service.assignment('DE', 'visitor', day(4))).toEqual({});
    expect(service.testsAt('TR', day(12))).toEqual({ tests: [] });
  });
});
