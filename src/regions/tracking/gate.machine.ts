import type { ConsentCategory } from '../../contracts/tracking/consent-cookie.contract.ts';
import { categoryOf } from '../../domain/tracking/tracking.rules.ts';
import type { Told } from './told.ts';

/**
 * TRK-4: what may go on. Whatever was told before a choice goes with it, or not at all.
 *
 *     waiting ──chosen──► open (some) ⇄ open (none)
 *        └ told: kept       └ told: sent by category, else dropped
 */
export type GateState =
  | { readonly tag: 'waiting'; readonly told: readonly Told[] }
  | { readonly tag: 'open'; readonly granted: ReadonlySet<string> };

export type GateEvent =
  | { readonly tag: 'told'; readonly told: Told }
  | { readonly tag: 'chosen'; readonly categories: readonly string[]; readonly at: number; readonly isNew: boolean };

export type GateEffect =
  | { readonly tag: 'send'; readonly told: Told; readonly category: ConsentCategory }
  /** everything that still waits to leave the browser goes with its category */
  | { readonly tag: 'drop'; readonly category: ConsentCategory };

export interface GateStep {
  readonly state: GateState;
  readonly effects: readonly GateEffect[];
}

const sent = (told: readonly Told[], granted: ReadonlySet<string>): readonly GateEffect[] =>
  told.flatMap((one): readonly GateEffect[] => {
    const category = categoryOf(one.event);
    return granted.has(category) ? [{ tag: 'send', told: one, category }] : [];
  });

const known = ['C0003', 'C0004'] as const;

type Chosen = Extract<GateEvent, { tag: 'chosen' }>;

const choose = (state: GateState, { categories, at, isNew }: Chosen): GateStep => {
  const granted = new Set(categories);
  const before = state.tag === 'open' ? state.granted : new Set<string>();
  const isSame = state.tag === 'open' && known.every((category) => before.has(category) === granted.has(category));
  if (isSame) return { state, effects: [] };
  const chosen = known.filter((category) => granted.has(category));
  // What was chosen on an earlier page was told there.
  const update: Told = { at, event: { event: 'consent-updated', categories: ['C0001', ...chosen] } };
  return {
    state: { tag: 'open', granted },
    effects: [
      ...known
        .filter((category) => before.has(category) && !granted.has(category))
        .map((category): GateEffect => ({ tag: 'drop', category })),
      ...sent([...(state.tag === 'waiting' ? state.told : []), ...(isNew ? [update] : [])], granted),
    ],
  };
};

export const firstGate = (told: readonly Told[]): GateState => ({ tag: 'waiting', told });

export const transition = (state: GateState, event: GateEvent): GateStep => {
  if (event.tag === 'chosen') return choose(state, event);
  if (state.tag === 'waiting') return { state: { tag: 'waiting', told: [...state.told, event.told] }, effects: [] };
  return { state, effects: sent([event.told], state.granted) };
};
