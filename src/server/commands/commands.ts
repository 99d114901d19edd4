import { writeDemoPast } from '../demo/demo-past.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CommandError, type CatalogueCommands } from '../../contracts/shop/commands.contract.ts';
import type { Database } from '../../lib/database.ts';
import { createExportRepository } from '../../services/catalogue/export.repository.ts';
import { createExportService } from '../../services/catalogue/export.service.ts';
import { readFeed } from '../../services/catalogue/feed/feed.service.ts';
import { createImportRepository } from '../../services/catalogue/import/import.repository.ts';
import { createImportService } from '../../services/catalogue/import/import.service.ts';
import { sites } from '../../sites/sites.ts';
import { createPasswords } from '../../services/login/password-hash.service.ts';
import { createStaffRepository } from '../../services/staff/staff.repository.ts';
import { createStaff } from '../../services/staff/staff.service.ts';
import { changeStaff } from './change-staff.ts';
import { createPersonCommands } from './person.ts';
import type { Config } from '../config/config.ts';
import { fillFromContent } from '../content/fill.ts';
import { readContentPages } from '../content/content-pages.ts';
import { readSearchWords } from '../content/search-words.ts';
import { fillNavigation, readNavigationContent } from '../content/navigation-content.ts';
import { fillPromotions, readPromotionContent } from '../content/promotion-content.ts';

export interface CommandParts {
  readonly db: Database;
  /** folder of the content */
  readonly folder: string;
  readonly origins: Config['origins'];
  readonly now: () => Date;
}

export interface OwnCommands extends CatalogueCommands {
  /** removes what imports have left behind */
  readonly tidyUp: () => Promise<void>;
  /** aborts running commands, which then change nothing, and waits for their end */
  readonly stop: () => Promise<void>;
}

/** Runs the commands on a database that this process has opened. */
export const createCommands = ({ db, folder, origins, now }: CommandParts): OwnCommands => {
  const stopping = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const yieldToEventLoop = async (): Promise<void> => {
    await nextTurn();
    stopping.signal.throwIfAborted();
  };
  const importer = createImportService({ repository: createImportRepository(db), now, yieldToEventLoop });
  const exporter = createExportService(createExportRepository(db));
  const tracked = <T>(work: Promise<T>): Promise<T> => {
    const ended = work.catch(() => {}).finally(() => underWay.delete(ended));
    underWay.add(ended);
    return work;
  };
  return {
    importFeed: (site, feed, onProgress) =>
      tracked(importer.run({ site, source: 'feed', rows: readFeed(feed, sites[site].currency), onProgress })),
    exportFeed: (site, format) => exporter.run({ site, format, origin: origins[site][0] ?? '' }),
    takeContent: async (onSite) => {
      // Everything is read and checked before the first row is written (RUN-4).
      readNavigationContent(folder);
      const promotions = { folder, now: now() };
      readPromotionContent(promotions);
      readSearchWords({ folder, content: readContentPages(folder), sisterOriginOf: (site) => origins[site][0] ?? '' });
      const take = async () => {
        await fillFromContent({ db, folder, now, onSite, yieldToEventLoop, writePast: writeDemoPast });
        await fillNavigation(db, folder, now());
        await fillPromotions(db, promotions);
      };
      await tracked(take());
    },
    changeStaff: (command) =>
      changeStaff(createStaff({ repository: createStaffRepository(db), passwords: createPasswords(), now }), command),
    ...createPersonCommands(db, now),
    tidyUp: () => tracked(importer.tidyUp()),
    stop: async () => {
      stopping.abort(new CommandError('Stopped before the end: what was not finished has changed nothing.'));
      await Promise.all(underWay);
    },
  };
};
