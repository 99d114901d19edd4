import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { DeskKind, ItemBodies } from '../../../contracts/staff/desk-items.contract.ts';
import type { Change } from '../../../domain/content/release.rules.ts';
import type { Queryable } from '../../../lib/database.ts';
import { createDeskRepository } from '../../../services/desk/desk.repository.ts';
import { changeOf } from '../../../services/desk/desk-views.rules.ts';
import { entriesOfItem } from '../../../services/navigation/navigation-item.rules.ts';
import { promotionOfItem } from '../../../services/promotion/promotion-item.rules.ts';
import { themeworldOfItem } from '../../../services/themeworld/themeworld-item.rules.ts';
import { voucherOfItem } from '../../../services/voucher/voucher-item.rules.ts';
import { sites } from '../../../sites/sites.ts';

/** Returns what the releases of the desk change on a site, as the service of the kind needs it. */
const itemChanges =
  <Kind extends DeskKind, Body>(
    kind: Kind,
    bodyOf: (item: ItemBodies[Kind], timeZone: string, key: string, site: SiteCode) => Body,
  ) =>
  (db: Queryable) =>
  async (site: SiteCode): Promise<Change<Body>[]> => {
    const { timeZone } = sites[site];
    const rows = await createDeskRepository(db).changes(site, kind);
    return rows.map((row): Change<Body> => {
      const change = changeOf(row, timeZone);
      return Object.assign(change, { body: change.body && bodyOf(change.body, timeZone, row.key, site) });
    });
  };

export const promotionChanges = itemChanges('promotion', promotionOfItem);
export const navigationChanges = itemChanges('navigation', entriesOfItem);
export const themeworldChanges = itemChanges('themeworld', (item, timeZone, key) =>
  themeworldOfItem(key, item, timeZone),
);
export const searchChanges = itemChanges('search', (item) => item);
export const voucherChanges = itemChanges('voucher', (item, timeZone, key, site) =>
  voucherOfItem(site, key, item, timeZone),
);
