import { siteCodes } from '../../contracts/shop/site.contract.ts';
import type { Database } from '../../lib/database.ts';
import { fillEmptySites } from '../content/take/fill.ts';
import { takeContent } from '../content/take/take-content.ts';
import { takenKinds } from '../content/take/take-writers.ts';
import { checkContent } from './check-content.ts';
import type { FolderItems } from '../../services/desk/desk-parts.ts';
import { fillDemoDesk } from './demo-desk.ts';
import { fillDemoCustomers, hasDemoCustomers } from './demo-customers.ts';
import { writeDemoPast } from './demo-past.ts';

export interface FillDemoParts {
  readonly db: Database;
  /** folder of the content */
  readonly folder: string;
  readonly say: (line: string) => void;
  /** what the desk changes in the demo's planned releases */
  readonly folderItems: (db: Database) => FolderItems;
}

/**
 * Checks the whole content, then fills the catalogue of an empty demo; a folder of one's own has no articles. Its themeworlds and
 * promotions are filled again at each start, because they last a few weeks only. Returns whether articles came in.
 */
export const fillDemo = async ({ db, folder, say, folderItems }: FillDemoParts): Promise<boolean> => {
  let hasTaken = false;
  checkContent({ folder, now: new Date(), isDemo: true });
  await fillEmptySites({
    db,
    folder,
    writePast: writeDemoPast,
    now: () => new Date(),
    onBegin: () => say('Filling the shop with the content …'),
    onSite: (site, outcome) => {
      const articles = outcome.ok ? outcome.report.items : 0;
      hasTaken ||= articles > 0;
      say(`  ${site.padEnd(6)} ${articles} articles`);
    },
  });
  await takeContent({
    db,
    folder,
    now: new Date(),
    kinds: takenKinds,
    sites: siteCodes,
    sisterOriginOf: () => '',
    isTrial: false,
  });
  if (!hasDemoCustomers(folder)) {
    say(
      'This is the content of a shop of your own. Articles come from your feed: npm run shop -- import --site DE feed.xml',
    );
    return hasTaken;
  }
  await fillDemoCustomers(db, folder, new Date());
  await fillDemoDesk(db, folderItems(db), new Date());
  return hasTaken;
};
