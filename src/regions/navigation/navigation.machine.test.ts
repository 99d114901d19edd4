import { describe, expect, it } from 'vitest';
import { seen } from '../../ui/flyout/flyout.machine.ts';
import { resizeDelayMs } from '../../ui/flyout/flyout.constants.ts';
import { closeMs, drillDelayMs, openDelayMs } from './navigation.constants.ts';
import {
  closed,
  followsLink,
  transition,
  type NavigationEffect,
  type NavigationEvent,
  type NavigationState,
  type Open,
} from './navigation.machine.ts';

const onEntry = (at: string): NavigationEvent => ({ tag: 'aimed', aim: { on: 'entry', at } });
const onRow = (at: string): NavigationEvent => ({ tag: 'aimed', aim: { on: 'row', at } });
const onNothing: NavigationEvent = { tag: 'aimed', aim: undefined };
const left: NavigationEvent = { tag: 'pointerLeft' };
const aimUp: NavigationEvent = { tag: 'timeUp', timer: 'aim' };
const gone: NavigationEvent = { tag: 'timeUp', timer: 'closing' };
const tap = (target: string): NavigationEvent => ({ tag: 'tapped', target });
const button = (target: string): NavigationEvent => ({ tag: 'toggled', target });
const down = (target: string): NavigationEvent => ({ tag: 'entered', target });
const escape: NavigationEvent = { tag: 'escapePressed' };
const close: NavigationEvent = { tag: 'closeAsked' };

/** The state after a sequence of events, and the effects of the last one. */
const after = (
  ...events: readonly NavigationEvent[]
): { state: NavigationState; effects: readonly NavigationEffect[] } =>
  events.reduce<{ state: NavigationState; effects: readonly NavigationEffect[] }>(
    ({ state }, event) => transition(state, event),
    { state: closed, effects: [] },
  );

const tagsOf = (effects: readonly NavigationEffect[]): string[] =>
  effects.map((effect) => ('timer' in effect ? `${effect.tag} ${effect.timer}` : effect.tag));

const hovered = (at: string) => [onEntry(at), aimUp];
const opening: NavigationEffect[] = [{ tag: 'hold' }, { tag: 'measure' }];

describe('a mouse', () => {
  it('[HDR-9] opens a flyout after 300 ms on an entry', () => {
    expect(after(onEntry('a'))).toEqual({
      state: { tag: 'opening', target: 'a' },
      effects: [{ tag: 'start', timer: 'aim', ms: openDelayMs }],
    });
    expect(openDelayMs).toBe(300);
    expect(after(onEntry('a'), aimUp)).toEqual({
      state: { tag: 'open', target: 'a', by: 'hover' },
      effects: opening,
    });
  });

  it.each<[string, NavigationEvent]>([
    ['goes on to nothing', onNothing],
    ['leaves', left],
    ['is followed by Escape', escape],
    ['is followed by a close event', close],
  ])('[HDR-9] opens nothing when it %s before', (_, event) => {
    const { state, effects } = after(onEntry('a'), event);
    expect(state).toEqual(closed);
    expect(tagsOf(effects)).toEqual(['stop aim']);
  });

  it('[HDR-9] starts to wait again on another entry, and not on the same one', () => {
    expect(after(onEntry('a'), onEntry('b'))).toEqual({
      state: { tag: 'opening', target: 'b' },
      effects: [{ tag: 'start', timer: 'aim', ms: openDelayMs }],
    });
    expect(after(onEntry('a'), onEntry('a')).effects).toEqual([]);
  });

  it('[HDR-9] closes what it opened when it leaves, after a delay in which it may come back', () => {
    const { state, effects } = after(...hovered('a'), left);
    expect(state).toMatchObject({ tag: 'closing', from: { target: 'a' } });
    expect(effects).toEqual([
      { tag: 'stop', timer: 'aim' },
      { tag: 'stop', timer: 'measure' },
      { tag: 'letGo' },
      { tag: 'start', timer: 'closing', ms: closeMs },
    ]);
    expect(after(...hovered('a'), left, gone).state).toEqual(closed);
    const back = after(...hovered('a'), left, onEntry('a'));
    expect(back.state).toMatchObject({ tag: 'open', target: 'a' });
    expect(tagsOf(back.effects)).toEqual(['stop closing', 'hold', 'measure']);
    expect(after(...hovered('a'), left, onRow('r')).state).toMatchObject({ tag: 'open', target: 'a' });
    expect(after(...hovered('a'), left, onNothing).state.tag).toBe('closing');
    expect(after(...hovered('a'), left, onEntry('b')).state).toEqual({ tag: 'opening', target: 'b' });
  });

  it('leaves a flyout open that was opened by hand', () => {
    expect(after(button('a'), left).state.tag).toBe('open');
    expect(after(tap('a'), left).state.tag).toBe('open');
    expect(after(...hovered('a'), button('a'), left).state.tag).toBe('open');
  });

  it('[HDR-9, HDR-11] goes from one flyout to the next after 300 ms, without an announcement to other teams', () => {
    const waiting = after(...hovered('a'), onEntry('b'));
    expect(waiting.state).toMatchObject({ tag: 'open', target: 'a', aim: 'b' });
    expect(waiting.effects).toEqual([{ tag: 'start', timer: 'aim', ms: openDelayMs }]);
    const { state, effects } = after(...hovered('a'), onEntry('b'), aimUp);
    expect(state).toEqual({ tag: 'open', target: 'b', by: 'hover', isReplacement: true });
    expect(tagsOf(effects)).toEqual(['stop aim', 'measure']);
    expect(after(...hovered('a'), onEntry('b'), onEntry('a'), aimUp).state).toMatchObject({ target: 'a' });
  });

  it('[NAV-5] opens the column of the row that it stays on', () => {
    const waiting = after(...hovered('a'), onRow('r'));
    expect(waiting.effects).toEqual([{ tag: 'start', timer: 'aim', ms: drillDelayMs }]);
    expect(after(...hovered('a'), onRow('r'), aimUp).state).toMatchObject({
      panel: { branch: { kind: 'chosen', at: 'r' } },
    });
    expect(after(...hovered('a'), onRow('r'), onNothing)).toMatchObject({
      state: { panel: { branch: { kind: 'start' } } },
      effects: [{ tag: 'stop', timer: 'aim' }],
    });
    const there = [...hovered('a'), onRow('r'), aimUp];
    expect(after(...there, onRow('s')).state).toMatchObject({ panel: { row: 's' } });
    expect(after(...there, onRow('s'), onRow('r')).state).not.toHaveProperty('panel.row');
    expect(after(...there, onRow('r')).effects).toEqual([]);
  });
});

