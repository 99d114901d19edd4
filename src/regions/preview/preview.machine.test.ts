import { describe, expect, it } from 'vitest';
import { firstPanel, isGroupMissing, transition, type PanelEvent, type PanelState } from './preview.machine.ts';

const empty = { date: '', time: '', test: '', group: '' };
const hero = { name: 'hero', groups: [{ name: 'A' }, { name: 'B' }] };
const closed = firstPanel(empty);
const open: PanelState = { ...closed, phase: 'open', question: 1, opening: 1, testsStatus: 'found', tests: [hero] };
const wish = { test: 'hero', group: 'B' };
const chosen: PanelState = { ...open, settings: { ...empty, ...wish }, wish };
const banner = { name: 'banner', groups: [{ name: 'A' }] };
const noWish = { test: '', group: '' };
const found = (question: number, ...tests: readonly (typeof hero)[]) =>
  ({ tag: 'testsArrived', question, tests }) as const;
const date = (value: string) => ({ tag: 'dateTyped', value }) as const;
const time = (value: string) => ({ tag: 'timeTyped', value }) as const;
const pressed = { tag: 'applyPressed' } as const;
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

describe('[DESK-3] the release', () => {
  const editor = firstPanel({ ...empty, release: '' });
  it('is offered to staff with a role alone, and their list is loaded when the panel opens', () => {
    expect(walk(editor, { tag: 'opened' }).effects.map(({ tag }) => tag)).toContain('loadReleases');
    expect(walk(closed, { tag: 'opened' }).effects.map(({ tag }) => tag)).not.toContain('loadReleases');
  });

  it('is sent with the settings, and the one that is set can be chosen before the list is there', () => {
    const release = { tag: 'releasesArrived', value: [{ id: '7', name: 'Monday' }] } as const;
    const { state, effects } = walk(
      editor,
      { tag: 'opened' },
      release,
      { tag: 'releaseChosen', value: '7' },
      { tag: 'applyPressed' },
    );
    expect(effects).toEqual([{ tag: 'apply', settings: { ...empty, release: '7' } }]);
    expect(state.releases).toEqual(release.value);
    expect(firstPanel({ ...empty, release: '7' }).releases).toEqual([{ id: '7', name: '7' }]);
  });
});

