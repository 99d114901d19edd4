import type { Step as MachineStep } from '../../platform/use-machine.ts';
import { resizeDelayMs } from './flyout.constants.ts';

/** A flyout opened by hovering closes when the mouse leaves; one opened by a press stays. */
type OpenedBy = 'hover' | 'hand';

export interface Open<Target> {
  readonly tag: 'open';
  readonly target: Target;
  readonly by: OpenedBy;
  /** another target that the mouse is on meanwhile */
  readonly aim?: Target;
  /** the focus moves into it when it is rendered */
  readonly entering?: true;
  /** the available height in pixels */
  readonly room?: number;
}

/**
 *     closed ──stays on──► opening ──delay──► open ──leaves, Escape, press outside…──► closing ──fades──► closed
 *        └──────── tap, button, arrow down ───►┘└──◄── comes back ───────────────────────┘
 */
export type FlyoutState<Target> =
  | { readonly tag: 'closed' }
  | { readonly tag: 'opening'; readonly target: Target }
  | Open<Target>
  | { readonly tag: 'closing'; readonly from: Open<Target> };

export type FlyoutEvent<Target> =
  /** the mouse is on a target or on its flyout */
  | { readonly tag: 'pointerCame'; readonly target: Target }
  | { readonly tag: 'pointerLeft' }
  /** a tap on a target that is not open */
  | { readonly tag: 'tapped'; readonly target: Target }
  /** a press of the button beside a link */
  | { readonly tag: 'toggled'; readonly target: Target }
  /** arrow down */
  | { readonly tag: 'entered'; readonly target: Target }
  | { readonly tag: 'escapePressed' }
  /** press outside, close button, another team's event, lost focus */
  | { readonly tag: 'closeAsked' }
  | { readonly tag: 'resized' }
  | { readonly tag: 'measured'; readonly room: number }
  | { readonly tag: 'focusArrived' }
  | { readonly tag: 'timeUp'; readonly timer: Timer };

/** `aim` and `closing` belong to their states, `measure` to an open flyout: leaving the state stops the timer. */
export type Timer = 'aim' | 'closing' | 'measure';

export type FlyoutEffect<Target> =
  | { readonly tag: 'start'; readonly timer: Timer; readonly ms: number }
  | { readonly tag: 'stop'; readonly timer: Timer }
  /** mark and lock the page (HDR-10, HDR-11) */
  | { readonly tag: 'hold' }
  | { readonly tag: 'letGo' }
  | { readonly tag: 'measure' }
  /** to the target, if the focus is inside the flyout */
  | { readonly tag: 'giveFocusBack'; readonly target: Target };

export interface FlyoutDelays {
  /** how long a mouse has to stay */
  readonly openMs: number;
  /** how long a closing flyout stays visible */
  readonly closeMs: number;
}

/** Opens at once after a press or key, also while the mouse waits on a target. */
type HandEvent<Target> = Extract<FlyoutEvent<Target>, { tag: 'tapped' | 'toggled' | 'entered' }>;
const isByHand = <Target>(event: FlyoutEvent<Target>): event is HandEvent<Target> =>
  event.tag === 'tapped' || event.tag === 'toggled' || event.tag === 'entered';

const stop = (timer: Timer) => ({ tag: 'stop', timer }) as const;
/** Events that end the delay before the flyout opens. */
const givesUp: ReadonlySet<string> = new Set(['pointerLeft', 'escapePressed', 'closeAsked']);

/**
 * The machine of layers that open beside their target: the flyouts of the header's icons and explaining overlays. One target of a
 * machine is open at a time.
 */