describe('a finger', () => {
  it('[HDR-9] opens by its first tap and follows by its second', () => {
    expect(followsLink(closed, 'a')).toBe(false);
    const { state, effects } = after(tap('a'));
    expect(state).toMatchObject({ tag: 'open', target: 'a', by: 'hand' });
    expect(effects).toEqual(opening);
    expect(followsLink(state, 'a')).toBe(true);
    expect(followsLink(state, 'b')).toBe(false);
    expect(followsLink(after(tap('a'), close).state, 'a')).toBe(false);
  });

  it('changes to the entry that it taps', () => {
    expect(after(tap('a'), tap('b')).state).toMatchObject({ tag: 'open', target: 'b', isReplacement: true });
  });
});

describe('the keyboard', () => {
  it('[HDR-9] opens and closes by the button, at once', () => {
    expect(after(button('a')).state).toMatchObject({ tag: 'open', target: 'a', by: 'hand' });
    expect(after(button('a')).state).not.toHaveProperty('entering');
    expect(after(button('a'), button('a')).state.tag).toBe('closing');
    expect(after(button('a'), button('b')).state).toMatchObject({ target: 'b' });
    expect(tagsOf(after(onEntry('b'), button('a')).effects)).toEqual(['stop aim', 'hold', 'measure']);
    expect(tagsOf(after(button('a'), button('a'), button('a')).effects)).toEqual(['stop closing', 'hold', 'measure']);
  });

  it('moves the focus into the flyout by arrow down, open or not, and keeps it there', () => {
    expect(after(down('a')).state).toMatchObject({ tag: 'open', target: 'a', entering: 'flyout' });
    expect(after(...hovered('a'), down('a')).state).toMatchObject({ by: 'hand', entering: 'flyout' });
    expect(after(button('a'), down('b')).state).toMatchObject({ target: 'b', entering: 'flyout' });
    expect(after(down('a'), { tag: 'focusArrived' }).state).not.toHaveProperty('entering');
    // Coming back to a flyout that was closed meanwhile must not take the focus again.
    expect(after(down('a'), close, onEntry('a')).state).not.toHaveProperty('entering');
  });

  it('moves the focus into the column of a row', () => {
    expect(after(down('a'), { tag: 'branchEntered', at: 'r' }).state).toMatchObject({
      panel: { branch: { kind: 'chosen', at: 'r' } },
      entering: 'column',
    });
  });

  it('[HDR-9] closes by Escape, and the focus goes back to the entry', () => {
    const { state, effects } = after(down('a'), escape);
    expect(state.tag).toBe('closing');
    expect(effects).toContainEqual({ tag: 'giveFocusBack', target: 'a' });
  });
});

