import type { Step as MachineStep } from '../../platform/use-machine.ts';
import { closeMs, drillDelayMs, openDelayMs, resizeDelayMs } from './navigation.constants.ts';

/** Entries and rows are known by their address. */
export type Address = string;

/** What the mouse stays on: an entry of the first level, or a row of the open flyout that has a column of its own. */
export type Aim = { readonly on: 'entry'; readonly at: Address } | { readonly on: 'row'; readonly at: Address };

/**
 * Which row of the first column has its column beside it: the one that the flyout begins with (the branch of the current
 * page, else the first), one that was chosen, or none.
 */
export type Branch =
  | { readonly kind: 'start' }
  | { readonly kind: 'chosen'; readonly at: Address }
  | { readonly kind: 'none' };

/** A flyout that a mouse opened by staying goes when the mouse does; what was asked for by hand stays. */
export type OpenedBy = 'hover' | 'hand';

export interface Open {
  readonly tag: 'open';
  readonly target: Address;
  readonly branch: Branch;
  readonly by: OpenedBy;
  readonly aim?: Aim;
  /** the focus goes there as soon as there is something in it */
  readonly entering?: 'flyout' | 'column';
  /** it came from nowhere, and not in the place of another */
  readonly isFresh: boolean;
  /** height that is left for it below the row, in pixels */
  readonly room?: number;
}

/**
 *     closed ──stays on──► opening ──300 ms──► open ──leaves, Escape, press outside…──► closing ──200 ms──► closed
 *        └──────── tap, button, arrow down ────►┘└──◄── comes back ──────────────────────┘
 */
export type FlyoutState =
  | { readonly tag: 'closed' }
  | { readonly tag: 'opening'; readonly target: Address }
  | Open
  | { readonly tag: 'closing'; readonly from: Open };

export type FlyoutEvent =
  /** the mouse is on something that opens, or on nothing of the kind */
  | { readonly tag: 'aimed'; readonly aim: Aim | undefined }
  /** the mouse is neither on the entries nor on the flyout */
  | { readonly tag: 'pointerLeft' }
  /** a finger, on an entry that is not open */
  | { readonly tag: 'tapped'; readonly target: Address }
  /** the button beside an entry */
  | { readonly tag: 'toggled'; readonly target: Address }
  /** arrow down on an entry */
  | { readonly tag: 'entered'; readonly target: Address }
  | { readonly tag: 'branchToggled'; readonly at: Address; readonly isOpen: boolean }
  /** arrow to the right on a row */
  | { readonly tag: 'branchEntered'; readonly at: Address }
  | { readonly tag: 'escapePressed' }
  /** press outside, close button, another team's event, focus gone, screen too narrow */
  | { readonly tag: 'closeAsked' }
  | { readonly tag: 'resized' }
  | { readonly tag: 'measured'; readonly room: number }
  | { readonly tag: 'focusArrived' }
  | { readonly tag: 'timeUp'; readonly timer: Timer };

/** `aim` and `closing` belong to their states, `measure` to the open flyout: whoever leaves the state stops it. */
export type Timer = 'aim' | 'closing' | 'measure';

export type FlyoutEffect =
  | { readonly tag: 'start'; readonly timer: Timer; readonly ms: number }
  | { readonly tag: 'stop'; readonly timer: Timer }
  /** mark and lock the page, tell other teams (HDR-10, HDR-11) */
  | { readonly tag: 'announceOpened' }
  | { readonly tag: 'announceClosed' }
  | { readonly tag: 'measure' }
  /** to the entry that opened it, if the focus is inside */
  | { readonly tag: 'giveFocusBack'; readonly target: Address };

type Step = MachineStep<FlyoutState, FlyoutEffect>;

export const closed: FlyoutState = { tag: 'closed' };

const start: Branch = { kind: 'start' };
const stay = (state: FlyoutState): Step => ({ state, effects: [] });
const stop = (timer: Timer): FlyoutEffect => ({ tag: 'stop', timer });
const aimDelay = { entry: openDelayMs, row: drillDelayMs } as const;

interface Asked {
  readonly target: Address;
  readonly by: OpenedBy;
  readonly entering?: 'flyout';
}

/** From any state in which nothing is open. */
const open = (what: Asked, before: readonly FlyoutEffect[] = []): Step => ({
  state: { tag: 'open', branch: start, isFresh: true, ...what },
  effects: [...before, { tag: 'announceOpened' }, { tag: 'measure' }],
});

/** From one flyout to another: nobody outside hears of it. */
const change = ({ room }: Open, what: Asked): Step => ({
  state: { tag: 'open', branch: start, isFresh: false, ...what, ...(room === undefined ? {} : { room }) },
  effects: [stop('aim')],
});

const begin = (target: Address, before: FlyoutEffect[] = []): Step => ({
  state: { tag: 'opening', target },
  effects: [...before, { tag: 'start', timer: 'aim', ms: openDelayMs }],
});

const withoutAim = ({ aim: _aim, ...state }: Open): Open => state;
const withoutEntering = ({ entering: _entering, ...state }: Open): Open => state;
const stopAim = ({ aim }: Open): FlyoutEffect[] => (aim ? [stop('aim')] : []);

