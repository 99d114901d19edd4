import type { Step as MachineStep } from '../../../platform/use-machine.ts';
import { closeMs } from '../navigation.constants.ts';
import type { Address } from '../navigation.machine.ts';

/**
 * The overlay of small screens, which shows one level at a time.
 *
 *     closed ──button──► open ◄──entry, back──┐ ──close, Escape, event…──► closing ──200 ms──► closed
 *                          └──────────────────┘
 */
export type MenuState =
  | { readonly tag: 'closed' }
  | {
      readonly tag: 'open';
      /** the entry whose level is shown; `undefined` for the first level */
      readonly at?: Address;
      /** the expanded rows of that level */
      readonly expanded: readonly Address[];
      /** the direction of the last step; after a step back, `from` is the entry that it left */
      readonly by: 'opening' | 'going' | 'comingBack';
      readonly from?: Address;
    }
  | { readonly tag: 'closing' };

export type MenuEvent =
  /** by the button; `way` is the branch of the current page (NAV-5) */
  | { readonly tag: 'opened'; readonly way: readonly Address[] }
  | { readonly tag: 'entered'; readonly at: Address }
  | { readonly tag: 'wentBack' }
  | { readonly tag: 'rowToggled'; readonly at: Address }
  /** close button, Escape, another team's event */
  | { readonly tag: 'closeAsked' }
  /** the screen is wide now and has flyouts instead */
  | { readonly tag: 'widened' }
  | { readonly tag: 'timeUp' };

export type MenuEffect =
  | { readonly tag: 'announceOpened' }
  | { readonly tag: 'announceClosed' }
  | { readonly tag: 'startClosing'; readonly ms: number }
  | { readonly tag: 'stopClosing' };

type Step = MachineStep<MenuState, MenuEffect>;
type Open = Extract<MenuState, { tag: 'open' }>;

export const menuClosed: MenuState = { tag: 'closed' };

const stay = (state: MenuState): Step => ({ state, effects: [] });

const open = ([at, ...expanded]: readonly Address[], before: readonly MenuEffect[] = []): Step => ({
  state: {
    tag: 'open',
    by: 'opening',
    expanded,
    ...(at === undefined ? {} : { at }),
  },
  effects: [...before, { tag: 'announceOpened' }],
});

const toggled = ({ expanded }: Open, at: Address): readonly Address[] =>
  expanded.includes(at) ? expanded.filter((other) => other !== at) : [...expanded, at];

const whenOpen = (state: Open, event: MenuEvent): Step => {
  switch (event.tag) {
    case 'entered':
      return stay({ tag: 'open', at: event.at, expanded: [], by: 'going' });
    case 'wentBack':
      return state.at === undefined
        ? stay(state)
        : stay({ tag: 'open', expanded: [], by: 'comingBack', from: state.at });
    case 'rowToggled':
      return stay({ ...state, expanded: toggled(state, event.at) });
    case 'closeAsked':
      return {
        state: { tag: 'closing' },
        effects: [{ tag: 'announceClosed' }, { tag: 'startClosing', ms: closeMs }],
      };
    case 'widened':
      return { state: menuClosed, effects: [{ tag: 'announceClosed' }] };
    case 'opened':
    case 'timeUp':
      return stay(state);
  }
};

export const menuTransition = (state: MenuState, event: MenuEvent): Step => {
  if (state.tag === 'open') return whenOpen(state, event);
  const stop: MenuEffect[] = state.tag === 'closing' ? [{ tag: 'stopClosing' }] : [];
  if (event.tag === 'opened') return open(event.way, stop);
  if (state.tag === 'closed') return stay(state);
  if (event.tag === 'widened') return { state: menuClosed, effects: stop };
  return event.tag === 'timeUp' ? stay(menuClosed) : stay(state);
};