describe('[PREV-5] tests and groups', () => {
  it.each<readonly [what: string, state: PanelState, event: PanelEvent, expected: object]>([
    ['another date', open, { tag: 'dateTyped', value: '2026-03-06' }, { testsStatus: 'loading', question: 2 }],
    [
      'another time',
      { ...open, settings: { ...empty, date: '2026-03-06' } },
      { tag: 'timeTyped', value: '08:00' },
      { testsStatus: 'loading', question: 2 },
    ],
    ['no date and no time: now', chosen, date(''), { testsStatus: 'loading', question: 2 }],
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
      { settings: empty, wish, testsStatus: 'none', status: { kind: 'warning', word: 'testGone', test: 'hero' } },
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

describe('[PREV-5, PREV-6] what was chosen', () => {
  const day: PanelState = { ...chosen, settings: { ...chosen.settings, date: '2026-11-28', time: '09:00' } };

  it.each(['2026-11-2', '2026-11-', '2', '28.11.2026', '2026-02-30', '2100-01-01'])(
    'stays while the date is %j: no tests are asked for, and late ones are ignored',
    (value) => {
      const { state, effects } = transition(day, date(value));
      expect(effects).toEqual([]);
      expect(state).toMatchObject({ testsStatus: 'dateWrong', tests: [hero], settings: { ...wish, date: value } });
      expect(transition(state, found(day.question)).state).toBe(state);
      expect(transition(state, { tag: 'testsFailed', question: day.question }).state).toBe(state);
    },
  );

  it.each(['9:00', '0', '24:00'])('stays while the time is %j', (value) => {
    const { state, effects } = transition(day, time(value));
    expect([state.settings, state.testsStatus, effects]).toEqual([{ ...day.settings, time: value }, 'timeWrong', []]);
  });

  it('asks for the tests when the date is whole, once', () => {
    const half = transition(day, date('2026-11-2')).state;
    const { state, effects } = transition(half, date('2026-11-29'));
    expect(effects).toEqual([{ tag: 'loadTests', question: state.question, settings: state.settings }]);
    expect(transition(state, found(state.question, hero, banner)).state).toMatchObject({
      settings: { ...wish, date: '2026-11-29' },
      testsStatus: 'found',
    });
  });

  it('is set again on the next day that has it, and the message goes', () => {
    const gone = walk(day, date(''), found(2, banner)).state;
    expect(gone).toMatchObject({ settings: noWish, status: { word: 'testGone', test: 'hero' }, testsStatus: 'found' });
    const again = walk(gone, date('2026-11-28'), found(3, hero)).state;
    expect([again.settings, again.status]).toEqual([day.settings, undefined]);
  });

  it('is the last choice: another test or none is not undone by a day', () => {
    const other = walk(day, { tag: 'testChosen', value: 'banner' }, { tag: 'groupChosen', value: 'A' });
    const gone = walk(other.state, date('2026-11-29'), found(2, hero)).state;
    expect(gone).toMatchObject({ settings: noWish, status: { test: 'banner' } });
    expect(walk(gone, date('2026-11-30'), found(3, banner)).state.settings).toMatchObject({
      test: 'banner',
      group: 'A',
    });
    const none = walk(day, { tag: 'testChosen', value: '' }, date('2026-11-29'), found(2, hero)).state;
    expect([none.settings.test, none.status]).toEqual(['', undefined]);
  });

  it('keeps the test without its group where the group is gone', () => {
    const one = { name: 'hero', groups: [{ name: 'C' }] };
    const { state } = transition(day, found(1, one));
    expect([state.settings.test, state.settings.group, state.status]).toEqual(['hero', '', undefined]);
  });

  it('stays where the tests could not be fetched, also on opening: the answer to the settings decides', () => {
    const failed = { tag: 'testsFailed', question: 1 } as const;
    const own = [{ name: 'hero', groups: [{ name: 'B' }] }];
    expect(transition(day, failed).state).toMatchObject({ settings: day.settings, tests: own, testsStatus: 'failed' });
    const opening = walk(firstPanel(day.settings), { tag: 'opened' }).state;
    expect([opening.settings, opening.tests]).toEqual([day.settings, own]);
    const gone = walk(day, found(1), { ...failed }).state;
    expect([gone.settings, gone.status]).toEqual([day.settings, undefined]);
  });
});

describe('[PREV-1] the part of the A/B tests', () => {
  it.each([
    [empty, false],
    [{ ...empty, ...wish }, true],
  ])('with %j it is open at first: %j', (settings, isOpen) => expect(firstPanel(settings).isTestsOpen).toBe(isOpen));

  it.each([true, false])('is as the user left it: open %j', (isOpen) => {
    const toggled = { tag: 'testsToggled', isOpen } as const;
    const left = walk(
      { ...chosen, isTestsOpen: !isOpen },
      toggled,
      { tag: 'testChosen', value: '' },
      date('2026-11-2'),
      date('2026-11-28'),
      found(3, hero),
      { tag: 'testChosen', value: 'hero' },
      { tag: 'groupChosen', value: 'B' },
      date('2026-11-29'),
      found(4),
      pressed,
      { tag: 'answered', isApplied: true },
      { tag: 'closed' },
      { tag: 'opened' },
    );
    expect(left.state.isTestsOpen).toBe(isOpen);
  });

  it('opens where the group in it is missing', () => {
    const { state } = walk({ ...open, isTestsOpen: false }, { tag: 'testChosen', value: 'hero' }, pressed);
    expect([state.isTestsOpen, state.refusals]).toEqual([true, 1]);
  });
});

describe('[PREV-6] a date or a time that was not meant so', () => {
  it.each([
    ['28.11.2026', '', ['date']],
    ['2026-02-30', '', ['date']],
    ['', '09:00', ['date']],
    ['2026-11-28', '9:00', ['time']],
    ['28.11.', '9', ['date', 'time']],
  ])('%j %j is marked and not sent', (day, clock, wrong) => {
    const { state, effects } = walk(open, date(day), time(clock), pressed);
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ phase: 'open', refusals: 1 });
    expect([state.wrong, state.status]).toEqual([wrong, undefined]);
  });

  it('is not marked while it is typed, and a mark stays until its field is typed in', () => {
    const typed = walk(open, date('28.'), time('9')).state;
    expect(typed.wrong).toEqual([]);
    const marked = transition(typed, pressed).state;
    const one = transition(marked, date('2026-11-28')).state;
    expect(one.wrong).toEqual(['time']);
    const right = walk(one, time('09:00'), pressed);
    expect([right.state.wrong, right.effects]).toEqual([[], [{ tag: 'apply', settings: right.state.settings }]]);
  });

  it('takes the mark from a missing date with its time', () => {
    const marked = walk(open, time('09:00'), pressed).state;
    expect(marked.wrong).toEqual(['date']);
    expect(transition(marked, time('')).state.wrong).toEqual([]);
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
