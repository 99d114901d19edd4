import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage, textOf } from '../../../tests/support/pages/draw-page.tsx';
import type { CalendarSite } from '../../contracts/staff/calendar.contract.ts';
import type { DeskData } from '../desk-data.ts';
import { CalendarBoard } from './CalendarBoard.tsx';
import { CalendarDays } from './CalendarDays.tsx';

const dataIn = (language: DeskData['language']): DeskData => ({
  view: 'calendar',
  language,
  site: 'DE',
  today: '2026-03-28',
  sites: [{ code: 'DE', name: 'Deutschland', timeZone: 'Europe/Berlin' }],
  views: [{ view: 'promotions', url: '/service/staff/desk/?lang=de' }],
  schemas: { promotion: {}, footer: {}, themeworld: {}, navigation: {}, search: {}, voucher: {} },
});

/** Three days around the begin of summer time; a gap, an overlap, a release and a group. */
const site: CalendarSite = {
  site: 'DE',
  midnights: [
    '2026-03-27T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
    '2026-03-30T22:00:00.000Z',
  ],
  rows: [
    {
      kind: 'promotion',
      place: 'top_banner',
      entries: [
        {
          name: '<b>Ostern</b>',
          key: 'top_banner Ostern',
          path: '/',
          from: '2026-03-30T06:00:00.000Z',
          release: { id: 7, name: 'Montag' },
        },
        { name: 'Röstwoche', key: 'top_banner Röstwoche', path: '/', group: 'AdventBanner: B' },
      ],
      gaps: [{ from: '2026-03-28T05:00:00.000Z', to: '2026-03-28T06:00:00.000Z' }],
      overlaps: [
        { from: '2026-03-30T06:00:00.000Z', to: '2026-03-30T07:00:00.000Z', shown: 'Ostern', covered: 'Röstwoche' },
      ],
    },
    { kind: 'price', place: '', entries: [{ name: 'Tasse + 3', path: '/-p105110001.html' }], gaps: [], overlaps: [] },
  ],
};

const views = { board: CalendarBoard, days: CalendarDays } as const;

describe.each(Object.entries(views))('[DESK-1] the calendar as %s', (_, View) => {
  it.each(['en', 'de'] as const)('has no fault of structure (%s)', async (language) => {
    const page = drawPage(
      <>
        <h1>Desk</h1>
        <h2>Deutschland</h2>
        <View data={dataIn(language)} site={site} timeZone="Europe/Berlin" />
      </>,
    );
    expect(await axeFaults(page)).toEqual([]);
  });

  it('leads from an entry to its form, and to the shop as of its begin', () => {
    const page = drawPage(<View data={dataIn('de')} site={site} timeZone="Europe/Berlin" />);
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/service/staff/desk/?lang=de&site=DE&item=top_banner+Ostern',
        '/-p105110001.html',
        '/service/staff/desk/api/preview?site=DE&at=2026-03-30T06%3A00%3A00.000Z',
        '/service/staff/desk/api/preview?site=DE&at=2026-03-28T05%3A00%3A00.000Z',
        '/service/staff/desk/api/preview?site=DE&at=2026-03-28T23%3A00%3A00.000Z',
      ]),
    );
  });

  it('says gaps, overlaps, groups and releases in words, and markup stays text', () => {
    const page = drawPage(<View data={dataIn('de')} site={site} timeZone="Europe/Berlin" />);
    const text = textOf(page);
    for (const words of [
      'Lücke',
      '<b>Ostern</b>',
      'nur AdventBanner: B',
      'durch die Veröffentlichung Montag',
      '2026-03-30 08:00',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Ostern verdeckt Röstwoche|Überschneidung.*Ostern \/ Röstwoche/);
    expect(page.querySelector('b')).toBeNull();
  });
});
