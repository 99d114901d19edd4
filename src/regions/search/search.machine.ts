import { longestQuery, shortestQuery } from '../../contracts/search/search.contract.ts';
import { askedText } from '../../domain/search/search.rules.ts';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import type { Step as MachineStep } from '../../platform/use-machine.ts';
import { retryDelayMs, triesAtMost, typingPauseMs } from './search.constants.ts';
import type { Suggestion } from './search.rules.ts';
import {
  activeOf,
  isFilled,
  isInField,
  isOld,
  isOverlay,
  isShown,
  suggestionsOf,
  textOf,
  type Attention,
  type Question,
  type SearchState,
} from './search-state.ts';

export type SearchEvent =
  | { readonly tag: 'typed'; readonly text: string }
  | { readonly tag: 'focused'; readonly platform: Platform }
  /** the field was pressed; a closed panel opens again */
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
  /** by the browser's back button, another team's event, or a page restored from the back-forward cache */
  | { readonly tag: 'closeAsked' };

export type SearchEffect =
  | { readonly tag: 'wait'; readonly id: number; readonly ms: number }
  | { readonly tag: 'ask'; readonly id: number; readonly text: string }
  /** cancels timer and request */
  | { readonly tag: 'drop' }
  | { readonly tag: 'log'; readonly why: string }
  | { readonly tag: 'takeFocus' }
  | { readonly tag: 'loseFocus' }
  /** opens the results, or the page to which the words redirect */
  | { readonly tag: 'search'; readonly text: string }
  | { readonly tag: 'follow'; readonly suggestion: Extract<Suggestion, { kind: 'product' }>; readonly text: string }
  /** SRCH-9: the box begins to fill the header, or ceases to */
  | { readonly tag: 'filled' }
  | { readonly tag: 'unfilled' }
  | { readonly tag: 'goBack' };

type Step = MachineStep<SearchState, SearchEffect>;

const stay = (state: SearchState): Step => ({ state, effects: [] });

const withoutActive = ({ active: _active, ...state }: SearchState): SearchState => state;
const withoutFound = ({ found: _found, ...state }: SearchState): SearchState => withoutActive(state);
/** Takes the selected row's words as typed. */
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

/** SRCH-3: requests suggestions for the field's text, unless they are known or under way, the text is too short, or the field has no focus. */
const look = (state: SearchState): Step => {
  const { question, found, attention } = state;
  const text = askedText(state.typed);
  if (Array.from(text).length < shortestQuery) return { state: unasked(withoutFound(state)), effects: [drop] };
  if (attention !== 'field') return stay(state);
  if (found?.text === text) return { state: { ...state, question: { tag: 'answered', text } }, effects: [drop] };
  if ('id' in question && question.text === text) return stay(state);
  return ask(state, text);
};

const type = (state: SearchState, text: string): Step => {
  const typed = { ...withoutActive(state), typed: text.slice(0, longestQuery) };
  // What was typed before hydration arrives before the focus event does.
  return look(state.attention === 'elsewhere' ? typed : { ...typed, attention: 'field' });
};

/** The visitor left the field, so a request for suggestions is cancelled. */
const leave = (state: SearchState, attention: Attention): Step => ({
  state: unasked({ ...settled(state), attention }),
  effects: [drop],
});

const whenLeft = (state: SearchState, pointerInside: boolean): Step =>
  pointerInside && isOverlay(state.platform) && isShown(state)
    ? stay({ ...state, attention: 'held' })
    : leave(state, 'elsewhere');

/** The overlay stays with the focus on a button of the box, too. */
const whenMovedAside = (state: SearchState): Step =>
  leave(state, isOverlay(state.platform) && isShown(state) ? 'within' : 'beside');

const whenPointerLeft = (state: SearchState): Step =>
  state.attention === 'held' ? leave(state, 'elsewhere') : stay(state);

const press = (state: SearchState): Step =>
  state.attention === 'dismissed' ? look({ ...state, attention: 'field' }) : stay(state);

/** SRCH-5: selects the next or previous row, around the ends. Requests are cancelled, so that the rows stay the same. */
const walk = (state: SearchState, to: 'next' | 'previous'): Step => {
  const count = suggestionsOf(state).length;
  if (count === 0 || !isInField(state)) return stay(state);
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

/** SRCH-1: an empty text is not searched. A selected product is opened. */
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

/** Closes the panel first, then the box that fills the header. */
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
  // The rows belong to another query.
  return { state: { ...withoutFound(state), question: { tag: 'failed', text } }, effects: [{ tag: 'log', why }] };
};

/** Events that do not come from the visitor: timers and responses. */
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
      return whenMovedAside(state);
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

/** If the box begins or ceases to fill the header, that effect comes first. */
export const transition = (state: SearchState, event: SearchEvent): Step => {
  const step = isFromOutside(event) ? whenFromOutside(state, event) : whenVisited(state, event);
  const [before, after] = [isFilled(state), isFilled(step.state)];
  if (before === after) return step;
  return { ...step, effects: [{ tag: after ? 'filled' : 'unfilled' }, ...step.effects] };
};
