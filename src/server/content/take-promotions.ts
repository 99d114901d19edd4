import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { byKey, changesAt } from '../../domain/content/release.rules.ts';
import type { Database } from '../../lib/database.ts';
import { changeOf } from '../../services/desk/desk-views.rules.ts';
import { createDeskRepository } from '../../services/desk/desk.repository.ts';
import { createPromotionRepository, type PromotionRow } from '../../services/promotion/promotion.repository.ts';
import { sites } from '../../sites/sites.ts';

export interface TakePromotionsParts {
  readonly now: Date;
  readonly isOverDesk: boolean;
}

/** The folder's rows; where the desk has changed an item the row of the database stays as it is, or stays away. */
const withHeld = (
  fresh: ReadonlyMap<string, PromotionRow>,
  stored: ReadonlyMap<string, PromotionRow>,
  held: ReadonlySet<string>,
): PromotionRow[] => {
  const rows = new Map([...fresh].filter(([key]) => !held.has(key) || stored.has(key)));
  for (const key of held) {
    const row = stored.get(key);
    if (row) rows.set(key, row);
  }
  return [...rows.values()];
};

/**
 * Takes in the promotions of a site. What a release of the desk shows now wins over the folder: its rows stay, so that taking the
 * release back restores what was there before. Over the desk: the folder's rows hold, and the drafts no longer. Returns what the
 * desk has changed.
 */
export const takePromotions = async (
  db: Database,
  site: SiteCode,
  rows: readonly PromotionRow[],
  { now, isOverDesk }: TakePromotionsParts,
): Promise<readonly string[]> => {
  const promotions = createPromotionRepository(db);
  const desk = createDeskRepository(db);
  const changes = (await desk.changes(site)).map((row) => changeOf(row, sites[site].timeZone));
  const ofDesk = changesAt(changes, now);
  const keys = [...ofDesk.keys()].toSorted();
  if (keys.length === 0 || isOverDesk) {
    await promotions.replace(site, rows);
    const begun = changes.filter(({ from }) => from !== undefined && from <= now).map(({ release }) => release);
    if (keys.length > 0) await desk.overrule(site, keys, [...new Set(begun)], now);
    return keys;
  }
  const stored = byKey(await promotions.promotions(site));
  await promotions.replace(site, withHeld(byKey(rows), stored, new Set(keys)));
  return keys;
};
