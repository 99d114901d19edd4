import type { Database } from '../../../src/lib/database.ts';
import { siteCodes, type SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { takeContent } from '../../../src/server/content/take/take-content.ts';
import type { TakenKind } from '../../../src/server/content/take/take-writers.ts';

interface Filling {
  readonly folder: string;
  readonly now: Date;
  readonly sites?: readonly SiteCode[];
}

/** Takes in parts of a content folder, as the command does. */
export const fillContent = async (
  db: Database,
  kinds: readonly TakenKind[],
  { folder, now, sites = siteCodes }: Filling,
): Promise<void> => {
  await takeContent({ db, folder, now, kinds, sites, sisterOriginOf: () => '', isTrial: false });
};

export const navigationKinds = ['navigation', 'themeworlds'] as const satisfies readonly TakenKind[];
export const promotionKinds = ['vouchers', 'promotions', 'abtests'] as const satisfies readonly TakenKind[];
