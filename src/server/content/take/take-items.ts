import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { DeskKind } from '../../../contracts/staff/desk-items.contract.ts';
import { changesAt } from '../../../domain/content/release.rules.ts';
import type { Database } from '../../../lib/database.ts';
import { changeOf } from '../../../services/desk/desk-views.rules.ts';
import { createDeskRepository } from '../../../services/desk/desk.repository.ts';
import { sites } from '../../../sites/sites.ts';

export interface TakeItemsParts {
  readonly now: Date;
  readonly isOverDesk: boolean;
}

/** The items of one kind on a site, by their keys at the desk. */
export interface TakenItems<Row> {
  readonly kind: DeskKind;
  readonly site: SiteCode;
  /** of the folder */
  readonly fresh: ReadonlyMap<string, Row>;
  readonly stored: () => Promise<ReadonlyMap<string, Row>>;
  readonly replace: (rows: readonly Row[]) => Promise<void>;
}

/** The folder's rows; where the desk has changed an item the row of the database stays as it is, or stays away. */
const withHeld = <Row>(
  fresh: ReadonlyMap<string, Row>,
  stored: ReadonlyMap<string, Row>,
  held: ReadonlySet<string>,
): Row[] => {
  const rows = new Map([...fresh].filter(([key]) => !held.has(key) || stored.has(key)));
  for (const key of held) {
    const row = stored.get(key);
    if (row) rows.set(key, row);
  }
  return [...rows.values()];
};

/**
 * Takes in the items of one kind on a site. What a release of the desk shows now wins over the folder: its rows stay, so that
 * taking the release back restores what was there before. Over the desk: the folder's rows hold, and the drafts no longer. Returns
 * what the desk has changed.
 */
export const takeItems = async <Row>(
  db: Database,
  { kind, site, fresh, stored, replace }: TakenItems<Row>,
  { now, isOverDesk }: TakeItemsParts,
): Promise<readonly string[]> => {
  const desk = createDeskRepository(db);
  const changes = (await desk.changes(site, kind)).map((row) => changeOf(row, sites[site].timeZone));
  const ofDesk = changesAt(changes, now);
  const keys = [...ofDesk.keys()].toSorted();
  if (keys.length === 0 || isOverDesk) {
    await replace([...fresh.values()]);
    const begun = changes.filter(({ from }) => from !== undefined && from <= now).map(({ release }) => release);
    if (keys.length > 0) await desk.overrule(site, kind, keys, [...new Set(begun)], now);
    return keys;
  }
  await replace(withHeld(fresh, await stored(), new Set(keys)));
  return keys;
};
