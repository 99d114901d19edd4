import { describe, expect, it } from 'vitest';
import { releaseActs, releaseStates, staffRoles, type ReleaseAct } from '../../contracts/staff/desk.contract.ts';
import {
  byKey,
  changesAt,
  draftRefusal,
  hasRole,
  refusalOf,
  spanOf,
  stateOf,
  stateOfAll,
  withChanges,
  type Change,
  type ReleaseTimes,
} from './release.rules.ts';

const berlin = 'Europe/Berlin';
const at = (text: string) => new Date(text);
const monday = { startsAt: '2026-03-30T08:00', endsAt: '2026-04-01T00:00' };

describe('the state of a release', () => {
  it.each<[string, ReleaseTimes, string, string]>([
    ['nothing is set', {}, '2026-03-30T06:00:00Z', 'draft'],
    ['an end alone starts nothing', { endsAt: '2026-03-30T08:00' }, '2026-04-30T06:00:00Z', 'draft'],
    ['a second before its start', monday, '2026-03-30T05:59:59Z', 'scheduled'],
    ['at its start, in summer time', monday, '2026-03-30T06:00:00Z', 'live'],
    ['a second before its end', monday, '2026-03-31T21:59:59Z', 'live'],
    ['at its end', monday, '2026-03-31T22:00:00Z', 'ended'],
    ['published by hand', { publishedAt: at('2026-03-01T00:00:00Z') }, '2026-03-01T00:00:00Z', 'live'],
    ['without an end', { startsAt: '2026-03-30T08:00' }, '2036-01-01T00:00:00Z', 'live'],
    ['taken back', { ...monday, takenBackAt: at('2026-03-30T06:05:00Z') }, '2026-03-30T06:05:00Z', 'takenBack'],
    ['taken back, before that', { ...monday, takenBackAt: at('2026-03-30T06:05:00Z') }, '2026-03-30T06:04:59Z', 'live'],
  ])('[DESK-3] %s', (_, times, moment, state) => expect(stateOf(times, berlin, at(moment))).toBe(state));

  it.each([
    ['winter', '2026-03-28T08:00', '2026-03-28T07:00:00.000Z'],
    ['the night of the change, an hour that is skipped', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['summer', '2026-03-30T08:00', '2026-03-30T06:00:00.000Z'],
    ['an hour that comes twice: the first one', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ])('[DESK-3] its start is on the clock of the country: %s', (_, startsAt, instant) => {
    expect(spanOf({ startsAt }, berlin).from?.toISOString()).toBe(instant);
  });

  it('[DESK-3] is another one in another zone at the same time', () => {
    const times = { startsAt: '2026-03-30T08:00' };
    const states = ['Europe/Istanbul', berlin].map((zone) => stateOf(times, zone, at('2026-03-30T05:30:00Z')));
    expect([...states, stateOfAll(states as never)]).toEqual(['live', 'scheduled', 'live']);
  });
});

describe('what may be done with a release', () => {
  /** from which role on, by state; a dot: not in this state */
  const table: Readonly<Record<ReleaseAct, readonly string[]>> = {
    //          draft        scheduled    live         ended        takenBack
    rename: ['editor', '.', '.', '.', '.'],
    schedule: ['publisher', 'publisher', '.', '.', '.'],
    unschedule: ['.', 'publisher', '.', '.', '.'],
    publish: ['publisher', 'publisher', '.', '.', '.'],
    takeBack: ['.', '.', 'publisher', '.', '.'],
    reopen: ['.', '.', '.', 'publisher', 'publisher'],
    remove: ['editor', '.', '.', '.', '.'],
  };
  it.each(releaseActs)('[DESK-3, DESK-4] %s, in each state and by each role', (act) => {
    const found = releaseStates.map((state) => {
      const least = staffRoles.find((role) => refusalOf(act, state, role) === undefined);
      const shut = staffRoles.map((role) => refusalOf(act, state, role)).filter((code) => code === 'STATE');
      return shut.length === 3 ? '.' : least;
    });
    expect(found).toEqual(table[act]);
  });

  it('[DESK-4] drafts are written by editors, those of a scheduled release by publishers, and of others by none', () => {
    const found = releaseStates.map((state) => staffRoles.map((role) => draftRefusal(state, role) ?? 'yes').join(' '));
    expect(found).toEqual([
      'ROLE yes yes',
      'ROLE ROLE yes',
      'STATE STATE STATE',
      'STATE STATE STATE',
      'STATE STATE STATE',
    ]);
    expect(hasRole(undefined, 'reader')).toBe(false);
  });
});

describe('the changes of releases', () => {
  const change = (
    release: number,
    from: string | undefined,
    body: string | undefined,
    to?: string,
  ): Change<string> => ({
    key: 'a',
    release,
    body,
    ...(from ? { from: at(`2026-03-${from}T00:00:00Z`) } : {}),
    ...(to ? { to: at(`2026-03-${to}T00:00:00Z`) } : {}),
  });
  const own = new Map([
    ['a', 'folder'],
    ['b', 'other'],
  ]);
  const shown = (changes: readonly Change<string>[], day: string, previewed?: number) =>
    withChanges(own, changesAt(changes, at(`2026-03-${day}T00:00:00Z`), previewed));

  it.each<[string, readonly Change<string>[], string, readonly string[]]>([
    ['a draft shows nothing', [change(1, undefined, 'draft')], '10', ['folder', 'other']],
    ['nothing before the start', [change(1, '11', 'new')], '10', ['folder', 'other']],
    ['in its place from the start on', [change(1, '10', 'new')], '10', ['new', 'other']],
    ['what was before is back at the end', [change(1, '10', 'new', '12')], '12', ['folder', 'other']],
    ['the later start wins', [change(1, '10', 'later'), change(2, '09', 'earlier')], '11', ['later', 'other']],
    [
      'of two at one moment the newer release',
      [change(2, '10', 'two'), change(1, '10', 'one')],
      '11',
      ['two', 'other'],
    ],
    [
      'the earlier one is back after the later one',
      [change(1, '05', 'one'), change(2, '06', 'two', '08')],
      '09',
      ['one', 'other'],
    ],
    ['an item may be hidden', [change(1, '10', undefined)], '10', ['other']],
    ['a new item is the last', [{ ...change(1, '10', 'new'), key: 'c' }], '10', ['folder', 'other', 'new']],
  ])('[DESK-3] %s', (_, changes, day, expected) => expect(shown(changes, day)).toEqual(expected));

  it('[DESK-3] a preview of a release shows its drafts, at any time and above all others', () => {
    const changes = [change(1, undefined, 'draft'), change(2, '10', 'live')];
    expect(shown(changes, '20', 1)).toEqual(['draft', 'other']);
    expect(shown(changes, '20', 2)).toEqual(['live', 'other']);
    expect(shown(changes, '20')).toEqual(['live', 'other']);
  });

  it('names items by slot and name, and numbers those that are alike', () => {
    const items = [1, 2, 3].map((number) => ({ slot: 's', name: number < 3 ? 'same' : 'other' }));
    expect([...byKey(items).keys()]).toEqual(['s same', 's same (2)', 's other']);
  });
});
