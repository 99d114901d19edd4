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
const goes: FlyoutEffect<Icon>[] = [stop('aim'), stop('measure'), { tag: 'letGo' }, start('closing', 200)];

const came = (target: Icon): Event => ({ tag: 'pointerCame', target });
const left: Event = { tag: 'pointerLeft' };
const aimUp: Event = { tag: 'timeUp', timer: 'aim' };
const closingUp: Event = { tag: 'timeUp', timer: 'closing' };

describe('[HDR-9] the machine of flyouts', () => {
  it.each<[string, State, Event, State, readonly FlyoutEffect<Icon>[]]>([
    ['waits 300 ms for a mouse', closed, came('one'), opening, [start('aim', 300)]],
    ['opens after that', opening, aimUp, hovered, opens],
    ['goes on waiting while the mouse moves within', opening, came('one'), opening, []],
    [
      'restarts the delay for another target',
      opening,
      came('other'),
      { tag: 'opening', target: 'other' },
      [start('aim', 300)],
    ],
    ['gives up when the mouse leaves', opening, left, closed, [stop('aim')]],
    ['gives up by Escape', opening, { tag: 'escapePressed' }, closed, [stop('aim')]],
    ['gives up when it is asked to close', opening, { tag: 'closeAsked' }, closed, [stop('aim')]],
    ['is deaf to other timers while it waits', opening, closingUp, opening, []],
    ['opens by the first tap at once', closed, { tag: 'tapped', target: 'one' }, pressed, opens],
    ['opens by a tap instead of waiting', opening, { tag: 'tapped', target: 'one' }, pressed, [stop('aim'), ...opens]],
    ['opens by the button', closed, { tag: 'toggled', target: 'one' }, pressed, opens],
    [
      'opens by arrow down and goes in',
      closed,
      { tag: 'entered', target: 'one' },
      { ...pressed, entering: true },
      opens,
    ],
    ['has the focus in it once', { ...pressed, entering: true }, { tag: 'focusArrived' }, pressed, []],
    ['goes in when it is open already', hovered, { tag: 'entered', target: 'one' }, { ...pressed, entering: true }, []],
    ['closes when the mouse leaves', hovered, left, closing, goes],
    ['stays when it was asked for by hand', pressed, left, pressed, [stop('aim')]],
    ['closes by its button', pressed, { tag: 'toggled', target: 'one' }, { tag: 'closing', from: pressed }, goes],
    ['is kept by the button where a mouse opened it', hovered, { tag: 'toggled', target: 'one' }, pressed, []],
    [
      'closes by press outside, close button, event',
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
    ['waits before it changes to another', hovered, came('other'), { ...hovered, aim: 'other' }, [start('aim', 300)]],
    [
      'does not restart the delay while on the other target',
      { ...hovered, aim: 'other' },
      came('other'),
      { ...hovered, aim: 'other' },
      [],
    ],
    ['stays when the mouse comes back', { ...hovered, aim: 'other' }, came('one'), hovered, [stop('aim')]],
    ['changes after that', { ...hovered, aim: 'other' }, aimUp, { ...hovered, target: 'other' }, opens],
    ['does nothing while the mouse moves within', hovered, came('one'), hovered, []],
    [
      'changes by hand at once',
      hovered,
      { tag: 'tapped', target: 'other' },
      { ...pressed, target: 'other' },
      [stop('aim'), ...opens],
    ],
    ['is gone after 200 ms', closing, closingUp, closed, []],
    ['comes back to a mouse that slipped off', closing, came('one'), hovered, [stop('closing'), ...opens]],
    [
      'waits for another while it goes',
      closing,
      came('other'),
      { tag: 'opening', target: 'other' },
      [stop('closing'), start('aim', 300)],
    ],
    ['opens by hand while it goes', closing, { tag: 'toggled', target: 'one' }, pressed, [stop('closing'), ...opens]],
    ['is deaf to late timers', closing, aimUp, closing, []],
    ['is deaf to late timers when closed', closed, closingUp, closed, []],
    ['takes leaving while closed for nothing', closed, left, closed, []],
  ])('%s', (_, before, event, after, effects) => {
    expect(transition(before, event)).toEqual({ state: after, effects });
  });

  it('[HDR-10] measures again 500 ms after a resize, and only while it is open', () => {
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

  it('[HDR-14] waits for the given delay', () => {
    const slow = flyoutMachine<Icon>({ openMs: 1000, closeMs });
    expect(slow.transition(slow.closed, came('one')).effects).toEqual([start('aim', 1000)]);
  });
});
