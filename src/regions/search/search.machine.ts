import { longestQuery, shortestQuery } from '../../contracts/search/search.contract.ts';
import { askedText } from '../../domain/search/search.rules.ts';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import type { Step as MachineStep } from '../../platform/use-machine.ts';
import { isSmallPlatform } from '../../sites/breakpoints.ts';
import { retryDelayMs, triesAtMost, typingPauseMs } from './search.constants.ts';
import type { Suggestion } from './search.rules.ts';

/**
 * Where the visitor is: not here; at one of the box's buttons; in the field; in the field, with the panel sent away (Escape,
 * sent off); or out of the field with the pointer still inside of the overlay (SRCH-5).
 */
export type Attention = 'elsewhere' | 'beside' | 'field' | 'dismissed' | 'held';

/**
 * A question belongs to the words it was asked for. Each has a number; answers to another number are ignored.
 *
 *     none ──typed──► waiting ──pause──► asking ──answer──► answered
 *                        ▲                 │ ▲
 *                        └──typed anew──   ▼ │ 2 s
 *                          (from all)   pausing ──fifth failure──► failed
 */
export type Question =
  | { readonly tag: 'none' }
  | { readonly tag: 'waiting'; readonly id: number; readonly text: string }
  | { readonly tag: 'asking' | 'pausing'; readonly id: number; readonly text: string; readonly tries: number }
  | { readonly tag: 'answered' | 'failed'; readonly text: string };

/** The last answer, and the words that it answers. */
export interface Found {
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
}

export interface SearchState {
  /** by the visitor, up to 200 characters */
  readonly typed: string;
  readonly attention: Attention;
  readonly platform: Platform;
  readonly question: Question;
  /** of the last question */
  readonly lastId: number;
  readonly found?: Found;
  /** row that was walked to: its words stand in the field */
  readonly active?: number;
}

export type SearchEvent =
  | { readonly tag: 'typed'; readonly text: string }
  | { readonly tag: 'focused'; readonly platform: Platform }
  /** the field was pressed; a panel that was sent away comes back */
  | { readonly tag: 'pressed' }
  /** the focus is on one of the box's buttons */
  | { readonly tag: 'movedAside' }
  | { readonly tag: 'left'; readonly pointerInside: boolean }
  | { readonly tag: 'pointerLeft' }
  | { readonly tag: 'arrow'; readonly to: 'next' | 'previous' }
  | { readonly tag: 'escapePressed' }
  | { readonly tag: 'cleared' }
  | { readonly tag: 'submitted' }
  /** a row was clicked */
  | { readonly tag: 'chosen'; readonly at: number }
  | { readonly tag: 'timeUp'; readonly id: number }
  | { readonly tag: 'answered'; readonly id: number; readonly suggestions: readonly Suggestion[] }
  | { readonly tag: 'failed'; readonly id: number; readonly why: string }
  | { readonly tag: 'backPressed' }
  /** back in the history, another team's event, a page that comes out of the browser's own memory */
  | { readonly tag: 'closeAsked' };

export type SearchEffect =
  | { readonly tag: 'wait'; readonly id: number; readonly ms: number }
  | { readonly tag: 'ask'; readonly id: number; readonly text: string }
  /** ends timer and request, whatever is under way */
  | { readonly tag: 'drop' }
  | { readonly tag: 'log'; readonly why: string }
  | { readonly tag: 'takeFocus' }
  | { readonly tag: 'loseFocus' }
  /** to the results, or where the words lead instead */
  | { readonly tag: 'search'; readonly text: string }
  | { readonly tag: 'follow'; readonly suggestion: Extract<Suggestion, { kind: 'product' }>; readonly text: string }
  /** SRCH-9: the box fills the header, or does so no more */
  | { readonly tag: 'filled' }
  | { readonly tag: 'unfilled' }
  | { readonly tag: 'goBack' };

type Step = MachineStep<SearchState, SearchEffect>;

export const firstState = (term: string): SearchState => ({
  typed: term,
  attention: 'elsewhere',
  platform: 'CLASSIC',
  question: { tag: 'none' },
  lastId: 0,
});

const stay = (state: SearchState): Step => ({ state, effects: [] });

export const suggestionsOf = ({ found }: SearchState): readonly Suggestion[] => found?.suggestions ?? [];
const activeOf = (state: SearchState): Suggestion | undefined =>
  state.active === undefined ? undefined : suggestionsOf(state)[state.active];