const close = (state: Open, more: readonly FlyoutEffect[] = []): Step => ({
  state: { tag: 'closing', from: withoutEntering(withoutAim(state)) },
  effects: [
    stop('aim'),
    stop('measure'),
    { tag: 'announceClosed' },
    { tag: 'start', timer: 'closing', ms: closeMs },
    ...more,
  ],
});

/** What opens by hand does so at once, whatever the mouse was about to do. */
type HandEvent = Extract<FlyoutEvent, { tag: 'tapped' | 'toggled' | 'entered' }>;
const isByHand = (event: FlyoutEvent): event is HandEvent =>
  event.tag === 'tapped' || event.tag === 'toggled' || event.tag === 'entered';
const asked = ({ tag, target }: HandEvent): Asked => ({
  target,
  by: 'hand',
  ...(tag === 'entered' ? { entering: 'flyout' } : {}),
});

const whenClosed = (state: FlyoutState, event: FlyoutEvent): Step => {
  if (isByHand(event)) return open(asked(event));
  if (event.tag === 'aimed' && event.aim?.on === 'entry') return begin(event.aim.at);
  return stay(state);
};

/** What ends the waiting before it has led to anything. */
const givesUp: ReadonlySet<FlyoutEvent['tag']> = new Set(['aimed', 'pointerLeft', 'escapePressed', 'closeAsked']);

const whenOpening = (state: Extract<FlyoutState, { tag: 'opening' }>, event: FlyoutEvent): Step => {
  if (isByHand(event)) return open(asked(event), [stop('aim')]);
  if (event.tag === 'timeUp' && event.timer === 'aim') return open({ target: state.target, by: 'hover' });
  if (event.tag === 'aimed' && event.aim?.at === state.target) return stay(state);
  if (event.tag === 'aimed' && event.aim?.on === 'entry') return begin(event.aim.at);
  return givesUp.has(event.tag) ? { state: closed, effects: [stop('aim')] } : stay(state);
};

const sameAim = (one: Aim | undefined, other: Aim | undefined): boolean =>
  one?.on === other?.on && one?.at === other?.at;

/** The mouse moves within what is open. */
const whenAimed = (state: Open, aim: Aim | undefined): Step => {
  if (sameAim(state.aim, aim)) return stay(state);
  const isThere =
    (aim?.on === 'entry' && aim.at === state.target) ||
    (aim?.on === 'row' && state.branch.kind === 'chosen' && aim.at === state.branch.at);
  if (!aim || isThere) return { state: withoutAim(state), effects: stopAim(state) };
  return { state: { ...state, aim }, effects: [{ tag: 'start', timer: 'aim', ms: aimDelay[aim.on] }] };
};

const whenTimeIsUp = (state: Open, timer: Timer): Step => {
  if (timer === 'measure') return { state, effects: [{ tag: 'measure' }] };
  if (timer !== 'aim' || !state.aim) return stay(state);
  if (state.aim.on === 'entry') return change(state, { target: state.aim.at, by: 'hover' });
  return stay({ ...withoutAim(state), branch: { kind: 'chosen', at: state.aim.at } });
};

const whenAsked = (state: Open, event: HandEvent): Step => {
  if (event.target !== state.target) return change(state, asked(event));
  // Opened by staying on it: a press on the button means to keep it, not to close it.
  if (event.tag === 'toggled' && state.by === 'hand') return close(state);
  return stay({ ...state, ...asked(event) });
};

const choose = (state: Open, branch: Branch, entering?: 'column'): Step => ({
  state: { ...withoutAim(state), by: 'hand', branch, ...(entering ? { entering } : {}) },
  effects: stopAim(state),
});

const whenLeft = (state: Open): Step =>
  state.by === 'hover' ? close(state) : { state: withoutAim(state), effects: stopAim(state) };

const whenOpen = (state: Open, event: FlyoutEvent): Step => {
  if (isByHand(event)) return whenAsked(state, event);
  switch (event.tag) {
    case 'aimed':
      return whenAimed(state, event.aim);
    case 'timeUp':
      return whenTimeIsUp(state, event.timer);
    case 'branchToggled':
      return choose(state, event.isOpen ? { kind: 'none' } : { kind: 'chosen', at: event.at });
    case 'branchEntered':
      return choose(state, { kind: 'chosen', at: event.at }, 'column');
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

const whenClosing = (state: Extract<FlyoutState, { tag: 'closing' }>, event: FlyoutEvent): Step => {
  if (isByHand(event)) return open(asked(event), [stop('closing')]);
  if (event.tag === 'timeUp') return event.timer === 'closing' ? stay(closed) : stay(state);
  if (event.tag !== 'aimed' || !event.aim) return stay(state);
  const { aim } = event;
  // Slipped off the edge and came back.
  if (aim.on === 'row' || aim.at === state.from.target) {
    return { state: state.from, effects: [stop('closing'), { tag: 'announceOpened' }, { tag: 'measure' }] };
  }
  return begin(aim.at, [stop('closing')]);
};

export const transition = (state: FlyoutState, event: FlyoutEvent): Step => {
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

/** The flyout that is seen, coming, standing or going. */
export const seen = (state: FlyoutState): Open | undefined => {
  if (state.tag === 'open') return state;
  return state.tag === 'closing' ? state.from : undefined;
};

/** HDR-9: by touch the first tap opens, the second follows the link. */
export const followsLink = (state: FlyoutState, target: Address): boolean =>
  state.tag === 'open' && state.target === target;
