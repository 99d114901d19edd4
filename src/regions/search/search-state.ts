import type { Platform } from '../../contracts/shop/site.contract.ts';
import { isSmallPlatform } from '../../sites/platform-classes.ts';
import type { Suggestion } from './search.rules.ts';

/**
 * Where the visitor's attention is: elsewhere; on one of the box's buttons; there, with the overlay still open (SRCH-5); in the
 * field; in the field, with the panel closed by Escape or by submitting; or out of the box with the pointer still inside the
 * overlay (SRCH-5).
 */
export type Attention = 'elsewhere' | 'beside' | 'within' | 'field' | 'dismissed' | 'held';

const open: ReadonlySet<Attention> = new Set(['field', 'within', 'held']);

/**
 * The request for suggestions. Each request has an id; a response with another id is ignored.
 *
 *     none ──typed──► waiting ──pause──► asking ──answer──► answered
 *                        ▲                 │ ▲
 *                        └──typed again──  ▼ │ 2 s
 *                          (from all)   pausing ──fifth failure──► failed
 */
export type Question =
  | { readonly tag: 'none' }
  | { readonly tag: 'waiting'; readonly id: number; readonly text: string }
  | { readonly tag: 'asking' | 'pausing'; readonly id: number; readonly text: string; readonly tries: number }
  | { readonly tag: 'answered' | 'failed'; readonly text: string };

/** The last suggestions, and the query that they belong to. */
export interface Found {
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
}

export interface SearchState {
  /** by the visitor, at most 200 characters */
  readonly typed: string;
  readonly attention: Attention;
  readonly platform: Platform;
  readonly question: Question;
  /** id of the last request */
  readonly lastId: number;
  readonly found?: Found;
  /** the row selected by the arrow keys: the field shows its words */
  readonly active?: number;
}

export const firstState = (term: string): SearchState => ({
  typed: term,
  attention: 'elsewhere',
  platform: 'CLASSIC',
  question: { tag: 'none' },
  lastId: 0,
});

export const suggestionsOf = ({ found }: SearchState): readonly Suggestion[] => found?.suggestions ?? [];
export const activeOf = (state: SearchState): Suggestion | undefined =>
  state.active === undefined ? undefined : suggestionsOf(state)[state.active];
/** The text that the field shows. */
export const textOf = (state: SearchState): string => activeOf(state)?.text ?? state.typed;
/** SRCH-5 */
export const isShown = (state: SearchState): boolean => suggestionsOf(state).length > 0 && open.has(state.attention);
/** The arrow keys select rows. */
export const isInField = ({ attention }: SearchState): boolean => attention === 'field' || attention === 'dismissed';
/** SRCH-9 */
export const isFilled = ({ attention, platform }: SearchState): boolean =>
  attention !== 'elsewhere' && isSmallPlatform(platform);
export const isOverlay = (platform: Platform): boolean => platform === 'CLASSIC';
/** The rows belong to an earlier query, and a request is under way: only such a question has an id. */
export const isOld = ({ question }: SearchState): boolean => 'id' in question;
