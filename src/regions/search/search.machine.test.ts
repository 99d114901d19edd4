import { describe, expect, it } from 'vitest';
import { longestQuery, searchTermsAtMost, suggestedProductsAtMost } from '../../contracts/search/search.contract.ts';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import { retryDelayMs, triesAtMost, typingPauseMs } from './search.constants.ts';
import { handfAnswer, handfRows } from './search.fixtures.ts';
import { transition, type SearchEffect, type SearchEvent } from './search.machine.ts';
import { firstState, isFilled, isOld, isShown, textOf, type SearchState } from './search-state.ts';
import type { Suggestion } from './search.rules.ts';

const focus = (platform: Platform = 'CLASSIC'): SearchEvent => ({ tag: 'focused', platform });
const type = (text: string): SearchEvent => ({ tag: 'typed', text });
const pause = (id: number): SearchEvent => ({ tag: 'timeUp', id });
const rows = (...words: readonly string[]): readonly Suggestion[] =>
  words.map((text) => ({ kind: 'term', text, term: { searchTerm: text, prefix: '', match: '', suffix: text } }));
const answer = (id: number, suggestions = handfRows): SearchEvent => ({ tag: 'answered', id, suggestions });
const fail = (id: number, why = 'status 500'): SearchEvent => ({ tag: 'failed', id, why });
const down: SearchEvent = { tag: 'arrow', to: 'next' };
const up: SearchEvent = { tag: 'arrow', to: 'previous' };
const left = (pointerInside = false): SearchEvent => ({ tag: 'left', pointerInside });
const escape: SearchEvent = { tag: 'escapePressed' };
const submitted: SearchEvent = { tag: 'submitted' };

/** State after a row of events, and the effects of the last one alone. */
const after = (...events: readonly SearchEvent[]) =>
  events.reduce<{ state: SearchState; effects: readonly SearchEffect[] }>(
    ({ state }, event) => transition(state, event),
    {
      state: firstState(''),
      effects: [],
    },
  );
const tags = (effects: readonly SearchEffect[]) => effects.map(({ tag }) => tag);
/** Focus in the field, `handf` typed and answered. */
const open = (platform: Platform = 'CLASSIC') => [focus(platform), type('handf'), pause(1), answer(1)] as const;

describe('asking', () => {
  it('[SRCH-3] asks for what was typed as soon as the typing pauses', () => {
    expect(after(focus(), type('ka'))).toMatchObject({
      state: { question: { tag: 'waiting', id: 1, text: 'ka' } },
      effects: [{ tag: 'drop' }, { tag: 'wait', id: 1, ms: typingPauseMs }],
    });
    expect(after(focus(), type('ka'), pause(1))).toMatchObject({
      state: { question: { tag: 'asking', id: 1, text: 'ka', tries: 1 } },
      effects: [{ tag: 'ask', id: 1, text: 'ka' }],
    });
  });

  it.each(['', 'k', ' k ', '  ', '1 ', '☕'])('[SRCH-3] does not ask for %j', (text) => {
    const { state, effects } = after(focus(), type('kaff'), type(text));
    expect(state.question).toEqual({ tag: 'none' });
    expect(tags(effects)).toEqual(['drop']);
  });

  it.each([
    ['ka', 'ka'],
    ['  kaffee   bohnen ', 'kaffee bohnen'],
    ['101 110 001', '101110001'],
    [' 1 2', '12'],
    ['500 g', '500 g'],
    ['<script>', '<script>'],
    ['☕☕', '☕☕'],
    ['İş', 'İş'],
  ])('[SRCH-3] %j is asked as %j', (typed, asked) => {
    expect(after(focus(), type(typed), pause(1)).effects).toEqual([{ tag: 'ask', id: 1, text: asked }]);
  });

  it('[SRCH-1] takes 200 characters and no more', () => {
    expect(longestQuery).toBe(200);
    expect(after(focus(), type('a'.repeat(300))).state.typed).toBe('a'.repeat(200));
  });

  it('restarts the pause with every letter, but not if the query stays the same', () => {
    expect(after(focus(), type('ka'), type('kaf')).state.question).toEqual({ tag: 'waiting', id: 2, text: 'kaf' });
    expect(after(focus(), type('ka'), type('ka ')).effects).toEqual([]);
    expect(after(...open(), type('handf ')).state.question).toEqual({ tag: 'answered', text: 'handf' });
    // Back to what the rows are for: they are there.
    expect(after(...open(), type('handfi'), type('handf'))).toMatchObject({
      state: { question: { tag: 'answered', text: 'handf' } },
      effects: [{ tag: 'drop' }],
    });
  });

  it('a timer of an earlier query requests nothing', () => {
    expect(after(focus(), type('ka'), type('kaf'), pause(1)).effects).toEqual([]);
  });

  it('requests suggestions for text from before the focus, and none after the field was left', () => {
    expect(after(type('kaff')).effects).toEqual([]);
    expect(tags(after(type('kaff'), focus()).effects)).toEqual(['drop', 'wait']);
    const gone = after(focus(), type('kaff'), pause(1), left());
    expect(gone.state.question).toEqual({ tag: 'none' });
    expect(tags(gone.effects)).toEqual(['drop']);
    expect(after(focus(), type('kaff'), pause(1), left(), answer(1)).state).not.toHaveProperty('found');
  });
});

