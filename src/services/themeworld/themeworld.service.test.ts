import { describe, expect, it } from 'vitest';
import { themeworldPath } from '../../contracts/content/themeworld.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { readConfig } from '../../server/config/config.ts';
import { createApp } from '../../server/http/app.ts';
import type { ThemeworldRow } from './themeworld.repository.ts';
import { themeworldRoutes } from './themeworld.routes.ts';
import { createThemeworldService } from './themeworld.service.ts';

const berlin = (day: string) => new Date(`2026-${day}T00:00:00+01:00`);
const row = (id: number, rest: Partial<ThemeworldRow> = {}): ThemeworldRow => ({
  themeworld_id: id,
  section: 'new',
  title: `Welt ${id}`,
  text: 'Warm.',
  picture: 'world-winter',
  focus: null,
  kontor_card: true,
  availability: ['onlineOnly', 'unknown'],
  badges: ['new', 'unknown'],
  valid_from: berlin('11-10'),
  valid_to: berlin('12-07'),
  product_ids: ['105110001'],
  story: [{ title: 'Der Ofen', text: 'Er brennt.', picture: 'story-winter-hut' }],
  ...rest,
});
const winter = row(101);
const announced = row(102, { badges: ['preview'], valid_from: berlin('12-01'), valid_to: berlin('12-20') });

