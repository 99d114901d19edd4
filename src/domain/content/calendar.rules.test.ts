import { describe, expect, it } from 'vitest';
import { gapsIn, midnights, overlapsIn, standingIn } from './calendar.rules.ts';
import type { Placed } from './overlap.rules.ts';
import type { Change } from './release.rules.ts';

/** Days and hours of March 2026 in UTC: `05` or `05T08`. */
const at = (text: string): Date => new Date(`2026-03-${text.includes('T') ? text : `${text}T00`}:00:00Z`);
const window = { from: at('01'), to: at('31') };
const words = ({ from, to }: { readonly from?: Date | undefined; readonly to?: Date | undefined }): string =>
  `${from?.toISOString().slice(8, 13) ?? ''}-${to?.toISOString().slice(8, 13) ?? ''}`;

/** `05-10`, `05-`, `-10`, `-`: the days of an item */
const item = (name: string, times: string, rest: Partial<Placed> = {}): Placed => {
  const [from = '', to = ''] = times.split('-');
  return {
    slot: 'top_banner',
    name,
    tags: [],
    priority: 0,
    ...(from === '' ? {} : { from: at(from) }),
    ...(to === '' ? {} : { to: at(to) }),
    ...rest,
  };
};
const change = (key: string, release: number, times: string, body: Placed | undefined): Change<Placed> => {
  const [from = '', to = ''] = times.split('-');
  return { key, release, body, ...(from === '' ? {} : { from: at(from) }), ...(to === '' ? {} : { to: at(to) }) };
};
const a = item('a', '-');
const b = item('b', '-');
const short = item('short', '10-12');

describe('[DESK-1] what stands in a window', () => {
  it.each<[string, Record<string, Placed>, readonly Change<Placed>[], readonly string[]]>([
    ['an item without times', { a }, [], ['a -']],
    ['an item with times', { a: item('a', '05-10T08') }, [], ['a 05T00-10T08']],
    ['nothing that is over', { a: item('a', '-01') }, [], []],
    ['nothing that comes later', { a: item('a', '31-') }, [], []],
    ['a release in the middle', { a }, [change('a', 1, '05-10', b)], ['a -05T00', 'b 05T00-10T00', 'a 10T00-']],
    ['a release for good', { a }, [change('a', 1, '05-', b)], ['a -05T00', 'b 05T00-']],
    ['a new item', {}, [change('b', 1, '05-10', b)], ['b 05T00-10T00']],
    ['an item that is hidden', { a }, [change('a', 1, '05-10', undefined)], ['a -05T00', 'a 10T00-']],
    ['a draft, which has no time', { a }, [change('a', 1, '-', b)], ['a -']],
    [
      'a release inside another one',
      { a },
      [change('a', 1, '05-20', b), change('a', 2, '08-10', short)],
      ['a -05T00', 'b 05T00-08T00', 'b 10T00-20T00', 'a 20T00-'],
    ],
    [
      'the item’s own times inside its release',
      { a },
      [change('a', 1, '05-20', short)],
      ['a -05T00', 'short 10T00-12T00', 'a 20T00-'],
    ],
    [
      'a release that another one covers all the time',
      { a },
      [change('a', 1, '05-06', b), change('a', 2, '05-06', a)],
      ['a -05T00', 'a 05T00-06T00', 'a 06T00-'],
    ],
  ])('has %s', (_, own, changes, expected) => {
    const standing = standingIn(new Map(Object.entries(own)), changes, window);
    expect(standing.map((one) => `${one.body.name} ${words(one)}`)).toEqual(expected);
  });
});

const standing = (...items: readonly Placed[]) => standingIn(new Map(items.map((one) => [one.name, one])), [], window);

describe('[DESK-1] the gaps of a slot', () => {
  it.each<[string, readonly Placed[], readonly string[]]>([
    ['nothing stands there', [], ['01T00-31T00']],
    ['one that always stands', [a], []],
    ['before and after', [short], ['01T00-10T00', '12T00-31T00']],
    ['between two', [item('a', '-05'), item('b', '10T08-')], ['05T00-10T08']],
    ['none where one begins as the other ends', [item('a', '-05'), item('b', '05-')], []],
    ['none under a longer one', [item('a', '-20'), short, item('b', '20-')], []],
    ['for the visitors outside of a test', [item('a', '-', { test: { name: 'T', group: 'B' } })], ['01T00-31T00']],
  ])('%s', (_, items, expected) => {
    expect(gapsIn(standing(...items), window).map(words)).toEqual(expected);
  });
});

describe('[DESK-1] the overlaps of a slot', () => {
  it.each<[string, readonly Placed[], readonly string[]]>([
    ['two campaigns: the later start is shown', [item('a', '05-15'), short], ['short over a 10T00-12T00']],
    ['two campaigns: priority is shown', [item('a', '05-15', { priority: 1 }), short], ['a over short 10T00-12T00']],
    ['none: a campaign over what always stands', [a, short], []],
    ['none: one after the other', [item('a', '05-10'), short], []],
    ['none: other tags', [item('a', '05-15', { tags: ['x'] }), short], []],
    ['none: another slot', [item('a', '05-15', { slot: 'header_top' }), short], []],
    ['none: for a test group', [item('a', '05-15', { test: { name: 'T', group: 'B' } }), short], []],
    ['two that always stand', [a, b], ['a over b 01T00-31T00']],
    ['two that reach out of the window', [item('a', '-10'), item('b', '-05')], ['a over b 01T00-05T00']],
  ])('%s', (_, items, expected) => {
    const found = overlapsIn(standing(...items), window);
    expect(found.map((one) => `${one.shown} over ${one.covered} ${words(one)}`)).toEqual(expected);
  });

  it('are decided by the items’ own times, and last as long as the release', () => {
    const own = new Map([
      ['a', item('a', '05-20')],
      ['c', item('c', '08-20')],
    ]);
    const pieces = standingIn(own, [change('a', 1, '10-12', item('d', '06-25'))], window);
    expect(overlapsIn(pieces, window).map((one) => `${one.shown} over ${one.covered} ${words(one)}`)).toEqual([
      'c over a 08T00-10T00',
      'c over d 10T00-12T00',
      'c over a 12T00-20T00',
    ]);
  });

  it('are none between two releases of one item', () => {
    const pieces = standingIn(new Map([['a', a]]), [change('a', 1, '05-10', item('a', '-12'))], window);
    expect(overlapsIn(pieces, window)).toEqual([]);
  });
});

describe('[DESK-1] the midnights of a site', () => {
  it.each<[string, string, number, readonly number[]]>([
    ['2026-03-28', 'Europe/Berlin', 3, [24, 23, 24]],
    ['2026-10-24', 'Europe/Berlin', 3, [24, 25, 24]],
    ['2026-03-28', 'Europe/Istanbul', 3, [24, 24, 24]],
    ['2026-12-31', 'Europe/Berlin', 1, [24]],
  ])('from %s in %s for %i days are %j hours apart', (day, timeZone, days, expected) => {
    const found = midnights(day, days, timeZone).map((one) => one.getTime());
    expect(found.slice(1).map((one, place) => (one - (found[place] ?? 0)) / 3_600_000)).toEqual(expected);
  });

  it('begin at the local midnight', () => {
    expect(midnights('2026-03-29', 1, 'Europe/Berlin').map((one) => one.toISOString())).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
  });
});