describe('an open flyout', () => {
  it('[NAV-5] expands and collapses a row by its button', () => {
    const expanded = after(button('a'), { tag: 'branchToggled', at: 'r', isOpen: false });
    expect(expanded.state).toMatchObject({ panel: { branch: { kind: 'chosen', at: 'r' } } });
    expect(after(button('a'), { tag: 'branchToggled', at: 'r', isOpen: true }).state).toMatchObject({
      panel: { branch: { kind: 'none' } },
    });
  });

  it('[HDR-9] closes on request; the focus stays where it is', () => {
    const { state, effects } = after(tap('a'), close);
    expect(state.tag).toBe('closing');
    expect(tagsOf(effects)).not.toContain('giveFocusBack');
  });

  it('[HDR-10] is measured again 500 ms after the last resize, and not after closing', () => {
    expect(after(tap('a'), { tag: 'resized' }).effects).toEqual([
      { tag: 'start', timer: 'measure', ms: resizeDelayMs },
    ]);
    expect(resizeDelayMs).toBe(500);
    expect(after(tap('a'), { tag: 'timeUp', timer: 'measure' }).effects).toEqual([{ tag: 'measure' }]);
    expect(after(tap('a'), { tag: 'measured', room: 400 }).state).toMatchObject({ room: 400 });
    expect(tagsOf(after(tap('a'), close).effects)).toContain('stop measure');
    expect(after({ tag: 'resized' }).effects).toEqual([]);
  });

  it('passes its height on to a replacement', () => {
    expect(after(tap('a'), { tag: 'measured', room: 400 }, tap('b')).state).toMatchObject({ room: 400 });
  });

  it('is visible while it closes, and not before it is open', () => {
    expect(seen(after(tap('a')).state)?.target).toBe('a');
    expect(seen(after(tap('a'), close).state)?.target).toBe('a');
    expect(seen(after(onEntry('a')).state)).toBeUndefined();
    expect(seen(closed)).toBeUndefined();
  });
});

describe('any sequence of events', () => {
  const events: readonly NavigationEvent[] = [
    onEntry('a'),
    onEntry('b'),
    onRow('r'),
    onNothing,
    left,
    aimUp,
    gone,
    tap('a'),
    button('b'),
    down('a'),
    escape,
    close,
    { tag: 'resized' },
    { tag: 'measured', room: 1 },
    { tag: 'focusArrived' },
    { tag: 'branchToggled', at: 'r', isOpen: false },
    { tag: 'branchEntered', at: 'r' },
    { tag: 'timeUp', timer: 'measure' },
  ];
  const isOpen = (state: NavigationState): state is Open => state.tag === 'open';

  /** Every state that a sequence of these events leads to. */
  const reachable = (): NavigationState[] => {
    const found = new Map<string, NavigationState>([[JSON.stringify(closed), closed]]);
    for (const state of found.values()) {
      for (const event of events) {
        const next = transition(state, event).state;
        found.set(JSON.stringify(next), next);
      }
    }
    return [...found.values()];
  };
  const steps = reachable().flatMap((before) =>
    events.map((event) => {
      const { state, effects } = transition(before, event);
      return { before, event, state, effects };
    }),
  );

  it('covers more than 1000 steps', () => {
    expect(steps.length).toBeGreaterThan(1000);
  });

  it('[HDR-11] holds the page when a flyout opens and lets go when it closes, in turn', () => {
    for (const { before, state, effects } of steps) {
      const announced = effects.filter(({ tag }) => tag === 'hold' || tag === 'letGo').map(({ tag }) => tag);
      const opens = !isOpen(before) && isOpen(state) ? ['hold'] : [];
      const closes = isOpen(before) && !isOpen(state) ? ['letGo'] : [];
      expect(announced).toEqual([...opens, ...closes]);
    }
  });

  it('stops every timer with its state', () => {
    for (const { before, event, state, effects } of steps) {
      const waitsForAim = (one: NavigationState) =>
        one.tag === 'opening' || (isOpen(one) && (one.aim !== undefined || one.panel?.row !== undefined));
      const tags = tagsOf(effects);
      if (waitsForAim(before) && !waitsForAim(state) && event.tag !== 'timeUp') expect(tags).toContain('stop aim');
      if (before.tag === 'closing' && state.tag !== 'closing' && event.tag !== 'timeUp')
        expect(tags).toContain('stop closing');
      if (isOpen(before) && !isOpen(state)) expect(tags).toContain('stop measure');
    }
  });
});