describe('responses', () => {
  it('[SRCH-3] a stale answer is ignored, before and after the newer one', () => {
    const asked = [focus(), type('ka'), pause(1), type('kaf'), pause(2)] as const;
    expect(after(...asked, answer(1, rows('old'))).state).not.toHaveProperty('found');
    const newer = after(...asked, answer(2, rows('new')), answer(1, rows('old'))).state;
    expect(newer.found).toEqual({ text: 'kaf', suggestions: rows('new') });
    expect(after(...asked, fail(1)).effects).toEqual([]);
  });

  it('keeps the rows, as old ones, while the next are on their way', () => {
    const { state } = after(...open(), type('handfi'), pause(2));
    expect([isShown(state), isOld(state)]).toEqual([true, true]);
    const { state: then } = after(...open(), type('handfi'), pause(2), answer(2, rows('handfilter')));
    expect([isShown(then), isOld(then)]).toEqual([true, false]);
  });

  it('shows no panel where nothing was found', () => {
    expect(isShown(after(focus(), type('xyz'), pause(1), answer(1, [])).state)).toBe(false);
  });
});

describe('failures', () => {
  const tried = (times: number) =>
    Array.from({ length: times }, (_, at) => (at === 0 ? [fail(1)] : [pause(1), fail(1)])).flat();
  const asked = [focus(), type('kaff'), pause(1)] as const;

  it('[SRCH-4] tries four more times, two seconds apart', () => {
    expect([triesAtMost, retryDelayMs]).toEqual([5, 2000]);
    for (const times of [1, 2, 3, 4]) {
      const { state, effects } = after(...asked, ...tried(times));
      expect(effects).toEqual([{ tag: 'wait', id: 1, ms: retryDelayMs }]);
      expect(transition(state, pause(1)).effects).toEqual([{ tag: 'ask', id: 1, text: 'kaff' }]);
    }
    expect(tags(after(...asked, ...tried(5)).effects)).toEqual(['log']);
    expect(after(...asked, ...tried(5), pause(1)).effects).toEqual([]);
  });

  it('[SRCH-4] a newer question ends the tries', () => {
    const { state, effects } = after(...asked, ...tried(2), type('kaffee'));
    expect(tags(effects)).toEqual(['drop', 'wait']);
    expect(transition(state, pause(1)).effects).toEqual([]);
    expect(transition(state, pause(2)).state.question).toMatchObject({ id: 2, tries: 1 });
  });

  it('[SRCH-4] takes the answer of a later try', () => {
    expect(after(...asked, ...tried(2), pause(1), answer(1)).state.found?.text).toBe('kaff');
  });

  it('[SRCH-13] shows no error: the panel is closed, the failure is logged, the form still submits', () => {
    const { state, effects } = after(
      ...open(),
      type('handfe'),
      pause(2),
      ...Array.from({ length: 4 }, () => [fail(2), pause(2)]).flat(),
      fail(2, 'status 503'),
    );
    expect(effects).toEqual([{ tag: 'log', why: 'status 503' }]);
    expect(isShown(state)).toBe(false);
    expect(transition(state, submitted).effects).toContainEqual({ tag: 'search', text: 'handfe' });
  });

  it('requests again if the visitor types the same once more', () => {
    expect(tags(after(...asked, ...tried(5), type('kaff ')).effects)).toEqual(['drop', 'wait']);
  });
});