/** What stands in the field. */
export const textOf = (state: SearchState): string => activeOf(state)?.text ?? state.typed;
/** SRCH-5 */
export const isShown = (state: SearchState): boolean =>
  suggestionsOf(state).length > 0 && (state.attention === 'field' || state.attention === 'held');
/** SRCH-9 */
export const isFilled = ({ attention, platform }: SearchState): boolean =>
  attention !== 'elsewhere' && isSmallPlatform(platform);
export const isOverlay = (platform: Platform): boolean => platform === 'CLASSIC';
const isUnderWay = ({ tag }: Question): boolean => tag === 'waiting' || tag === 'asking' || tag === 'pausing';
/** The rows are those of an earlier question, and new ones are on their way. */
export const isOld = ({ question }: SearchState): boolean => isUnderWay(question);

const withoutActive = ({ active: _active, ...state }: SearchState): SearchState => state;
const withoutFound = ({ found: _found, ...state }: SearchState): SearchState => withoutActive(state);
/** What was walked to is taken as if it had been typed. */
const settled = (state: SearchState): SearchState => ({ ...withoutActive(state), typed: textOf(state) });

const drop: SearchEffect = { tag: 'drop' };
const unasked = (state: SearchState): SearchState => ({ ...state, question: { tag: 'none' } });

const ask = (state: SearchState, text: string): Step => {
  const id = state.lastId + 1;
  return {
    state: { ...state, lastId: id, question: { tag: 'waiting', id, text } },
    effects: [drop, { tag: 'wait', id, ms: typingPauseMs }],
  };
};

/** SRCH-3: asks for what stands in the field, unless that is known, under way, too short, or nobody looks. */
const look = (state: SearchState): Step => {
  const { question, found, attention } = state;
  const text = askedText(state.typed);
  if (Array.from(text).length < shortestQuery) return { state: unasked(withoutFound(state)), effects: [drop] };
  if (attention !== 'field') return stay(state);
  if (found?.text === text) return { state: { ...state, question: { tag: 'answered', text } }, effects: [drop] };
  if (isUnderWay(question) && 'text' in question && question.text === text) return stay(state);
  return ask(state, text);
};

const type = (state: SearchState, text: string): Step => {
  const typed = { ...withoutActive(state), typed: text.slice(0, longestQuery) };
  // What was typed before the region woke is told while nobody knows yet that the field has the focus.
  return look(state.attention === 'elsewhere' ? typed : { ...typed, attention: 'field' });
};

/** Nobody looks any more: nothing is asked for nobody. */
const leave = (state: SearchState, attention: Attention): Step => ({
  state: unasked({ ...settled(state), attention }),
  effects: [drop],
});

const whenLeft = (state: SearchState, pointerInside: boolean): Step =>
  pointerInside && isOverlay(state.platform) && isShown(state)
    ? stay({ ...state, attention: 'held' })
    : leave(state, 'elsewhere');

const whenPointerLeft = (state: SearchState): Step =>
  state.attention === 'held' ? leave(state, 'elsewhere') : stay(state);

const press = (state: SearchState): Step =>
  state.attention === 'dismissed' ? look({ ...state, attention: 'field' }) : stay(state);

/** SRCH-5: up and down, and around. Whoever walks has what they looked for: nothing else is asked meanwhile. */
const walk = (state: SearchState, to: 'next' | 'previous'): Step => {
  const count = suggestionsOf(state).length;
  if (count === 0 || (state.attention !== 'field' && state.attention !== 'dismissed')) return stay(state);
  const before = state.active ?? (to === 'next' ? -1 : count);
  const active = (before + (to === 'next' ? 1 : -1) + count) % count;
  return { state: { ...unasked(state), attention: 'field', active }, effects: isOld(state) ? [drop] : [] };
};

const go = (state: SearchState, effect: SearchEffect): Step => ({
  state: unasked({ ...settled(state), attention: state.attention === 'elsewhere' ? 'elsewhere' : 'dismissed' }),
  effects: [drop, effect],
});

const choose = (state: SearchState, suggestion: Suggestion | undefined): Step => {
  if (!suggestion) return stay(state);
  const text = state.found?.text ?? '';
  if (suggestion.kind === 'product') return go(withoutActive(state), { tag: 'follow', suggestion, text });
  return go({ ...withoutActive(state), typed: suggestion.text }, { tag: 'search', text: suggestion.text });
};