const open = async (rows: readonly ThemeworldRow[] = [winter, announced]) => {
  const content = { drafts: 0, version: 1, rows, isAway: false };
  const asked: SiteCode[] = [];
  const service = createThemeworldService({
    repository: {
      states: async () => [{ site: 'DE', drafts: 0, version: content.version }],
      themeworlds: async (site) => {
        asked.push(site);
        if (content.isAway) throw new Error('the database is away');
        return site === 'DE' ? [...content.rows] : [];
      },
    },
    t: () => (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    focusOf: () => [0.5, 0.6],
  });
  await service.refresh();
  return { service, content, asked };
};
const at = (day: string) => ({ at: berlin(day), abTests: {} });
const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

describe('[NAV-3] a themeworld', () => {
  it.each([
    ['11-09', []],
    ['11-10', [101]],
    ['11-16', [101]],
    // Announced two weeks before.
    ['11-17', [101, 102]],
    ['12-07', [102]],
    ['12-20', []],
  ])('on %s: %j are shown', async (day, ids) => {
    const { service } = await open();
    expect(idsOf(await service.shown('DE', at(day)))).toEqual(ids);
    expect(await service.shown('TR', at(day))).toEqual([]);
    const { sections, overview } = await service.navigation('DE', at(day));
    expect(sections).toEqual(
      ids.length === 0
        ? {}
        : { new: { headline: 'themeworld.section.new', themeworlds: expect.objectContaining({ length: ids.length }) } },
    );
    expect(overview).toEqual({ title: 'themeworld.overview', url: '/themeworld-overview-t100.html' });
  });

  it.each([
    [101, '11-09', 'unknown'],
    [101, '11-10', 'themeworld'],
    [101, '12-07', 'over'],
    [103, '11-10', 'unknown'],
  ])('%i on %s is of the kind %s', async (id, day, kind) => {
    const { service } = await open();
    expect(await service.themeworld('DE', id, at(day))).toMatchObject({ kind });
  });

  it('has its words, its address, its picture and its products', async () => {
    const { service } = await open();
    expect(await service.themeworld('DE', 101, at('11-30'))).toEqual({
      kind: 'themeworld',
      detail: {
        id: 101,
        title: 'Welt 101',
        text: 'Warm.',
        url: '/welt-101-t101.html',
        picture: 'world-winter',
        section: 'new',
        story: [{ title: 'Der Ofen', text: 'Er brennt.', picture: 'story-winter-hut' }],
        productIds: ['105110001'],
        themeworld: expect.objectContaining({
          kontorCard: true,
          availability: ['onlineOnly'],
          badges: ['new'],
          endDate: '2026-12-06',
          imgUrl: '/pictures/original/480/world-winter.webp',
          onlyXDaysLeftText: 'themeworld.daysLeft 7',
          desktopImg: {
            derivatives: [240, 320, 480, 640, 800].map((width) => ({
              width,
              path: `/pictures/original/${width}/world-winter.webp`,
            })),
            cutout: { focusPoint: { x: 0.5, y: 0.6 }, zoom: 1 },
          },
        }),
      },
    });
  });

  it.each([
    ['11-29', undefined],
    ['11-30', 'themeworld.daysLeft 7'],
    ['12-06', 'themeworld.daysLeft 1'],
  ])('[NAV-4] on %s counts its last days: %s', async (day, text) => {
    const { service } = await open();
    const [shown] = await service.shown('DE', at(day));
    expect(shown?.themeworld.onlyXDaysLeftText).toBe(text);
  });

  it('[NAV-4] that has not begun counts no days, however few it will have', async () => {
    const { service } = await open([row(101, { badges: ['preview'], valid_from: berlin('12-05') })]);
    const [shown] = await service.shown('DE', at('12-03'));
    expect(shown?.themeworld).not.toHaveProperty('onlyXDaysLeftText');
  });
});

describe('the schedule of the themeworlds', () => {
  it.each([
    ['11-01', '11-10', []],
    ['11-01', '11-11', [101]],
    ['12-06', '12-08', [101, 102]],
    ['12-07', '12-08', [102]],
    ['12-20', '12-30', []],
  ])('from %s to %s has %j', async (from, to, ids) => {
    const { service } = await open();
    const rows = await service.between('DE', berlin(from), berlin(to));
    expect(rows.map(({ themeworld_id }) => themeworld_id)).toEqual(ids);
  });

  it('changes at each midnight, and at a beginning or end between two', async () => {
    const noon = new Date('2026-11-20T12:00:00+01:00');
    const { service } = await open([row(101, { valid_from: noon })]);
    const spanAt = async (hour: number) =>
      service.span('DE', { at: new Date(noon.getTime() + hour * 3_600_000), abTests: {} });
    expect(await spanAt(-1)).toEqual({ from: berlin('11-20').getTime(), until: noon.getTime() });
    expect(await spanAt(0)).toEqual({ from: noon.getTime(), until: berlin('11-21').getTime() });
  });
});

describe('the themeworlds of the content', () => {
  it('are read once for each version', async () => {
    const { service, content, asked } = await open();
    for (let times = 0; times < 2; times += 1) await service.shown('DE', at('11-10'));
    expect([asked, service.version('DE'), service.version('TR')]).toEqual([['DE'], '1', '0']);
    Object.assign(content, { drafts: 0, version: 2, rows: [] });
    expect(idsOf(await service.shown('DE', at('11-10')))).toEqual([101]);
    await service.refresh();
    expect([await service.shown('DE', at('11-10')), asked, service.version('DE')]).toEqual([[], ['DE', 'DE'], '2']);
  });

  it('are read again after the database was away', async () => {
    const { service, content } = await open();
    content.isAway = true;
    await expect(service.shown('DE', at('11-10'))).rejects.toThrow('away');
    content.isAway = false;
    expect(idsOf(await service.shown('DE', at('11-10')))).toEqual([101]);
  });
});

it.each([
  ['?v=6', 's-maxage=2'],
  ['?v=7', 'immutable'],
])('[NAV-3] the call%s, where 7 is the current version, is cached: %s', async (query, words) => {
  const { service } = await open();
  const { app } = await createApp({ config: readConfig({}), log: false });
  themeworldRoutes(app, {
    themeworlds: service,
    siteOf: () => 'DE',
    momentOf: async () => at('11-10'),
    isVersion: async (_site, _moment, version) => version === '7',
  });
  const answer = await app.inject(`${themeworldPath}${query}`);
  expect([answer.statusCode, Object.keys(answer.json().sections)]).toEqual([200, ['new']]);
  expect(answer.headers['cache-control']).toContain(words);
});
