import type { Step as MachineStep } from '../../platform/use-machine.ts';
import { resizeDelayMs } from './flyout.constants.ts';

/** A flyout that a mouse opened by staying closes when the mouse leaves; one opened by hand stays open. */
type OpenedBy = 'hover' | 'hand';

/** `Panel` is what a machine on top keeps about the content; it lasts as long as the same flyout is open. */
export interface Open<Target, Panel = undefined> {
  readonly tag: 'open';
  readonly target: Target;
  readonly by: OpenedBy;
  /** another target that the mouse is on and that opens after the delay */
  readonly aim?: Target;
  /** where the focus goes as soon as the content is drawn */
  readonly entering?: 'flyout' | 'column';
  /** it took the place of another flyout, so it does not slide in */
  readonly isReplacement?: true;
  /** available height, in pixels */
  readonly room?: number;
  readonly panel?: Panel;
}

/**
 *     closed ──stays on──► opening ──delay──► open ──leaves, Escape, press outside…──► closing ──fades──► closed
 *        └──────── tap, button, arrow down ───►┘└──◄── comes back ───────────────────────┘
 */
export type FlyoutState<Target, Panel = undefined> =
  | { readonly tag: 'closed' }
  | { readonly tag: 'opening'; readonly target: Target }
  | Open<Target, Panel>
  | { readonly tag: 'closing'; readonly from: Open<Target, Panel> };

export type FlyoutEvent<Target> =
  /** the mouse is on something that opens, or on what it has opened */
  | { readonly tag: 'pointerCame'; readonly target: Target }
  | { readonly tag: 'pointerLeft' }
  /** a finger, on something that is not open */
  | { readonly tag: 'tapped'; readonly target: Target }
  /** the button beside a link */
  | { readonly tag: 'toggled'; readonly target: Target }
  /** arrow down */
  | { readonly tag: 'entered'; readonly target: Target }
  | { readonly tag: 'escapePressed' }
  /** press outside, close button, another team's event, focus gone, screen too narrow */
  | { readonly tag: 'closeAsked' }
  | { readonly tag: 'resized' }
  | { readonly tag: 'measured'; readonly room: number }
  | { readonly tag: 'focusArrived' }
  | { readonly tag: 'timeUp'; readonly timer: Timer };

/** `aim` and `closing` belong to their states, `measure` to what is open: leaving the state stops the timer. */
export type Timer = 'aim' | 'closing' | 'measure';

export type FlyoutEffect<Target> =
  | { readonly tag: 'start'; readonly timer: Timer; readonly ms: number }
  | { readonly tag: 'stop'; readonly timer: Timer }
  /** mark and lock the page (HDR-10, HDR-11) */
  | { readonly tag: 'hold' }
  | { readonly tag: 'letGo' }
  | { readonly tag: 'measure' }
  /** to what opened it, if the focus is inside */
  | { readonly tag: 'giveFocusBack'; readonly target: Target };

export interface FlyoutDelays {
  /** how long a mouse has to stay */
  readonly openMs: number;
  /** how long a closing flyout is still visible */
  readonly closeMs: number;
}

/** Events that open a flyout at once, without the delay of the mouse. */
type HandEvent<Target> = Extract<FlyoutEvent<Target>, { tag: 'tapped' | 'toggled' | 'entered' }>;
const isByHand = <Target>(event: FlyoutEvent<Target>): event is HandEvent<Target> =>
  event.tag === 'tapped' || event.tag === 'toggled' || event.tag === 'entered';

interface Request<Target> {
  readonly target: Target;
  readonly by: OpenedBy;
  readonly entering?: 'flyout';
}
const requestOf = <Target>({ tag, target }: HandEvent<Target>): Request<Target> => ({
  target,
  by: 'hand',
  ...(tag === 'entered' ? { entering: 'flyout' } : {}),
});

const stop = (timer: Timer) => ({ tag: 'stop', timer }) as const;
/** Events that end the waiting before anything opened. */
const givesUp: ReadonlySet<string> = new Set(['pointerLeft', 'escapePressed', 'closeAsked']);

export const withoutAim = <Target, Panel>({ aim: _aim, ...open }: Open<Target, Panel>): Open<Target, Panel> => open;
const withoutEntering = <Target, Panel>({ entering: _entering, ...open }: Open<Target, Panel>): Open<Target, Panel> =>
  open;

type Step<Target, Panel> = MachineStep<FlyoutState<Target, Panel>, FlyoutEffect<Target>>;

const stay = <Target, Panel>(state: FlyoutState<Target, Panel>): Step<Target, Panel> => ({ state, effects: [] });