/** SRCH-1: no words, no search. A product that was walked to is opened. */
const submit = (state: SearchState): Step => {
  const active = activeOf(state);
  if (active) return choose(state, active);
  const text = askedText(state.typed);
  return text === '' ? { state, effects: [{ tag: 'takeFocus' }] } : go(state, { tag: 'search', text });
};

const close = (state: SearchState): Step => {
  if (state.attention === 'elsewhere') return stay(state);
  const { state: left, effects } = leave(state, 'elsewhere');
  return { state: left, effects: [...effects, { tag: 'loseFocus' }] };
};

/** The panel first, then what fills the header. */
const escape = (state: SearchState): Step => {
  if (isShown(state)) return stay({ ...withoutActive(state), attention: 'dismissed' });
  return isFilled(state) ? close(state) : stay(state);
};

const clear = (state: SearchState): Step => ({
  state: unasked({ ...withoutFound(state), typed: '' }),
  effects: [drop, { tag: 'takeFocus' }],
});

const whenTimeIsUp = (state: SearchState, id: number): Step => {
  const { question } = state;
  if ((question.tag !== 'waiting' && question.tag !== 'pausing') || question.id !== id) return stay(state);
  const { text } = question;
  const tries = question.tag === 'pausing' ? question.tries + 1 : 1;
  return { state: { ...state, question: { tag: 'asking', id, text, tries } }, effects: [{ tag: 'ask', id, text }] };
};

const whenAnswered = (state: SearchState, id: number, suggestions: readonly Suggestion[]): Step => {
  const { question } = state;
  if (question.tag !== 'asking' || question.id !== id) return stay(state);
  const { text } = question;
  return stay({ ...withoutActive(state), found: { text, suggestions }, question: { tag: 'answered', text } });
};

/** SRCH-4, SRCH-13 */
const whenFailed = (state: SearchState, id: number, why: string): Step => {
  const { question } = state;
  if (question.tag !== 'asking' || question.id !== id) return stay(state);
  const { text, tries } = question;
  if (tries < triesAtMost) {
    const pausing: Question = { tag: 'pausing', id, text, tries };
    return { state: { ...state, question: pausing }, effects: [{ tag: 'wait', id, ms: retryDelayMs }] };
  }
  // What stood there was for other words.
  return { state: { ...withoutFound(state), question: { tag: 'failed', text } }, effects: [{ tag: 'log', why }] };
};

/** What comes without the visitor: clocks and servers. */
type FromOutside = Extract<SearchEvent, { tag: 'timeUp' | 'answered' | 'failed' }>;
const isFromOutside = (event: SearchEvent): event is FromOutside =>
  event.tag === 'timeUp' || event.tag === 'answered' || event.tag === 'failed';

const whenFromOutside = (state: SearchState, event: FromOutside): Step => {
  switch (event.tag) {
    case 'timeUp':
      return whenTimeIsUp(state, event.id);
    case 'answered':
      return whenAnswered(state, event.id, event.suggestions);
    case 'failed':
      return whenFailed(state, event.id, event.why);
  }
};

const whenVisited = (state: SearchState, event: Exclude<SearchEvent, FromOutside>): Step => {
  switch (event.tag) {
    case 'typed':
      return type(state, event.text);
    case 'focused':
      return look({ ...state, attention: 'field', platform: event.platform });
    case 'pressed':
      return press(state);
    case 'movedAside':
      return leave(state, 'beside');
    case 'left':
      return whenLeft(state, event.pointerInside);
    case 'pointerLeft':
      return whenPointerLeft(state);
    case 'arrow':
      return walk(state, event.to);
    case 'escapePressed':
      return escape(state);
    case 'cleared':
      return clear(state);
    case 'submitted':
      return submit(state);
    case 'chosen':
      return choose(state, suggestionsOf(state)[event.at]);
    case 'backPressed':
      return { state, effects: [{ tag: 'goBack' }] };
    case 'closeAsked':
      return close(state);
  }
};

/** Where the box begins or ceases to fill the header, that is told first. */
export const transition = (state: SearchState, event: SearchEvent): Step => {
  const step = isFromOutside(event) ? whenFromOutside(state, event) : whenVisited(state, event);
  const [before, after] = [isFilled(state), isFilled(step.state)];
  if (before === after) return step;
  return { ...step, effects: [{ tag: after ? 'filled' : 'unfilled' }, ...step.effects] };
};
