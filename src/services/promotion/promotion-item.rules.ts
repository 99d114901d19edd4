import type { PromotionItem } from '../../contracts/staff/desk-items.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { localTime } from '../../lib/time/local-time.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';
import type { Promotion } from './promotion.rules.ts';

/** A promotion as the desk edits it, with local times. */
export const itemOf = (promotion: Promotion, timeZone: string): PromotionItem => {
  const { slot, type, name, content, tags, test, priority, from, to } = promotion;
  return {
    slot,
    // Rows come from files that were checked, and from items.
    type: type as PromotionItem['type'],
    name,
    content: { ...content },
    ...omitNullish({
      from: from && localTime(from, timeZone),
      to: to && localTime(to, timeZone),
      test: test && { ...test },
    }),
    ...(tags.length > 0 ? { tags: [...tags] } : {}),
    ...(priority === 0 ? {} : { priority }),
  };
};

/** An item of the desk as the shop shows it. */
export const promotionOfItem = (item: PromotionItem, timeZone: string): Promotion => {
  const at = (text: string | undefined) => (text === undefined ? undefined : zonedTime(text, timeZone));
  return {
    slot: item.slot,
    type: item.type,
    name: item.name,
    // The desk stores only what the schema of the type lets through.
    content: item.content,
    contentJson: JSON.stringify(item.content),
    tags: item.tags ?? [],
    priority: item.priority ?? 0,
    ...omitNullish({ from: at(item.from), to: at(item.to), test: item.test }),
  };
};
