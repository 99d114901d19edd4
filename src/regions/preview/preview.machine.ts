import type { Step } from '../../platform/use-machine.ts';
import type { StaffWord } from './preview.texts.ts';

export interface AbTest {
  readonly name: string;
  readonly groups: readonly { readonly name: string }[];
}

/** The message about the tests of the chosen day (PREV-5). */
export type TestsStatus = Extract<StaffWord, 'loading' | 'found' | 'none' | 'failed'>;

export interface PanelStatus {
  readonly kind: 'success' | 'error';
  readonly word: Extract<StaffWord, 'applied' | 'notApplied' | 'groupMissing'>;
}

export interface Settings {
  readonly date: string;
  readonly time: string;
  readonly test: string;
  readonly group: string;
}

/**
 *     closed ──opened──► open ──applyPressed──► applying ──applied──► open, with a message
 *        ▲                 └──closed / loggedOut──► closed
 */
export interface PanelState {
  readonly phase: 'closed' | 'open' | 'applying';
  readonly settings: Settings;
  readonly tests: readonly AbTest[];
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
  | { readonly tag: 'dateTyped' | 'timeTyped' | 'testChosen' | 'groupChosen'; readonly value: string }
  | { readonly tag: 'testsArrived'; readonly question: number; readonly tests: readonly AbTest[] }
  | { readonly tag: 'testsFailed'; readonly question: number }
  | { readonly tag: 'answered'; readonly isApplied: boolean; readonly link?: string };

export type PanelEffect =
  | { readonly tag: 'loadTests'; readonly question: number; readonly settings: Settings }
  | { readonly tag: 'apply'; readonly settings: Settings }
  | { readonly tag: 'renew' | 'logout' | 'reload' }
  | { readonly tag: 'waitForRenewal'; readonly opening: number };

export const firstPanel = (settings: Settings): PanelState => ({
  phase: 'closed',
  settings,
  tests: [],
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

/** Requests the tests of the new day. */
const ask = (state: PanelState, more: readonly PanelEffect[] = []): PanelStep => {
  const question = state.question + 1;
  return {
    state: { ...state, question, testsStatus: 'loading' },
    effects: [...more, { tag: 'loadTests', question, settings: state.settings }],
  };
};

const change = (state: PanelState, settings: Partial<Settings>): PanelState => ({
  ...state,
  settings: { ...state.settings, ...settings },
});

const arrive = (state: PanelState, tests: readonly AbTest[]): PanelState => {
  const chosen = tests.find(({ name }) => name === state.settings.test);
  const hasGroup = chosen?.groups.some(({ name }) => name === state.settings.group) ?? false;
  return {
    ...change(state, { test: chosen ? chosen.name : '', group: hasGroup ? state.settings.group : '' }),
    tests,
    testsStatus: tests.length > 0 ? 'found' : 'none',
  };
};

/** PREV-5: a test without its group is not sent; no test and no group is valid. */
export const isGroupMissing = ({ test, group }: Settings): boolean => test !== '' && group === '';

const apply = (state: PanelState): PanelStep => {
  if (state.phase !== 'open') return still(state);
  if (isGroupMissing(state.settings)) return still({ ...state, status: { kind: 'error', word: 'groupMissing' } });
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
  if (event.tag === 'testsArrived') return still(arrive(state, event.tests));
  return still({ ...change(state, { test: '', group: '' }), tests: [], testsStatus: 'failed' });
};

const renewal = (opening: number): readonly PanelEffect[] => [{ tag: 'renew' }, { tag: 'waitForRenewal', opening }];

const open = (state: PanelState): PanelStep => {
  if (state.phase !== 'closed') return still(state);
  const opening = state.opening + 1;
  return ask({ ...state, phase: 'open', opening }, renewal(opening));
};

const close = (state: PanelState): PanelStep =>
  state.phase === 'closed'
    ? still(state)
    : { state: { ...quiet(state), phase: 'closed' }, effects: state.isStale ? [{ tag: 'reload' }] : [] };

/** Events of the fields. */
const fill = (state: PanelState, { tag, value }: Extract<PanelEvent, { readonly value: string }>): PanelStep => {
  switch (tag) {
    case 'dateTyped':
      return ask(change(state, { date: value }));
    case 'timeTyped':
      return ask(change(state, { time: value }));
    case 'testChosen':
      return still(change(quiet(state), { test: value, group: '' }));
    case 'groupChosen':
      return still(change(quiet(state), { group: value }));
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
    case 'testsArrived':
    case 'testsFailed':
      return tests(state, event);
    case 'applyPressed':
      return apply(state);
    case 'answered':
      return answer(state, event.isApplied, event.link);
  }
};
