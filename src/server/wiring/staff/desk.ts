import { byKey } from '../../../domain/content/release.rules.ts';
import { createAbTestRepository } from '../../../services/abtest/abtest.repository.ts';
import { createCalendar } from '../../../services/desk/calendar.service.ts';
import { createDeskRepository } from '../../../services/desk/desk.repository.ts';
import { deskRoutes, type DeskRouteParts } from '../../../services/desk/desk.routes.ts';
import { createDesk, type DeskParts } from '../../../services/desk/desk.service.ts';
import { createReleases } from '../../../services/desk/release.service.ts';
import { itemOf } from '../../../services/promotion/promotion-item.rules.ts';
import { createPromotionRepository } from '../../../services/promotion/promotion.repository.ts';
import { promotionOf } from '../../../services/promotion/promotion.service.ts';
import { createVoucherRepository } from '../../../services/voucher/voucher.repository.ts';
import { sites } from '../../../sites/sites.ts';
import { sendProblem } from '../../http/problems.ts';
import type { ShopContext } from '../shop-context.ts';
import { composeDeskTests } from './desk-tests.ts';
import { calendarOthers, type CalendarOthersParts } from './calendar-others.ts';

export interface ComposeDeskParts extends Pick<DeskRouteParts, 'draw' | 'staffOf' | 'previewLink'> {
  readonly marketing: Omit<CalendarOthersParts, 'db'>;
  readonly pictureIndex: { readonly sizeOf: (name: string) => object | undefined };
}

/** Composes the desk: releases, drafts and their history, with their routes. */
export const composeDesk = (
  { app, db, now }: ShopContext,
  { draw, staffOf, previewLink, pictureIndex, marketing }: ComposeDeskParts,
): void => {
  const parts: DeskParts = {
    repository: createDeskRepository(db),
    together: (work) => db.transaction((tx) => work(createDeskRepository(tx))),
    folderItems: async (site) => {
      const { timeZone } = sites[site];
      const items = byKey((await createPromotionRepository(db).promotions(site)).map(promotionOf));
      return new Map([...items].map(([key, promotion]) => [key, itemOf(promotion, timeZone)]));
    },
    knowledge: async (site) => ({
      hasPicture: (name) => pictureIndex.sizeOf(name) !== undefined,
      vouchers: await createVoucherRepository(db).shared(site),
      tests: (await createAbTestRepository(db).tests(site)).map(({ name, groups }) => ({
        name,
        groups: groups.map((group) => group.name),
      })),
    }),
    now,
  };
  deskRoutes(app, {
    desk: createDesk(parts),
    releases: createReleases(parts),
    tests: composeDeskTests(db, parts),
    calendar: createCalendar({ ...parts, others: calendarOthers({ db, ...marketing }) }),
    previewLink,
    staffOf,
    draw,
    now,
    sendProblem,
  });
};
