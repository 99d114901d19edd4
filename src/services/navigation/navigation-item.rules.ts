import type { NavigationItem } from '../../contracts/staff/desk-items.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { localTime } from '../../lib/time/local-time.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';
import type { EntryRow } from './navigation.repository.ts';

/** The order is a part of the item, so that a site has one item. */
export const navigationKey = 'navigation entries';

/** The first level of a site as the desk edits it, with local times. */
export const itemOfEntries = (rows: readonly EntryRow[], timeZone: string): NavigationItem => ({
  entries: rows.map(({ category_id, teaser_title, teaser_items, valid_from, valid_to }) => ({
    category: category_id,
    ...omitNullish({
      from: valid_from && localTime(valid_from, timeZone),
      to: valid_to && localTime(valid_to, timeZone),
      teaser: teaser_title === null ? null : { title: teaser_title, items: teaser_items.map((item) => ({ ...item })) },
    }),
  })),
});

/** An item of the desk as the shop shows it. */
export const entriesOfItem = ({ entries }: NavigationItem, timeZone: string): EntryRow[] =>
  entries.map(({ category, from, to, teaser }) => ({
    category_id: category,
    teaser_title: teaser?.title ?? null,
    teaser_items: teaser?.items ?? [],
    valid_from: from === undefined ? null : zonedTime(from, timeZone),
    valid_to: to === undefined ? null : zonedTime(to, timeZone),
  }));
