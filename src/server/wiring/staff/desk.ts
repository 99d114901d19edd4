import { createAbTestRepository } from '../../../services/abtest/abtest.repository.ts';
import { createPlaceClicks } from '../../../services/collector/place-clicks.repository.ts';
import { createPastQueriesRepository } from '../../../services/search/past-queries.repository.ts';
import { createDocumentRepository } from '../../../services/content/documents.repository.ts';
import { createCalendar } from '../../../services/desk/calendar.service.ts';
import { pictureUrl } from '../../../contracts/shop/pictures.contract.ts';
import { createDeskRepository } from '../../../services/desk/desk.repository.ts';
import { deskRoutes, type DeskRouteParts } from '../../../services/desk/desk.routes.ts';
import { createDesk } from '../../../services/desk/desk.service.ts';
import type { DeskParts } from '../../../services/desk/desk-parts.ts';
import { createPlanning } from '../../../services/desk/planning.service.ts';
import { createReleases } from '../../../services/desk/release.service.ts';
import type { LiveContent } from '../../content/live-content.ts';
import { withSearchItem } from '../../content/search-item.ts';
import { sendProblem } from '../../http/problems.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ShopContext } from '../shop-context.ts';
import { composeDeskTests } from './desk-tests.ts';
import { createFolderItems } from './folder-items.ts';
import { calendarOthers, type CalendarOthersParts } from './calendar-others.ts';

export interface ComposeDeskParts extends Pick<DeskRouteParts, 'draw' | 'staffOf' | 'previewLink'> {
  readonly marketing: Omit<CalendarOthersParts, 'db'>;
  readonly live: Pick<LiveContent, 'searchDocument' | 'searchFaults'>;
  readonly catalogue: Pick<Catalogue, 'tree'>;
  readonly pictureIndex: {
    readonly names: () => readonly string[];
    readonly focusOf: (name: string) => readonly [x: number, y: number];
    readonly sizeOf: (name: string) => object | undefined;
  };
}

const mostChoices = 5000;

/** Composes the desk: releases, drafts and their history, with their routes. */
export const composeDesk = (
  { app, config, db, now }: ShopContext,
  { draw, staffOf, previewLink, pictureIndex, marketing, live, catalogue }: ComposeDeskParts,
): void => {
  const parts: DeskParts = {
    repository: createDeskRepository(db),
    together: (work) => db.transaction((tx) => work(createDeskRepository(tx))),
    folderItems: createFolderItems(db, live),
    knowledge: async (site) => {
      const tree = await catalogue.tree(site);
      const stored = await createDocumentRepository(db).bodyOf(site, 'search');
      return {
        hasPicture: (name) => pictureIndex.sizeOf(name) !== undefined,
        hasCategory: (category) => tree.byId.has(category),
        searchFaults: (item) => live.searchFaults(site, withSearchItem(live.searchDocument(site, stored), item)),
        tests: (await createAbTestRepository(db).tests(site)).map(({ name, groups }) => ({
          name,
          groups: groups.map((group) => group.name),
        })),
      };
    },
    now,
  };
  deskRoutes(app, {
    desk: createDesk(parts),
    releases: createReleases(parts),
    tests: composeDeskTests(db, parts, config.SHOP_MODE === 'demo'),
    calendar: createCalendar({ ...parts, others: calendarOthers({ db, ...marketing }) }),
    planning: createPlanning({
      missed: createPastQueriesRepository(db).missed,
      clicks: createPlaceClicks(db, config.SHOP_MODE === 'demo').of,
    }),
    choices: async (site) => ({
      categories: [...(await catalogue.tree(site)).byId.values()]
        .slice(0, mostChoices)
        .map(({ id, title }) => ({ category: id, title })),
      pictures: pictureIndex
        .names()
        .slice(0, mostChoices)
        .map((name) => {
          const [x, y] = pictureIndex.focusOf(name);
          return { name, url: pictureUrl(name, 'original', 320, 'webp'), focus: { x, y } };
        }),
    }),
    previewLink,
    staffOf,
    draw,
    now,
    sendProblem,
  });
};