export const flyoutMachine = <Target>({ openMs, closeMs }: FlyoutDelays) => {
  type State = FlyoutState<Target>;
  type Event = FlyoutEvent<Target>;
  type Effect = FlyoutEffect<Target>;
  type Step = MachineStep<State, Effect>;

  const closed: State = { tag: 'closed' };
  const stay = (state: State): Step => ({ state, effects: [] });
  const waitFor = (ms: number): Effect => ({ tag: 'start', timer: 'aim', ms });

  const open = (target: Target, by: OpenedBy, before: readonly Effect[] = [], isEntering = false): Step => ({
    state: { tag: 'open', target, by, ...(isEntering ? { entering: true } : {}) },
    effects: [...before, { tag: 'hold' }, { tag: 'measure' }],
  });
  const byHand = (event: HandEvent<Target>, before: readonly Effect[] = []): Step =>
    open(event.target, 'hand', before, event.tag === 'entered');
  const begin = (target: Target, before: readonly Effect[] = []): Step => ({
    state: { tag: 'opening', target },
    effects: [...before, waitFor(openMs)],
  });
  const close = ({ target, by, room }: Open<Target>, more: readonly Effect[] = []): Step => ({
    state: { tag: 'closing', from: { tag: 'open', target, by, ...(room === undefined ? {} : { room }) } },
    effects: [
      stop('aim'),
      stop('measure'),
      { tag: 'letGo' },
      { tag: 'start', timer: 'closing', ms: closeMs },
      // Last: the focus may send further events.
      ...more,
    ],
  });
  const withoutAim = ({ aim: _aim, ...state }: Open<Target>): Open<Target> => state;
  const withoutEntering = ({ entering: _entering, ...state }: Open<Target>): Open<Target> => state;

  const whenClosed = (state: State, event: Event): Step => {
    if (isByHand(event)) return byHand(event);
    return event.tag === 'pointerCame' ? begin(event.target) : stay(state);
  };

  const whenOpening = (state: Extract<State, { tag: 'opening' }>, event: Event): Step => {
    if (isByHand(event)) return byHand(event, [stop('aim')]);
    if (event.tag === 'timeUp' && event.timer === 'aim') return open(state.target, 'hover');
    if (event.tag === 'pointerCame') return event.target === state.target ? stay(state) : begin(event.target);
    return givesUp.has(event.tag) ? { state: closed, effects: [stop('aim')] } : stay(state);
  };

  const whenCame = (state: Open<Target>, target: Target): Step => {
    if (target === state.aim) return stay(state);
    if (target === state.target) return { state: withoutAim(state), effects: state.aim ? [stop('aim')] : [] };
    return { state: { ...state, aim: target }, effects: [waitFor(openMs)] };
  };

  const whenAskedByHand = (state: Open<Target>, event: HandEvent<Target>): Step => {
    if (event.target !== state.target) return byHand(event, [stop('aim')]);
    // Opened by hovering: a press of the button keeps it open.
    if (event.tag === 'toggled' && state.by === 'hand') return close(state);
    return stay({ ...state, by: 'hand', ...(event.tag === 'entered' ? { entering: true } : {}) });
  };

  const whenTimeIsUp = (state: Open<Target>, timer: Timer): Step => {
    if (timer === 'measure') return { state, effects: [{ tag: 'measure' }] };
    return timer === 'aim' && state.aim !== undefined ? open(state.aim, 'hover') : stay(state);
  };

  const whenLeft = (state: Open<Target>): Step =>
    state.by === 'hover' ? close(state) : { state: withoutAim(state), effects: [stop('aim')] };

  const whenOpen = (state: Open<Target>, event: Event): Step => {
    if (isByHand(event)) return whenAskedByHand(state, event);
    switch (event.tag) {
      case 'pointerCame':
        return whenCame(state, event.target);
      case 'timeUp':
        return whenTimeIsUp(state, event.timer);
      case 'pointerLeft':
        return whenLeft(state);
      case 'escapePressed':
        return close(state, [{ tag: 'giveFocusBack', target: state.target }]);
      case 'closeAsked':
        return close(state);
      case 'resized':
        return { state, effects: [{ tag: 'start', timer: 'measure', ms: resizeDelayMs }] };
      case 'measured':
        return stay({ ...state, room: event.room });
      case 'focusArrived':
        return stay(withoutEntering(state));
    }
  };

  const whenClosing = (state: Extract<State, { tag: 'closing' }>, event: Event): Step => {
    if (isByHand(event)) return byHand(event, [stop('closing')]);
    if (event.tag === 'timeUp' && event.timer === 'closing') return stay(closed);
    if (event.tag !== 'pointerCame') return stay(state);
    if (event.target !== state.from.target) return begin(event.target, [stop('closing')]);
    // The mouse left for a moment and came back.
    return { state: state.from, effects: [stop('closing'), { tag: 'hold' }, { tag: 'measure' }] };
  };

  const transition = (state: State, event: Event): Step => {
    switch (state.tag) {
      case 'closed':
        return whenClosed(state, event);
      case 'opening':
        return whenOpening(state, event);
      case 'open':
        return whenOpen(state, event);
      case 'closing':
        return whenClosing(state, event);
    }
  };
  return { closed, transition };
};

/** The visible target: opening, open or closing. */
export const seen = <Target>(state: FlyoutState<Target>): Open<Target> | undefined => {
  if (state.tag === 'open') return state;
  return state.tag === 'closing' ? state.from : undefined;
};
