import { describe, expect, it } from 'vitest';
import { csvOf } from './planning-csv.rules.ts';
import { createPlanning, placeOf } from './planning.service.ts';

const asked = { from: '2026-03-29', days: 1 };

describe('[DESK-7] what helps to plan', () => {
  it.each([
    ['top_banner', { slot: 'top_banner', position: 1 }],
    ['VK3_XChannel', { slot: 'header_top', position: 3 }],
    ['VK9_Other', { slot: 'VK9_Other', position: 1 }],
  ])('%s is a slot with a position', (label, place) => expect(placeOf(label)).toEqual(place));

  it('asks for a day on the clock of each site, in summer time too, and never for small numbers', async () => {
    const spans: unknown[] = [];
    const planning = createPlanning({
      missed: async (sites, from, until, atLeast) => {
        spans.push([sites.length, from, until, atLeast]);
        return [];
      },
      clicks: async (site, from, to, atLeast) => {
        if (site === 'DE' || site === 'TR') spans.push([site, from.toISOString(), to.toISOString(), atLeast]);
        return site === 'DE' ? [{ day: asked.from, label: 'VK1_x', visitors: 6, clicks: 9, demo: 1 }] : [];
      },
    });
    expect(await planning.read(asked)).toEqual({
      smallest: 5,
      searches: [],
      clicks: [{ site: 'DE', day: asked.from, slot: 'header_top', position: 1, visitors: 6, clicks: 9 }],
      isDemo: true,
    });
    expect(spans).toEqual([
      ['DE', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', 5],
      ['TR', '2026-03-28T21:00:00.000Z', '2026-03-29T21:00:00.000Z', 5],
      [9, '2026-03-29', '2026-03-30', 5],
    ]);
  });

  it('asks for one site where one is named, and leaves out clicks beyond 5,000', async () => {
    const sites: unknown[] = [];
    const place = { day: asked.from, label: 'top_banner', visitors: 5, clicks: 5, demo: 0 };
    const planning = createPlanning({
      missed: async (...[of, , , , most]) => {
        sites.push([...of], most);
        return [];
      },
      clicks: async (site) => {
        sites.push(site);
        return Array.from({ length: 5001 }, () => place);
      },
    });
    const found = await planning.read({ ...asked, site: 'TR' });
    expect(sites).toEqual(['TR', ['TR'], 1000]);
    expect([found?.clicks.length, found?.isDemo]).toEqual([5000, false]);
  });

  it('has no answer for a day that there is not', async () => {
    const planning = createPlanning({ missed: async () => [], clicks: async () => [] });
    expect(await planning.read({ ...asked, from: '2026-02-30' })).toBeUndefined();
  });

  it('is a CSV that no spreadsheet calculates', () => {
    const searches = [
      { site: 'DE' as const, day: '2026-03-06', query: '=1+1', misses: 7 },
      { site: 'DE' as const, day: '2026-03-06', query: 'a "b", c', misses: 5 },
    ];
    expect(csvOf({ searches, clicks: [] }, 'searches')).toBe(
      'site,day,query,misses\r\nDE,2026-03-06,\'=1+1,7\r\nDE,2026-03-06,"a ""b"", c",5\r\n',
    );
    expect(csvOf({ searches, clicks: [] }, 'clicks')).toBe('site,day,slot,position,visitors,clicks\r\n');
  });
});