/** The steps from one state to another. */
const movesOf = <Target, Panel>({ openMs, closeMs }: FlyoutDelays) => {
  type Shown = Open<Target, Panel>;
  type Effects = readonly FlyoutEffect<Target>[];
  type Move = Step<Target, Panel>;
  const waits: Effects = [{ tag: 'start', timer: 'aim', ms: openMs }];
  return {
    open: (request: Request<Target>, before: Effects = []): Move => ({
      state: { tag: 'open', ...request },
      effects: [...before, { tag: 'hold' }, { tag: 'measure' }],
    }),
    /** From one flyout to another: the page stays held. */
    replace: ({ room }: Shown, request: Request<Target>): Move => ({
      state: { tag: 'open', isReplacement: true, ...request, ...(room === undefined ? {} : { room }) },
      effects: [stop('aim'), { tag: 'measure' }],
    }),
    begin: (target: Target, before: Effects = []): Move => ({
      state: { tag: 'opening', target },
      effects: [...before, ...waits],
    }),
    aim: (state: Shown, target: Target): Move => ({ state: { ...state, aim: target }, effects: waits }),
    close: (state: Shown, more: Effects = []): Move => ({
      state: { tag: 'closing', from: withoutEntering(withoutAim(state)) },
      effects: [
        stop('aim'),
        stop('measure'),
        { tag: 'letGo' },
        { tag: 'start', timer: 'closing', ms: closeMs },
        // Last: the focus may send further events.
        ...more,
      ],
    }),
  };
};

/** What an open flyout does with an event. */
const openStateOf = <Target, Panel>({ replace, aim, close }: ReturnType<typeof movesOf<Target, Panel>>) => {
  type Shown = Open<Target, Panel>;
  type Move = Step<Target, Panel>;

  const whenCame = (state: Shown, target: Target): Move => {
    if (target === state.aim) return stay(state);
    if (target !== state.target) return aim(state, target);
    return { state: withoutAim(state), effects: state.aim ? [stop('aim')] : [] };
  };

  const whenAskedByHand = (state: Shown, event: HandEvent<Target>): Move => {
    if (event.target !== state.target) return replace(state, requestOf(event));
    // Opened by staying on it: a press on the button means to keep it, not to close it.
    if (event.tag === 'toggled' && state.by === 'hand') return close(state);
    return stay({ ...state, ...requestOf(event) });
  };

  const whenTimeIsUp = (state: Shown, timer: Timer): Move => {
    if (timer === 'measure') return { state, effects: [{ tag: 'measure' }] };
    if (timer !== 'aim' || state.aim === undefined) return stay(state);
    return replace(state, { target: state.aim, by: 'hover' });
  };

  return (state: Shown, event: FlyoutEvent<Target>): Move => {
    if (isByHand(event)) return whenAskedByHand(state, event);
    switch (event.tag) {
      case 'pointerCame':
        return whenCame(state, event.target);
      case 'timeUp':
        return whenTimeIsUp(state, event.timer);
      case 'pointerLeft':
        return state.by === 'hover' ? close(state) : { state: withoutAim(state), effects: [stop('aim')] };
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
};

/**
 * Flyouts that share one machine: one is open at a time. The header's icons and overlays that explain use it as it is;
 * the navigation builds on it (`navigation.machine.ts`).
 */
export const flyoutMachine = <Target, Panel = undefined>(delays: FlyoutDelays) => {
  type State = FlyoutState<Target, Panel>;
  type Event = FlyoutEvent<Target>;
  type Move = Step<Target, Panel>;

  const closed: State = { tag: 'closed' };
  const moves = movesOf<Target, Panel>(delays);
  const { open, begin } = moves;
  const whenOpen = openStateOf<Target, Panel>(moves);

  const whenClosed = (state: State, event: Event): Move => {
    if (isByHand(event)) return open(requestOf(event));
    return event.tag === 'pointerCame' ? begin(event.target) : stay(state);
  };

  const whenOpening = (state: Extract<State, { tag: 'opening' }>, event: Event): Move => {
    if (isByHand(event)) return open(requestOf(event), [stop('aim')]);
    if (event.tag === 'timeUp' && event.timer === 'aim') return open({ target: state.target, by: 'hover' });
    if (event.tag === 'pointerCame') return event.target === state.target ? stay(state) : begin(event.target);
    return givesUp.has(event.tag) ? { state: closed, effects: [stop('aim')] } : stay(state);
  };

  const whenClosing = (state: Extract<State, { tag: 'closing' }>, event: Event): Move => {
    if (isByHand(event)) return open(requestOf(event), [stop('closing')]);
    if (event.tag === 'timeUp' && event.timer === 'closing') return stay(closed);
    if (event.tag !== 'pointerCame') return stay(state);
    if (event.target !== state.from.target) return begin(event.target, [stop('closing')]);
    // Slipped off the edge and came back.
    return { state: state.from, effects: [stop('closing'), { tag: 'hold' }, { tag: 'measure' }] };
  };

  const transition = (state: State, event: Event): Move => {
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

/** The flyout that is visible, open or closing. */
export const seen = <Target, Panel>(state: FlyoutState<Target, Panel>): Open<Target, Panel> | undefined => {
  if (state.tag === 'open') return state;
  return state.tag === 'closing' ? state.from : undefined;
};