describe('the panel', () => {
  it.each<[string, readonly SearchEvent[], boolean]>([
    ['shows while the field has the focus and there are rows', [], true],
    ['goes with the focus', [left()], false],
    ['stays as an overlay while the pointer is inside', [left(true)], true],
    ['goes then with the pointer', [left(true), { tag: 'pointerLeft' }], false],
    ['stays while the focus is there, wherever the pointer goes', [{ tag: 'pointerLeft' }], true],
    ['stays as an overlay while the focus is on a button of the box', [{ tag: 'movedAside' }], true],
    ['stays then wherever the pointer goes', [{ tag: 'movedAside' }, { tag: 'pointerLeft' }], true],
    ['goes when the focus leaves the button, too', [{ tag: 'movedAside' }, left()], false],
    ['goes by Escape on a button of the box', [{ tag: 'movedAside' }, escape], false],
    ['stays closed when the focus moves to a button after Escape', [escape, { tag: 'movedAside' }], false],
    ['goes by Escape', [escape], false],
    ['comes back by a press on the field', [escape, { tag: 'pressed' }], true],
    ['comes back by an arrow', [escape, down], true],
    ['comes back with the focus', [left(), focus()], true],
    ['goes when the box is sent off', [submitted], false],
    ['goes when the box is cleared', [{ tag: 'cleared' }], false],
    ['goes when another part of the page asks for it', [{ tag: 'closeAsked' }], false],
  ])('[SRCH-5] %s', (_, events, shown) => {
    expect(isShown(after(...open(), ...events).state)).toBe(shown);
  });

  it.each(['TABLET', 'MATCH', 'SMARTPHONE'] as const)(
    '[SRCH-5] as a flyout (%s) it goes with the focus alone',
    (platform) => {
      expect(isShown(after(...open(platform), left(true)).state)).toBe(false);
      expect(isShown(after(...open(platform), { tag: 'movedAside' }).state)).toBe(false);
    },
  );

  it('[SRCH-5] clearing empties it and gives the focus back', () => {
    const { state, effects } = after(...open(), { tag: 'cleared' });
    expect([textOf(state), state.found]).toEqual(['', undefined]);
    expect(tags(effects)).toEqual(['drop', 'takeFocus']);
  });
});

describe('walking through the rows', () => {
  const count = handfRows.length;
  const steps = (event: SearchEvent, times: number) => Array<SearchEvent>(times).fill(event);
  it.each([
    ['down', [down], 0],
    ['down twice', [down, down], 1],
    ['down to the last', steps(down, count), count - 1],
    ['down and around', steps(down, count + 1), 0],
    ['up, around', [up], count - 1],
    ['up from the first, around', [down, up], count - 1],
    ['up and up', [up, up], count - 2],
  ] as const)('[SRCH-5] %s', (_, events, at) => {
    const { state } = after(...open(), ...events);
    expect(state.active).toBe(at);
    expect(textOf(state)).toBe(handfRows[at]?.text);
  });

  it('[SRCH-5] Enter submits the words that were walked to, and opens a thing', () => {
    expect(after(...open(), down, submitted).effects).toContainEqual({ tag: 'search', text: 'handfilter' });
    expect(after(...open(), up, submitted).effects).toContainEqual({
      tag: 'follow',
      suggestion: handfRows.at(-1),
      text: 'handf',
    });
  });

  it('restores what was typed by Escape, and keeps the selected words when the field is left', () => {
    expect(textOf(after(...open(), down, escape).state)).toBe('handf');
    expect(after(...open(), down, left()).state.typed).toBe('handfilter');
  });

  it('continues from the selected words when the visitor types', () => {
    const { state } = after(...open(), down, type('handfilters'));
    expect(state).toMatchObject({ typed: 'handfilters', question: { tag: 'waiting', text: 'handfilters' } });
    expect(state.active).toBeUndefined();
  });

  it('rows stay while the visitor selects them by arrow keys', () => {
    const { state, effects } = after(...open(), type('handfi'), pause(2), down);
    expect(tags(effects)).toEqual(['drop']);
    expect(transition(state, answer(2, rows('other'))).state).toEqual(state);
    expect(isOld(state)).toBe(false);
  });

  it('selects nothing without rows', () => {
    expect(after(focus(), down).state.active).toBeUndefined();
    expect(after(...open(), left(), down).state.active).toBeUndefined();
  });

  it('a clicked row is opened', () => {
    expect(after(...open(), { tag: 'chosen', at: 1 }).effects).toContainEqual({
      tag: 'search',
      text: handfAnswer.searchTerms[1]?.searchTerm,
    });
    expect(after(...open(), { tag: 'chosen', at: 99 }).effects).toEqual([]);
  });
});

