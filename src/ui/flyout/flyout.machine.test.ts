import { describe, expect, it } from 'vitest';
import { closeMs, openDelayMs, resizeDelayMs } from './flyout.constants.ts';
import { flyoutMachine, seen, type FlyoutEffect, type FlyoutEvent, type FlyoutState } from './flyout.machine.ts';

type Icon = 'one' | 'other';
type State = FlyoutState<Icon>;
type Event = FlyoutEvent<Icon>;
const { closed, transition } = flyoutMachine<Icon>({ openMs: openDelayMs, closeMs });

const opening: State = { tag: 'opening', target: 'one' };
const hovered = { tag: 'open', target: 'one', by: 'hover' } as const;
const pressed = { tag: 'open', target: 'one', by: 'hand' } as const;
const closing: State = { tag: 'closing', from: hovered };

const start = (timer: 'aim' | 'closing' | 'measure', ms: number): FlyoutEffect<Icon> => ({ tag: 'start', timer, ms });
const stop = (timer: 'aim' | 'closing' | 'measure'): FlyoutEffect<Icon> => ({ tag: 'stop', timer });
const opens: FlyoutEffect<Icon>[] = [{ tag: 'hold' }, { tag: 'measure' }];
const changes: FlyoutEffect<Icon>[] = [stop('aim'), { tag: 'measure' }];
const goes: FlyoutEffect<Icon>[] = [stop('aim'), stop('measure'), { tag: 'letGo' }, start('closing', 200)];

const came = (target: Icon): Event => ({ tag: 'pointerCame', target });
const left: Event = { tag: 'pointerLeft' };
const aimUp: Event = { tag: 'timeUp', timer: 'aim' };
const closingUp: Event = { tag: 'timeUp', timer: 'closing' };

describe('[HDR-9] the flyout machine', () => {
  it.each<[string, State, Event, State, readonly FlyoutEffect<Icon>[]]>([
    ['waits 300 ms for a mouse', closed, came('one'), opening, [start('aim', 300)]],
    ['opens after 300 ms', opening, aimUp, hovered, opens],
    ['keeps waiting while the mouse moves within', opening, came('one'), opening, []],
    [
      'starts to wait again for another target',
      opening,
      came('other'),
      { tag: 'opening', target: 'other' },
      [start('aim', 300)],
    ],
    ['gives up when the mouse leaves', opening, left, closed, [stop('aim')]],
    ['gives up by Escape', opening, { tag: 'escapePressed' }, closed, [stop('aim')]],
    ['gives up when asked to close', opening, { tag: 'closeAsked' }, closed, [stop('aim')]],
    ['ignores other timers while it waits', opening, closingUp, opening, []],
    ['opens by the first tap at once', closed, { tag: 'tapped', target: 'one' }, pressed, opens],
    ['opens by a tap instead of waiting', opening, { tag: 'tapped', target: 'one' }, pressed, [stop('aim'), ...opens]],
    ['opens by the button', closed, { tag: 'toggled', target: 'one' }, pressed, opens],
    [
      'opens by arrow down and moves the focus in',
      closed,
      { tag: 'entered', target: 'one' },
      { ...pressed, entering: 'flyout' },
      opens,
    ],
    ['moves the focus in only once', { ...pressed, entering: 'flyout' }, { tag: 'focusArrived' }, pressed, []],
    [
      'moves the focus in when it is already open',
      hovered,
      { tag: 'entered', target: 'one' },
      { ...pressed, entering: 'flyout' },
      [],
    ],
    ['closes when the mouse leaves', hovered, left, closing, goes],
    ['stays open when it was opened by hand', pressed, left, pressed, [stop('aim')]],
    ['closes by its button', pressed, { tag: 'toggled', target: 'one' }, { tag: 'closing', from: pressed }, goes],
    ['is kept open by the button after a mouse opened it', hovered, { tag: 'toggled', target: 'one' }, pressed, []],
    [
      'closes by a press outside, the close button or an event',
      pressed,
      { tag: 'closeAsked' },
      { tag: 'closing', from: pressed },
      goes,
    ],
    [
      'closes by Escape and gives the focus back last',
      pressed,
      { tag: 'escapePressed' },
      { tag: 'closing', from: pressed },
      [...goes, { tag: 'giveFocusBack', target: 'one' }],
    ],
    [
      'waits before it changes to another target',
      hovered,
      came('other'),
      { ...hovered, aim: 'other' },
      [start('aim', 300)],
    ],
    [
      'keeps waiting while the mouse is on the other target',
      { ...hovered, aim: 'other' },
      came('other'),
      { ...hovered, aim: 'other' },
      [],
    ],
    ['stays when the mouse comes back', { ...hovered, aim: 'other' }, came('one'), hovered, [stop('aim')]],
    [
      'changes to the other after 300 ms',
      { ...hovered, aim: 'other' },
      aimUp,
      { ...hovered, target: 'other', isReplacement: true },
      changes,
    ],
    ['does nothing while the mouse moves within it', hovered, came('one'), hovered, []],
    [
      'changes at once by hand',
      hovered,
      { tag: 'tapped', target: 'other' },
      { ...pressed, target: 'other', isReplacement: true },
      changes,
    ],
    ['is closed after 200 ms', closing, closingUp, closed, []],
    ['opens again for a mouse that slipped off', closing, came('one'), hovered, [stop('closing'), ...opens]],
    [
      'waits for another target while it closes',
      closing,
      came('other'),
      { tag: 'opening', target: 'other' },
      [stop('closing'), start('aim', 300)],
    ],
    ['opens by hand while it closes', closing, { tag: 'toggled', target: 'one' }, pressed, [stop('closing'), ...opens]],
    ['ignores late timers while it closes', closing, aimUp, closing, []],
    ['ignores late timers when closed', closed, closingUp, closed, []],
    ['ignores a mouse that leaves while it is closed', closed, left, closed, []],
  ])('%s', (_, before, event, after, effects) => {
    expect(transition(before, event)).toEqual({ state: after, effects });
  });

  it('[HDR-10] measures again 500 ms after the window was resized, and only while it is open', () => {
    expect(transition(hovered, { tag: 'resized' }).effects).toEqual([start('measure', 500)]);
    expect(resizeDelayMs).toBe(500);
    expect(transition(hovered, { tag: 'timeUp', timer: 'measure' }).effects).toEqual([{ tag: 'measure' }]);
    expect(transition(hovered, { tag: 'measured', room: 400 }).state).toEqual({ ...hovered, room: 400 });
    for (const state of [closed, opening, closing])
      expect(transition(state, { tag: 'resized' })).toEqual({ state, effects: [] });
  });

  it('is visible while it is open and while it closes', () => {
    expect([closed, opening, hovered, closing].map(seen)).toEqual([undefined, undefined, hovered, hovered]);
  });

  it('[HDR-14] takes its opening delay as an argument', () => {
    const slow = flyoutMachine<Icon>({ openMs: 1000, closeMs });
    expect(slow.transition(slow.closed, came('one')).effects).toEqual([start('aim', 1000)]);
  });
});
