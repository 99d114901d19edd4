import type { Step } from '../../platform/use-machine.ts';
import { wrongFields } from './preview.rules.ts';
import type { StaffWord } from './preview.texts.ts';

export interface AbTest {
  readonly name: string;
  readonly groups: readonly { readonly name: string }[];
}

/** The message about the tests of the chosen day (PREV-5), or what it lacks to be one. */
export type TestsStatus = Extract<StaffWord, 'dateWrong' | 'timeWrong' | 'loading' | 'found' | 'none' | 'failed'>;

export interface PanelStatus {
  readonly kind: 'success' | 'warning' | 'error';
  readonly word: Extract<StaffWord, 'applied' | 'notApplied' | 'groupMissing' | 'testGone'>;
  /** the test that the message is about */
  readonly test?: string;
}

export interface Settings {
  readonly date: string;
  readonly time: string;
  readonly test: string;
  readonly group: string;
  /** the number of a release, empty for none; missing for staff without a role at the desk, who get no choice (DESK-4) */
  readonly release?: string;
}

export interface PanelRelease {
  readonly id: string;
  readonly name: string;
}

/**
 *     closed ──opened──► open ──applyPressed──► applying ──applied──► open, with a message
 *        ▲                 └──closed / loggedOut──► closed
 */
export interface PanelState {
  readonly phase: 'closed' | 'open' | 'applying';
  readonly settings: Settings;
  /** the last choice of the user: it is set again on every day that has this test */
  readonly wish: Pick<Settings, 'test' | 'group'>;
  /** the fields that are marked: those of the last press, until they are typed in */
  readonly wrong: readonly ('date' | 'time')[];
  /** how often a press was refused: the focus then goes to the first wrong field */
  readonly refusals: number;
  /** the part of the A/B tests, as the user left it */
  readonly isTestsOpen: boolean;
  readonly tests: readonly AbTest[];
  readonly releases: readonly PanelRelease[];
  readonly testsStatus?: TestsStatus;
  /** the number of the last request for tests; responses to another one are ignored */
  readonly question: number;
  /** how often it was opened */
  readonly opening: number;
  readonly status?: PanelStatus;
  /** the link to the last applied settings, for colleagues */
  readonly link?: string;
  /** the page still shows the earlier settings */
  readonly isStale: boolean;
}

export type PanelEvent =
  | { readonly tag: 'opened' | 'closed' | 'statusClosed' | 'applyPressed' | 'logoutPressed' }
  /** `opening`: the timer of an earlier opening is ignored */
  | { readonly tag: 'renewTimePassed'; readonly opening: number }
  | {
      readonly tag: 'dateTyped' | 'timeTyped' | 'testChosen' | 'groupChosen' | 'releaseChosen';
      readonly value: string;
    }
  | { readonly tag: 'releasesArrived'; readonly value: readonly PanelRelease[] }
  | { readonly tag: 'testsToggled'; readonly isOpen: boolean }
  | { readonly tag: 'testsArrived'; readonly question: number; readonly tests: readonly AbTest[] }
  | { readonly tag: 'testsFailed'; readonly question: number }
  | { readonly tag: 'answered'; readonly isApplied: boolean; readonly link?: string };

export type PanelEffect =
  | { readonly tag: 'loadTests'; readonly question: number; readonly settings: Settings }
  | { readonly tag: 'apply'; readonly settings: Settings }
  | { readonly tag: 'renew' | 'logout' | 'reload' | 'loadReleases' }
  | { readonly tag: 'waitForRenewal'; readonly opening: number };

/** The chosen test as a list, for as long as the tests of the day are not known. */
const only = ({ test, group }: PanelState['wish']): readonly AbTest[] =>
  test === '' ? [] : [{ name: test, groups: group === '' ? [] : [{ name: group }] }];

export const firstPanel = (settings: Settings): PanelState => ({
  phase: 'closed',
  settings,
  wish: { test: settings.test, group: settings.group },
  wrong: [],
  refusals: 0,
  isTestsOpen: settings.test !== '',
  tests: only(settings),
  // Until the list is there, and where it cannot be loaded.
  releases: settings.release ? [{ id: settings.release, name: settings.release }] : [],
  question: 0,
  opening: 0,
  isStale: false,
});

type PanelStep = Step<PanelState, PanelEffect>;
const still = (state: PanelState): PanelStep => ({ state, effects: [] });

const without = <Key extends keyof PanelState>(state: PanelState, key: Key): Omit<PanelState, Key> => {
  const { [key]: _, ...rest } = state;
  return rest;
};
const quiet = (state: PanelState): PanelState => without(state, 'status') as PanelState;

/** Requests the tests of the day, once it is typed to its end. */
const ask = (state: PanelState, more: readonly PanelEffect[] = []): PanelStep => {
  const question = state.question + 1;
  const { settings } = state;
  const [wrong] = wrongFields(settings);
  return {
    state: { ...state, question, testsStatus: wrong ? `${wrong}Wrong` : 'loading' },
    effects: wrong ? more : [...more, { tag: 'loadTests', question, settings }],
  };
};

const change = (state: PanelState, settings: Partial<Settings>): PanelState => ({
  ...state,
  settings: { ...state.settings, ...settings },
});