describe('sending off', () => {
  it.each(['', '   '])('[SRCH-1] %j only takes the focus', (text) => {
    expect(after(focus(), type(text), submitted).effects).toEqual([{ tag: 'takeFocus' }]);
  });

  it('cancels timer and request', () => {
    expect(after(focus(), type('kaff'), pause(1), submitted).effects).toEqual([
      { tag: 'drop' },
      { tag: 'search', text: 'kaff' },
    ]);
    expect(after(focus(), type('kaff'), submitted).state.attention).toBe('dismissed');
    expect(after(type('kaff'), submitted).state.attention).toBe('elsewhere');
    expect(after(focus(), type('1 0 1'), submitted).effects).toContainEqual({ tag: 'search', text: '101' });
  });
});

describe('the box that fills the header', () => {
  it.each([
    ['MATCH', true],
    ['SMARTPHONE', true],
    ['TABLET', false],
    ['CLASSIC', false],
  ] as const)('[SRCH-9] on %s: %s', (platform, filled) => {
    const { state, effects } = after(focus(platform));
    expect(isFilled(state)).toBe(filled);
    expect(tags(effects).includes('filled')).toBe(filled);
  });

  it.each<[string, readonly SearchEvent[], boolean]>([
    ['stays while the focus is on one of its buttons', [{ tag: 'movedAside' }], true],
    ['stays when the panel is sent away', [escape], true],
    ['goes with the second Escape', [escape, escape], false],
    ['goes with the focus', [left()], false],
    ['goes when the visitor went back', [{ tag: 'closeAsked' }], false],
  ])('[SRCH-9] %s', (_, events, filled) => {
    const { state } = after(...open('MATCH'), ...events);
    expect(isFilled(state)).toBe(filled);
  });

  it('[SRCH-9] reports its beginning and its end, once each', () => {
    const tagsOf = (...events: readonly SearchEvent[]) => tags(after(...events).effects);
    expect(tagsOf(focus('MATCH'))).toContain('filled');
    expect(tagsOf(focus('MATCH'), focus('MATCH'))).not.toContain('filled');
    expect(tagsOf(focus('MATCH'), left())).toContain('unfilled');
    expect(tagsOf(focus('MATCH'), left(), left())).not.toContain('unfilled');
  });

  it('[SRCH-9] its button goes back', () => {
    expect(after(focus('MATCH'), { tag: 'backPressed' }).effects).toEqual([{ tag: 'goBack' }]);
  });

  it('loses the focus when another part of the page closes everything', () => {
    expect(tags(after(...open('MATCH'), { tag: 'closeAsked' }).effects)).toEqual(['unfilled', 'drop', 'loseFocus']);
    expect(after({ tag: 'closeAsked' }).effects).toEqual([]);
  });
});

it('[SRCH-3] uses the limits of the contract', () => {
  expect([searchTermsAtMost, suggestedProductsAtMost]).toEqual([10, 5]);
});
