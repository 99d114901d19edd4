import { changedItems } from '../../domain/content/changed-items.rules.ts';
import type { Change } from '../../domain/content/release.rules.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { Promotion } from './promotion.rules.ts';

export type PromotionChange = Change<Promotion>;

/** The promotions of a site with the changes of its releases, by slot. */
export const changedPromotions = (own: ReadonlyMap<string, Promotion>, changes: readonly PromotionChange[]) => {
  const changed = changedItems(own, changes, (items) => Map.groupBy(items, ({ slot }) => slot));
  return {
    ...changed,
    inSlot: (slot: string, moment: Moment): readonly Promotion[] => changed.at(moment).get(slot) ?? [],
  };
};
export type ChangedPromotions = ReturnType<typeof changedPromotions>;
