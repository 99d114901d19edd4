import { writeDemoPast } from '../demo/demo-past.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CommandError, type CatalogueCommands } from '../../contracts/shop/commands.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
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
import { articleChanges, fillFromContent } from '../content/take/fill.ts';
import { exportContent } from '../content/export/export-content.ts';
import { takeContent } from '../content/take/take-content.ts';
import { takenKinds } from '../content/take/take-writers.ts';

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
  const ownOrigins = new Set(Object.values(origins).flat());
  const isOwnOrigin = (origin: string): boolean => ownOrigins.has(origin);
  const exporter = createExportService(createExportRepository(db));
  const tracked = <T>(work: Promise<T>): Promise<T> => {
    const ended = work.catch(() => {}).finally(() => underWay.delete(ended));
    underWay.add(ended);
    return work;
  };
  return {
    importFeed: (site, feed, onProgress, way = {}) => {
      const { currency, language } = sites[site];
      const rows = readFeed(feed, { currency, language, isOwnOrigin, at: now() });
      return tracked(importer.run({ site, source: 'feed', rows, onProgress, ...way }));
    },
    exportFeed: (site, format) => exporter.run({ site, format, origin: origins[site][0] ?? '' }),
    takeContent: ({ kinds, sites: which, isTrial, mayEndSales, isOverDesk = false }, onSite) => {
      const sisterOriginOf = (site: SiteCode) => origins[site][0] ?? '';
      const articles = { db, folder, now, sites: which, onSite, yieldToEventLoop, writePast: writeDemoPast };
      const takeArticles = async () => {
        const changes = await articleChanges(articles);
        if (isTrial) return changes;
        if (!mayEndSales && changes.some(({ gone }) => gone.length > 0))
          throw new CommandError('Articles would go out of sale, which was not agreed to. Nothing was changed.');
        await fillFromContent(articles);
        return changes;
      };
      const takes = takenKinds.filter((kind) => kinds.includes(kind));
      return tracked(
        takes.length === 0
          ? takeArticles()
          : takeContent({ db, folder, now: now(), kinds: takes, sites: which, sisterOriginOf, isTrial, isOverDesk }),
      );
    },
    exportContent: () => exportContent({ db, folder, now: now(), sisterOriginOf: (site) => origins[site][0] ?? '' }),
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
