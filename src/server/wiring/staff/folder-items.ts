import { byKey } from '../../../domain/content/release.rules.ts';
import type { Database } from '../../../lib/database.ts';
import { createDocumentRepository } from '../../../services/content/documents.repository.ts';
import type { FolderItems } from '../../../services/desk/desk-parts.ts';
import { itemOfEntries, navigationKey } from '../../../services/navigation/navigation-item.rules.ts';
import { createNavigationRepository } from '../../../services/navigation/navigation.repository.ts';
import { itemOf } from '../../../services/promotion/promotion-item.rules.ts';
import { createPromotionRepository } from '../../../services/promotion/promotion.repository.ts';
import { promotionOf } from '../../../services/promotion/promotion.service.ts';
import { itemOfThemeworld, themeworldKey } from '../../../services/themeworld/themeworld-item.rules.ts';
import { createThemeworldRepository } from '../../../services/themeworld/themeworld.repository.ts';
import { itemOfVoucher, voucherKey } from '../../../services/voucher/voucher-item.rules.ts';
import { createVoucherRepository } from '../../../services/voucher/voucher.repository.ts';
import { sites } from '../../../sites/sites.ts';
import type { LiveContent } from '../../content/live-content.ts';
import { itemOfSearch, searchKey } from '../../content/search-item.ts';

/** Returns the items of a site that were taken in, by kind and key, without those of the desk. */
export const createFolderItems = (db: Database, live: Pick<LiveContent, 'searchDocument'>): FolderItems => ({
  promotion: async (site) => {
    const items = byKey((await createPromotionRepository(db).promotions(site)).map(promotionOf));
    return new Map([...items].map(([key, promotion]) => [key, itemOf(promotion, sites[site].timeZone)]));
  },
  themeworld: async (site) => {
    const rows = await createThemeworldRepository(db).themeworlds(site);
    return new Map(rows.map((row) => [themeworldKey(row), itemOfThemeworld(row, sites[site].timeZone)]));
  },
  navigation: async (site) => {
    const rows = await createNavigationRepository(db).entries(site);
    return new Map(rows.length > 0 ? [[navigationKey, itemOfEntries(rows, sites[site].timeZone)]] : []);
  },
  search: async (site) => {
    const stored = await createDocumentRepository(db).bodyOf(site, 'search');
    return new Map([[searchKey, itemOfSearch(live.searchDocument(site, stored))]]);
  },
  voucher: async (site) => {
    const vouchers = await createVoucherRepository(db).shared(site);
    return new Map(
      vouchers.flatMap((voucher) => {
        const item = itemOfVoucher(voucher, sites[site].timeZone);
        return item ? [[voucherKey(voucher.code), item] as const] : [];
      }),
    );
  },
});
