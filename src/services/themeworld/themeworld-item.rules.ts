import type { ThemeworldItem } from '../../contracts/staff/desk-items.contract.ts';
import { localTime } from '../../lib/time/local-time.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';
import { themeworldAvailabilities, themeworldBadges } from '../../contracts/content/themeworld.contract.ts';
import type { ThemeworldRow } from './themeworld.repository.ts';

const prefix = 'themeworld ';
export const themeworldKey = (row: Pick<ThemeworldRow, 'themeworld_id'>): string => `${prefix}${row.themeworld_id}`;

/** A themeworld as the desk edits it, with local times. */
export const itemOfThemeworld = (row: ThemeworldRow, timeZone: string): ThemeworldItem => ({
  title: row.title,
  text: row.text,
  section: row.section,
  picture: row.picture,
  ...(row.focus ? { focus: { x: row.focus[0], y: row.focus[1] } } : {}),
  from: localTime(row.valid_from, timeZone),
  to: localTime(row.valid_to, timeZone),
  badges: themeworldBadges.filter((badge) => row.badges.includes(badge)),
  availability: themeworldAvailabilities.filter((one) => row.availability.includes(one)),
  kontorCard: row.kontor_card,
  products: [...row.product_ids],
  ...(row.story.length > 0 ? { story: [...row.story] } : {}),
});

/** An item of the desk as the shop shows it. */
export const themeworldOfItem = (key: string, item: ThemeworldItem, timeZone: string): ThemeworldRow => ({
  themeworld_id: Number(key.slice(prefix.length)),
  section: item.section,
  title: item.title,
  text: item.text,
  picture: item.picture,
  focus: item.focus ? [item.focus.x, item.focus.y] : null,
  kontor_card: item.kontorCard,
  availability: item.availability,
  badges: item.badges,
  valid_from: zonedTime(item.from, timeZone),
  valid_to: zonedTime(item.to, timeZone),
  product_ids: item.products,
  story: item.story ?? [],
});
