import { describe, expect, it } from 'vitest';
import { firstPanel, isGroupMissing, transition, type PanelEvent, type PanelState } from './preview.machine.ts';

const empty = { date: '', time: '', test: '', group: '' };
const hero = { name: 'hero', groups: [{ name: 'A' }, { name: 'B' }] };
const closed = firstPanel(empty);
const open: PanelState = { ...closed, phase: 'open', question: 1, opening: 1, testsStatus: 'found', tests: [hero] };
const chosen: PanelState = { ...open, settings: { ...empty, test: 'hero', group: 'B' } };
const walk = (state: PanelState, ...events: readonly PanelEvent[]) =>
  events.reduce<ReturnType<typeof transition>>((step, event) => transition(step.state, event), { state, effects: [] });

describe('[PREV-3] the panel', () => {
  it('renews when it is opened and every five minutes while it is open', () => {
    expect(walk(closed, { tag: 'opened' }).effects.map(({ tag }) => tag)).toEqual([
      'renew',
      'waitForRenewal',
      'loadTests',
    ]);
    const passed = { tag: 'renewTimePassed', opening: 1 } as const;
    expect(walk(open, passed).effects.map(({ tag }) => tag)).toEqual(['renew', 'waitForRenewal']);
    expect(walk(closed, passed).effects).toEqual([]);
    expect(walk({ ...open, opening: 2 }, passed).effects).toEqual([]);
  });

  it('reloads the page when closed after a change, and not otherwise', () => {
    expect(walk(open, { tag: 'closed' }).effects).toEqual([]);
    const set = walk(chosen, { tag: 'applyPressed' }, { tag: 'answered', isApplied: true }, { tag: 'closed' });
    expect(set.effects).toEqual([{ tag: 'reload' }]);
    expect(
      walk(chosen, { tag: 'applyPressed' }, { tag: 'answered', isApplied: false }, { tag: 'closed' }).effects,
    ).toEqual([]);
  });
});

describe('[PREV-5] tests and groups', () => {
  it.each<readonly [what: string, state: PanelState, event: PanelEvent, expected: object]>([
    ['another date', open, { tag: 'dateTyped', value: '2026-03-06' }, { testsStatus: 'loading', question: 2 }],
    ['another time', open, { tag: 'timeTyped', value: '08:00' }, { testsStatus: 'loading', question: 2 }],
    ['tests found', open, { tag: 'testsArrived', question: 1, tests: [hero] }, { testsStatus: 'found', tests: [hero] }],
    ['none found', open, { tag: 'testsArrived', question: 1, tests: [] }, { testsStatus: 'none', tests: [] }],
    ['not to be had', open, { tag: 'testsFailed', question: 1 }, { testsStatus: 'failed', tests: [] }],
    [
      'an earlier answer',
      open,
      { tag: 'testsArrived', question: 0, tests: [] },
      { testsStatus: 'found', tests: [hero] },
    ],
    ['an earlier failure', open, { tag: 'testsFailed', question: 0 }, { testsStatus: 'found', tests: [hero] }],
    [
      'the chosen test is not there that day',
      chosen,
      { tag: 'testsArrived', question: 1, tests: [] },
      { settings: empty, testsStatus: 'none' },
    ],
    [
      'the chosen test stays',
      chosen,
      { tag: 'testsArrived', question: 1, tests: [hero] },
      { settings: { ...empty, test: 'hero', group: 'B' } },
    ],
    [
      'another test begins without a group',
      chosen,
      { tag: 'testChosen', value: 'other' },
      { settings: { ...empty, test: 'other', group: '' } },
    ],
    ['no test clears the group', chosen, { tag: 'testChosen', value: '' }, { settings: empty }],
  ])('%s', (_, state, event, expected) => {
    expect(transition(state, event).state).toMatchObject(expected);
  });

  it.each([
    [empty, false],
    [{ ...empty, test: 'hero' }, true],
    [{ ...empty, test: 'hero', group: 'A' }, false],
  ])('%j lacks its group: %s', (settings, isMissing) => expect(isGroupMissing(settings)).toBe(isMissing));

  it('sends no test without its group, and shows a message', () => {
    const { state, effects } = walk(open, { tag: 'testChosen', value: 'hero' }, { tag: 'applyPressed' });
    expect([state.status, effects]).toEqual([{ kind: 'error', word: 'groupMissing' }, []]);
  });

  it.each([
    ['an empty selection', open],
    ['a whole one', chosen],
  ])('sends %s', (_, state) => {
    expect(transition(state, { tag: 'applyPressed' }).effects).toEqual([{ tag: 'apply', settings: state.settings }]);
  });

  it('is sent once for any number of presses', () => {
    expect(walk(chosen, { tag: 'applyPressed' }, { tag: 'applyPressed' }).effects).toEqual([]);
  });
});

describe('[PREV-6] the result', () => {
  const applying: PanelState = { ...chosen, phase: 'applying' };
  it.each([
    [true, { kind: 'success', word: 'applied' }],
    [false, { kind: 'error', word: 'notApplied' }],
  ] as const)('%s', (isApplied, status) => {
    const { state } = transition(applying, { tag: 'answered', isApplied, link: 'x' });
    expect(state).toMatchObject({ phase: 'open', status });
    expect(state.link).toBe(isApplied ? 'x' : undefined);
    expect(transition(state, { tag: 'statusClosed' }).state.status).toBeUndefined();
  });

  it('is not shown for an outdated response', () => {
    expect(transition(closed, { tag: 'answered', isApplied: true }).state).toEqual(closed);
  });
});