/** PREV-5: the choice stays if its test is still active; otherwise a message says that it is not. */
const arrive = (state: PanelState, tests: readonly AbTest[]): PanelState => {
  const { test, group } = state.wish;
  const chosen = tests.find(({ name }) => name === test);
  const hasGroup = chosen?.groups.some(({ name }) => name === group) ?? false;
  const isGone = test !== '' && !chosen;
  return {
    ...change(state, { test: chosen ? test : '', group: hasGroup ? group : '' }),
    tests,
    testsStatus: tests.length > 0 ? 'found' : 'none',
    ...(isGone ? { status: { kind: 'warning', word: 'testGone', test } } : {}),
  };
};

/** PREV-5: a test without its group is not sent; no test and no group is valid. */
export const isGroupMissing = ({ test, group }: Settings): boolean => test !== '' && group === '';

const apply = (state: PanelState): PanelStep => {
  if (state.phase !== 'open') return still(state);
  const wrong = wrongFields(state.settings);
  const refused = { ...quiet(state), wrong, refusals: state.refusals + 1 };
  if (wrong.length > 0) return still(refused);
  // Opened, because the fault is in it.
  if (isGroupMissing(state.settings))
    return still({ ...refused, isTestsOpen: true, status: { kind: 'error', word: 'groupMissing' } });
  return { state: { ...quiet(state), phase: 'applying' }, effects: [{ tag: 'apply', settings: state.settings }] };
};

const answer = (state: PanelState, isApplied: boolean, link: string | undefined): PanelStep => {
  if (state.phase !== 'applying') return still(state);
  const base = without(state, 'link') as PanelState;
  return still({
    ...base,
    phase: 'open',
    isStale: state.isStale || isApplied,
    status: isApplied ? { kind: 'success', word: 'applied' } : { kind: 'error', word: 'notApplied' },
    ...(isApplied && link !== undefined ? { link } : {}),
  });
};

const tests = (state: PanelState, event: Extract<PanelEvent, { tag: 'testsArrived' | 'testsFailed' }>): PanelStep => {
  if (event.question !== state.question) return still(state);
  const before = state.status?.word === 'testGone' ? quiet(state) : state;
  if (event.tag === 'testsArrived') return still(arrive(before, event.tests));
  // Whether the chosen test is active then, the answer to the settings says.
  return still({ ...change(before, state.wish), tests: only(state.wish), testsStatus: 'failed' });
};

const renewal = (opening: number): readonly PanelEffect[] => [{ tag: 'renew' }, { tag: 'waitForRenewal', opening }];

const open = (state: PanelState): PanelStep => {
  if (state.phase !== 'closed') return still(state);
  const opening = state.opening + 1;
  const releases: readonly PanelEffect[] = state.settings.release === undefined ? [] : [{ tag: 'loadReleases' }];
  return ask({ ...state, phase: 'open', opening }, [...renewal(opening), ...releases]);
};

const close = (state: PanelState): PanelStep =>
  state.phase === 'closed'
    ? still(state)
    : { state: { ...quiet(state), phase: 'closed' }, effects: state.isStale ? [{ tag: 'reload' }] : [] };

/** A field that is typed in is not marked; the other one stays marked while it is wrong. */
const type = (state: PanelState, field: 'date' | 'time', value: string): PanelStep => {
  const typed = change(quiet(state), { [field]: value });
  const wrong = wrongFields(typed.settings).filter((one) => one !== field && state.wrong.includes(one));
  return ask({ ...typed, wrong });
};

const choose = (state: PanelState, choice: Partial<PanelState['wish']>): PanelStep =>
  still({ ...change(quiet(state), choice), wish: { test: state.settings.test, group: '', ...choice } });

/** Events of the fields, and the list that one of them offers. */
const fill = (state: PanelState, event: Extract<PanelEvent, { readonly value: unknown }>): PanelStep => {
  switch (event.tag) {
    case 'testChosen':
      return choose(state, { test: event.value, group: '' });
    case 'groupChosen':
      return choose(state, { group: event.value });
    case 'releaseChosen':
      return still(change(quiet(state), { release: event.value }));
    case 'releasesArrived':
      return still({ ...state, releases: event.value });
    case 'dateTyped':
      return type(state, 'date', event.value);
    case 'timeTyped':
      return type(state, 'time', event.value);
  }
};

export const transition = (state: PanelState, event: PanelEvent): PanelStep => {
  if ('value' in event) return fill(state, event);
  switch (event.tag) {
    case 'opened':
      return open(state);
    case 'renewTimePassed':
      return state.phase === 'closed' || state.opening !== event.opening
        ? still(state)
        : { state, effects: renewal(event.opening) };
    case 'closed':
      return close(state);
    case 'logoutPressed':
      return { state, effects: [{ tag: 'logout' }] };
    case 'statusClosed':
      return still(quiet(state));
    case 'testsToggled':
      return still({ ...state, isTestsOpen: event.isOpen });
    case 'testsArrived':
    case 'testsFailed':
      return tests(state, event);
    case 'applyPressed':
      return apply(state);
    case 'answered':
      return answer(state, event.isApplied, event.link);
  }
};
