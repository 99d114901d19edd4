import type { ConsentCategory } from '../../contracts/tracking/consent-cookie.contract.ts';
import { categoryOf } from '../../domain/tracking/tracking.rules.ts';
import type { TimedEvent } from './timed-event.ts';

/**
 * TRK-4: passes on permitted events. Events before a choice wait for it.
 *
 *     waiting ──chosen──► open (some) ⇄ open (none)
 *        └ tracked: kept    └ tracked: sent by category, else dropped
 */
export type GateState =
  | { readonly tag: 'waiting'; readonly timed: readonly TimedEvent[] }
  | { readonly tag: 'open'; readonly granted: ReadonlySet<string> };

export type GateEvent =
  | { readonly tag: 'tracked'; readonly timed: TimedEvent }
  | { readonly tag: 'chosen'; readonly categories: readonly string[]; readonly at: number; readonly isNew: boolean };

export type GateEffect =
  | { readonly tag: 'send'; readonly timed: TimedEvent; readonly category: ConsentCategory }
  /** waiting events of the category are dropped */
  | { readonly tag: 'drop'; readonly category: ConsentCategory };

export interface GateStep {
  readonly state: GateState;
  readonly effects: readonly GateEffect[];
}

const sent = (timed: readonly TimedEvent[], granted: ReadonlySet<string>): readonly GateEffect[] =>
  timed.flatMap((one): readonly GateEffect[] => {
    const category = categoryOf(one.event);
    return granted.has(category) ? [{ tag: 'send', timed: one, category }] : [];
  });

const known = ['C0003', 'C0004'] as const;

type Chosen = Extract<GateEvent, { tag: 'chosen' }>;

const choose = (state: GateState, { categories, at, isNew }: Chosen): GateStep => {
  const granted = new Set(categories);
  const before = state.tag === 'open' ? state.granted : new Set<string>();
  const isSame = state.tag === 'open' && known.every((category) => before.has(category) === granted.has(category));
  if (isSame) return { state, effects: [] };
  const chosen = known.filter((category) => granted.has(category));
  // A choice of an earlier page was reported there.
  const update: TimedEvent = { at, event: { event: 'consent-updated', categories: ['C0001', ...chosen] } };
  return {
    state: { tag: 'open', granted },
    effects: [
      ...known
        .filter((category) => before.has(category) && !granted.has(category))
        .map((category): GateEffect => ({ tag: 'drop', category })),
      ...sent([...(state.tag === 'waiting' ? state.timed : []), ...(isNew ? [update] : [])], granted),
    ],
  };
};

export const firstGate = (timed: readonly TimedEvent[]): GateState => ({ tag: 'waiting', timed });

export const transition = (state: GateState, event: GateEvent): GateStep => {
  if (event.tag === 'chosen') return choose(state, event);
  if (state.tag === 'waiting') return { state: { tag: 'waiting', timed: [...state.timed, event.timed] }, effects: [] };
  return { state, effects: sent([event.timed], state.granted) };
};
