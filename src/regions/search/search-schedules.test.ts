import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../tests/support/words/random.ts';
import { askedText } from '../../domain/search/search.rules.ts';
import { transition, type SearchEvent } from './search.machine.ts';
import { firstState, isOld, isShown, type SearchState } from './search-state.ts';
import type { Suggestion } from './search.rules.ts';

const focus: SearchEvent = { tag: 'focused', platform: 'CLASSIC' };
const type = (text: string): SearchEvent => ({ tag: 'typed', text });
const left = (pointerInside: boolean): SearchEvent => ({ tag: 'left', pointerInside });
const arrow = (to: 'next' | 'previous'): SearchEvent => ({ tag: 'arrow', to });
const rows = (text: string): readonly Suggestion[] => [
  { kind: 'term', text, term: { searchTerm: text, prefix: '', match: '', suffix: text } },
];

interface Due {
  readonly at: number;
  readonly event: SearchEvent;
  /** a request or a pause that the machine has not dropped */
  readonly isDroppable: boolean;
}

/**
 * A visitor who types, deletes, selects rows and leaves at any time, and a server that responds late, out of order, or not at all.
 * `aborts` says whether what the machine drops is really gone: a slow network delivers it all the same.
 */
const play = (seed: number, aborts: boolean, check: (state: SearchState, before: SearchState) => void) => {
  const { next } = randomOf(seed);
  const upTo = (most: number) => Math.floor(next() * most);
  const words = 'kaffeemaschine mit mahlwerk 12 34';
  const inputs: readonly SearchEvent[] = Array.from({ length: 25 }, () => {
    const kind = next();
    if (kind < 0.7) return type(words.slice(0, upTo(words.length)));
    if (kind < 0.78) return arrow(next() < 0.5 ? 'next' : 'previous');
    if (kind < 0.84) return left(next() < 0.3);
    if (kind < 0.94) return focus;
    return next() < 0.5 ? { tag: 'escapePressed' } : { tag: 'cleared' };
  });
  let due: Due[] = [{ at: 0, event: focus, isDroppable: false }];
  let at = 0;
  for (const event of inputs) {
    at += upTo(400);
    due.push({ at, event, isDroppable: false });
  }
  let state = firstState('');
  for (let steps = 0; due.length > 0 && steps < 2000; steps += 1) {
    const first = due.reduce((one, other) => (other.at < one.at ? other : one));
    due = due.filter((other) => other !== first);
    const before = state;
    const step = transition(state, first.event);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.tag === 'drop' && aborts) due = due.filter(({ isDroppable }) => !isDroppable);
      if (effect.tag === 'wait')
        due.push({ at: first.at + effect.ms, event: { tag: 'timeUp', id: effect.id }, isDroppable: true });
      if (effect.tag === 'ask') {
        const event =
          next() < 0.25
            ? ({ tag: 'failed', id: effect.id, why: 'status 500' } as const)
            : ({ tag: 'answered', id: effect.id, suggestions: rows(effect.text) } as const);
        due.push({ at: first.at + upTo(1500), event, isDroppable: true });
      }
    }
    check(state, before);
  }
  return state;
};

describe('responses in any order', () => {
  const seeds = Array.from({ length: 400 }, (_, seed) => seed);
  it.each([true, false])('[SRCH-3] the rows belong to the last query that was answered (aborting: %s)', (aborts) => {
    let shownOnce = 0;
    for (const seed of seeds) {
      let newest = 0;
      const end = play(seed, aborts, (state, before) => {
        const { found, question } = state;
        // Rows answer the words that they are shown for.
        if (found) expect(found.suggestions.map(({ text }) => text)).toEqual([found.text]);
        if (found && found !== before.found) {
          const asked = before.question;
          expect(asked.tag === 'asking' && asked.text).toBe(found.text);
          const id = asked.tag === 'asking' ? asked.id : 0;
          expect(id).toBeGreaterThan(newest);
          newest = id;
        }
        if (question.tag === 'answered') expect(question.text).toBe(found?.text);
        if (isShown(state)) shownOnce += 1;
      });
      // Nothing is on its way any more, and what stands there is for what is typed, or was walked to.
      expect(isOld(end)).toBe(false);
      if (end.attention === 'field' && end.active === undefined && end.found && end.question.tag === 'answered')
        expect(end.found.text).toBe(askedText(end.typed));
    }
    expect(shownOnce).toBeGreaterThan(seeds.length);
  });
});
