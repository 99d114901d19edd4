import type { Step as MachineStep } from '../../platform/use-machine.ts';
import {
  flyoutMachine,
  seen,
  withoutAim,
  type FlyoutEffect,
  type FlyoutEvent,
  type FlyoutState,
  type Open as OpenFlyout,
} from '../../ui/flyout/flyout.machine.ts';
import { closeMs, drillDelayMs, openDelayMs } from './navigation.constants.ts';

/** Entries and rows are known by their address. */
export type Address = string;

/** What the mouse is on: an entry of the first level, or a row of the open flyout that has a column of its own. */
export type Aim = { readonly on: 'entry'; readonly at: Address } | { readonly on: 'row'; readonly at: Address };

/**
 * Which row of the first column has its column beside it: the one that the flyout begins with (the branch of the current
 * page, else the first), one that was chosen, or none.
 */
export type Branch =
  | { readonly kind: 'start' }
  | { readonly kind: 'chosen'; readonly at: Address }
  | { readonly kind: 'none' };

export interface Panel {
  readonly branch: Branch;
  /** the row that the mouse is on and whose column opens after the delay; it shares the timer `aim` */
  readonly row?: Address;
}

export type Open = OpenFlyout<Address, Panel>;
export type NavigationState = FlyoutState<Address, Panel>;
export type NavigationEffect = FlyoutEffect<Address>;
export type NavigationEvent =
  | Exclude<FlyoutEvent<Address>, { tag: 'pointerCame' }>
  /** the mouse is on something that opens, or on something within the region that does not */
  | { readonly tag: 'aimed'; readonly aim: Aim | undefined }
  | { readonly tag: 'branchToggled'; readonly at: Address; readonly isOpen: boolean }
  /** arrow to the right on a row */
  | { readonly tag: 'branchEntered'; readonly at: Address };

type Step = MachineStep<NavigationState, NavigationEffect>;

const flyouts = flyoutMachine<Address, Panel>({ openMs: openDelayMs, closeMs });
export const { closed } = flyouts;

export const branchOf = ({ panel }: Open): Branch => panel?.branch ?? { kind: 'start' };

const stopAim: NavigationEffect = { tag: 'stop', timer: 'aim' };

/** The row is no longer waited for. */
const withoutRow = (open: Open): Open => ({ ...open, panel: { branch: branchOf(open) } });

const choose = (state: Open, branch: Branch, entering?: 'column'): Step => ({
  state: { ...withoutAim(state), by: 'hand', panel: { branch }, ...(entering ? { entering } : {}) },
  effects: [stopAim],
});

/** What the mouse's place means to the flyouts: a row belongs to the flyout that it is in. */
const pointerEvent = (state: NavigationState, aim: Aim | undefined): FlyoutEvent<Address> => {
  if (aim?.on === 'entry') return { tag: 'pointerCame', target: aim.at };
  const shown = seen(state);
  const isInside = shown !== undefined && (aim !== undefined || state.tag === 'open');
  return isInside ? { tag: 'pointerCame', target: shown.target } : { tag: 'pointerLeft' };
};

/** The mouse came to a row whose column is not open. */
const whenOnRow = (state: Open, row: Address): Step =>
  row === state.panel?.row
    ? { state, effects: [] }
    : {
        state: { ...withoutAim(state), panel: { branch: branchOf(state), row } },
        effects: [{ tag: 'start', timer: 'aim', ms: drillDelayMs }],
      };

/** Events that leave the row waiting. */
const keepsRow: ReadonlySet<NavigationEvent['tag']> = new Set([
  'tapped',
  'entered',
  'resized',
  'measured',
  'focusArrived',
  'timeUp',
]);

const whenOpen = (state: Open, event: NavigationEvent): Step | undefined => {
  const branch = branchOf(state);
  const row = state.panel?.row;
  if (event.tag === 'branchToggled')
    return choose(state, event.isOpen ? { kind: 'none' } : { kind: 'chosen', at: event.at });
  if (event.tag === 'branchEntered') return choose(state, { kind: 'chosen', at: event.at }, 'column');
  if (event.tag === 'timeUp' && event.timer === 'aim' && row !== undefined)
    return { state: { ...state, panel: { branch: { kind: 'chosen', at: row } } }, effects: [] };
  if (event.tag !== 'aimed' || event.aim?.on !== 'row') return undefined;
  return branch.kind === 'chosen' && branch.at === event.aim.at ? undefined : whenOnRow(state, event.aim.at);
};

const whenFlyout = (state: NavigationState, event: NavigationEvent): Step => {
  if (event.tag === 'branchToggled' || event.tag === 'branchEntered') return { state, effects: [] };
  return flyouts.transition(state, event.tag === 'aimed' ? pointerEvent(state, event.aim) : event);
};

/** The flyouts of `ui/flyout`, and within an open one the rows and their columns (NAV-5). */
export const transition = (state: NavigationState, event: NavigationEvent): Step => {
  if (state.tag !== 'open') return whenFlyout(state, event);
  const own = whenOpen(state, event);
  if (own) return own;
  if (state.panel?.row === undefined || keepsRow.has(event.tag)) return whenFlyout(state, event);
  const { state: next, effects } = whenFlyout(withoutRow(state), event);
  return { state: next, effects: [stopAim, ...effects] };
};

/** HDR-9: by touch the first tap opens, the second follows the link. */
export const followsLink = (state: NavigationState, target: Address): boolean =>
  state.tag === 'open' && state.target === target;
