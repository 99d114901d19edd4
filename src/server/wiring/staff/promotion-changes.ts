import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { Database } from '../../../lib/database.ts';
import { createDeskRepository } from '../../../services/desk/desk.repository.ts';
import { changeOf } from '../../../services/desk/desk-views.rules.ts';
import type { PromotionChange } from '../../../services/promotion/changed-promotions.rules.ts';
import { promotionOfItem } from '../../../services/promotion/promotion-item.rules.ts';
import { sites } from '../../../sites/sites.ts';

/** Returns what the releases of the desk change on a site. */
export const promotionChanges =
  (db: Database) =>
  async (site: SiteCode): Promise<PromotionChange[]> => {
    const { timeZone } = sites[site];
    const rows = await createDeskRepository(db).changes(site);
    return rows.map((row): PromotionChange => {
      const change = changeOf(row, timeZone);
      return Object.assign(change, { body: change.body && promotionOfItem(change.body, timeZone) });
    });
  };
