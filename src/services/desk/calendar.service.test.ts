import { describe, expect, it } from 'vitest';
import { siteCodes } from '../../contracts/shop/site.contract.ts';
import { createCalendar, type OtherEntry } from './calendar.service.ts';
import { anna, banner, ben, deskStage } from './desk-stage.fixtures.ts';
import { createDesk } from './desk.service.ts';
import { createReleases } from './release.service.ts';

const folder = {
  promotion: {
    DE: {
      'top_banner Coffee': banner('old', { from: '2026-03-29T12:00', to: '2026-03-30T12:00' }),
      'top_banner Tea': banner('tea', { name: 'Tea', from: '2026-03-30T06:00', priority: 1, tags: [] }),
      'hero B': banner('b', { slot: 'hero', name: 'B', test: { name: 'Hero', group: 'B' } }),
    },
  },
};
const open = (others: readonly OtherEntry[] = []) => {
  const stage = deskStage(folder);
  const windows: unknown[] = [];
  const calendar = createCalendar({
    ...stage.parts,
    others: async (site, window) => {
      windows.push([site, window]);
      return site === 'DE' ? others : [];
    },
  });
  return { ...stage, calendar, windows, desk: createDesk(stage.parts), releases: createReleases(stage.parts) };
};
const asked = { site: 'DE', from: '2026-03-28', days: 3 } as const;
const midnights = ['2026-03-27T23', '2026-03-28T23', '2026-03-29T22', '2026-03-30T22'].map(
  (hour) => `${hour}:00:00.000Z`,
);

describe('[DESK-1] the calendar', () => {
  it('has a row for each slot, with its gaps and overlaps, on the clock of the site', async () => {
    const { calendar, windows } = open();
    expect(await calendar.read(asked)).toEqual({
      sites: [
        {
          site: 'DE',
          midnights,
          rows: [
            {
              kind: 'promotion',
              place: 'hero',
              entries: [{ name: 'B', key: 'hero B', path: '/', group: 'Hero: B' }],
              gaps: [{ from: midnights[0], to: midnights[3] }],
              overlaps: [],
            },
            {
              kind: 'promotion',
              place: 'top_banner',
              entries: [
                {
                  name: 'Coffee',
                  key: 'top_banner Coffee',
                  path: '/',
                  from: '2026-03-29T10:00:00.000Z',
                  to: '2026-03-30T10:00:00.000Z',
                },
                { name: 'Tea', key: 'top_banner Tea', path: '/', from: '2026-03-30T04:00:00.000Z' },
              ],
              gaps: [{ from: midnights[0], to: '2026-03-29T10:00:00.000Z' }],
              overlaps: [
                {
                  from: '2026-03-30T04:00:00.000Z',
                  to: '2026-03-30T10:00:00.000Z',
                  shown: 'Tea',
                  covered: 'Coffee',
                },
              ],
            },
          ],
        },
      ],
    });
    expect(windows).toEqual([['DE', { from: new Date(midnights[0] ?? ''), to: new Date(midnights[3] ?? '') }]]);
  });

  it('shows what a release will show, by its name, and keeps a slot that it empties', async () => {
    const { calendar, desk, releases } = open();
    const made = await releases.make(ben, { name: 'Monday', sites: ['DE'] });
    const id = made.ok ? made.value.id : 0;
    const put = (key: string, body: ReturnType<typeof banner> | null) =>
      desk.putDraft(ben, id, { kind: 'promotion', site: 'DE', key, body, version: 0 });
    await put('strip New', banner('new', { slot: 'strip', name: 'New', to: '2026-03-30T00:00' }));
    await put('top_banner Tea', null);
    const rowsOf = async () => {
      const [site] = (await calendar.read(asked))?.sites ?? [];
      return new Map(site?.rows.map((row) => [row.place, row.entries]));
    };
    // A draft shows nothing.
    expect([...(await rowsOf()).keys()]).toEqual(['hero', 'top_banner']);
    await releases.act(anna, id, {
      act: 'schedule',
      version: 1,
      startsAt: '2026-03-29T00:00',
      endsAt: '2026-04-02T00:00',
    });
    const rows = await rowsOf();
    expect(rows.get('strip')).toEqual([
      {
        name: 'New',
        key: 'strip New',
        path: '/',
        from: midnights[1],
        to: midnights[2],
        release: { id, name: 'Monday' },
      },
    ]);
    expect(rows.get('top_banner')?.map(({ name }) => name)).toEqual(['Coffee']);
    const later = await calendar.read({ ...asked, from: '2026-04-10' });
    expect(later?.sites[0]?.rows.map(({ place, entries }) => [place, entries.length])).toEqual([
      ['hero', 1],
      ['strip', 0],
      ['top_banner', 1],
    ]);
  });

  it('puts other things into a row for each kind and place', async () => {
    const from = new Date('2026-03-28T10:00:00Z');
    const { calendar } = open([
      { kind: 'themeworld', place: 'new', name: 'Winter', path: '/w', key: 'themeworld 200', from },
      { kind: 'test', place: 'new', name: 'Hero', path: '/', to: from },
      { kind: 'themeworld', place: 'new', name: 'Summer', path: '/s' },
    ]);
    const rows = (await calendar.read(asked))?.sites[0]?.rows.slice(2);
    const iso = from.toISOString();
    expect(rows).toEqual([
      {
        kind: 'themeworld',
        place: 'new',
        entries: [
          { name: 'Winter', path: '/w', key: 'themeworld 200', from: iso },
          { name: 'Summer', path: '/s' },
        ],
        gaps: [],
        overlaps: [],
      },
      { kind: 'test', place: 'new', entries: [{ name: 'Hero', path: '/', to: iso }], gaps: [], overlaps: [] },
    ]);
  });

  it('is of all sites and of 14 days if nothing else is asked for', async () => {
    const { calendar } = open();
    const all = await calendar.read({ from: '2026-03-28' });
    expect(all?.sites.map(({ site }) => site)).toEqual(siteCodes);
    expect(new Set(all?.sites.map((one) => one.midnights.length))).toEqual(new Set([15]));
    expect(await calendar.read({ from: '2026-02-30' })).toBeUndefined();
  });
});
