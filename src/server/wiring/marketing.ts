import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import type { DrawnItem } from '../../contracts/staff/desk.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { startOfDay } from '../../lib/time/zoned-day.ts';
import { createAbTestRepository } from '../../services/abtest/abtest.repository.ts';
import { abtestRoutes } from '../../services/abtest/abtest.routes.ts';
import { createAbTestService } from '../../services/abtest/abtest.service.ts';
import { createNavigationRepository } from '../../services/navigation/navigation.repository.ts';
import { entriesOfItem } from '../../services/navigation/navigation-item.rules.ts';
import { navigationRoutes } from '../../services/navigation/navigation.routes.ts';
import { createNavigationService } from '../../services/navigation/navigation.service.ts';
import { createPromotionRepository } from '../../services/promotion/promotion.repository.ts';
import { promotionRoutes } from '../../services/promotion/promotion.routes.ts';
import { createPromotionService } from '../../services/promotion/promotion.service.ts';
import { createThemeworldRepository } from '../../services/themeworld/themeworld.repository.ts';
import { themeworldKey, themeworldOfItem } from '../../services/themeworld/themeworld-item.rules.ts';
import { themeworldRoutes } from '../../services/themeworld/themeworld.routes.ts';
import { createThemeworldService } from '../../services/themeworld/themeworld.service.ts';
import { cutOffOf } from '../../sites/delivery/delivery-days.ts';
import { sites } from '../../sites/sites.ts';
import type { DrawnBlock } from '../../pages/shell/DrawnItem.tsx';
import { worldTileOf } from '../../regions/themeworld/themeworld.rules.ts';
import type { readPictureIndex } from '../content/picture-index.ts';
import { sendProblem } from '../http/problems.ts';
import type { Moments } from '../rendering/moments.ts';
import { createSiteNavigation } from '../rendering/site-navigation.ts';
import type { Catalogue } from './catalogue.ts';
import type { ShopContext } from './shop-context.ts';
import { navigationChanges, promotionChanges, themeworldChanges } from './staff/item-changes.ts';
import type { StaffAndPreview } from './staff/staff-and-preview.ts';

export interface MarketingParts {
  readonly catalogue: Catalogue;
  readonly pictureIndex: Pick<ReturnType<typeof readPictureIndex>, 'focusOf'>;
}

export interface MarketingRouteParts {
  readonly moments: Moments;
  readonly isStaff: StaffAndPreview['isStaff'];
}

/** The number of a themeworld is no part of its tile. */
const firstWorld = { themeworld_id: 101 };

const earliest = (...dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.filter((date) => date !== undefined).toSorted((a, b) => a.getTime() - b.getTime())[0];

/** Composes what is scheduled: themeworlds, promotions, A/B tests and the navigation. */
export const composeMarketing = async (context: ShopContext, { catalogue, pictureIndex }: MarketingParts) => {
  const { app, db, siteOf, siteNamed, isSecure, translate } = context;
  const { focusOf } = pictureIndex;
  const themeworlds = createThemeworldService({
    repository: createThemeworldRepository(db),
    t: translate,
    focusOf,
    changesOf: themeworldChanges(db),
  });
  const promotions = createPromotionService(createPromotionRepository(db), promotionChanges(db));
  const tests = createAbTestService(createAbTestRepository(db));
  const refresh = async (): Promise<void> => {
    await Promise.all([themeworlds.refresh(), promotions.refresh(), tests.refresh()]);
  };
  await refresh();

  /** the version of everything that pages of a site show; part of each cache key */
  const version = (site: SiteCode): string =>
    [catalogue, themeworlds, promotions, tests].map((part) => part.version(site)).join('.');
  const repository = createNavigationRepository(db);
  const navigation = createNavigationService({
    repository,
    tree: catalogue.tree,
    version: (site) => `${version(site)}.${themeworlds.drafts(site)}`,
    changesOf: navigationChanges(db),
  });
  const siteNavigation = createSiteNavigation({ navigation, themeworlds, version, log: app.log });
  const scheduled = [catalogue, promotions, tests, siteNavigation];

  return {
    themeworlds,
    navigation,
    promotions,
    tests,
    siteNavigation,
    version,
    refresh,
    /** DESK-2: what the block of an item shows */
    drawn: async (item: DrawnItem, moment: Moment): Promise<DrawnBlock> => {
      if (item.kind === 'promotion') return item;
      const { timeZone } = sites[item.site];
      if (item.kind === 'navigation') {
        const nodes = await navigation.drawn(item.site, entriesOfItem(item.item, timeZone), moment);
        return { kind: 'navigation', nodes };
      }
      const detail = themeworlds.drawn(item.site, themeworldOfItem(themeworldKey(firstWorld), item.item, timeZone));
      const { translations } = await themeworlds.navigation(item.site, moment);
      const lastChance = translate(item.site)('themeworld.section.lastChance');
      return { kind: 'themeworld', world: worldTileOf(detail, { translations, lastChance }) };
    },
    /** changes when the content folder is imported again */
    contentVersion: (): string => siteCodes.map((site) => themeworlds.version(site)).join(),
    /** when pages of the site change next by schedule: with today's cut-off, and at midnight at the latest, because they show days */
    nextSwitch: (site: SiteCode, at: Date): Date | undefined => {
      const { timeZone } = sites[site];
      const ofDay = [cutOffOf(site, at, timeZone), startOfDay(at, timeZone, 1)];
      return earliest(...scheduled.map((part) => part.nextSwitch(site, at)), ...ofDay);
    },
    routes: ({ moments, isStaff }: MarketingRouteParts): void => {
      const { isVersion } = siteNavigation;
      const momentOf = moments.of;
      abtestRoutes(app, { tests, siteOf, isSecure, momentOf, isStaff, sendProblem });
      navigationRoutes(app, { navigation, siteOf, momentOf, isVersion });
      themeworldRoutes(app, { themeworlds, siteOf, momentOf, isVersion });
      promotionRoutes(app, { promotions, siteNamed, momentOf, sendProblem });
    },
  };
};
export type Marketing = Awaited<ReturnType<typeof composeMarketing>>;
