import { siteCodes } from '../../contracts/shop/site.contract.ts';
import type { Database } from '../../lib/database.ts';
import { fillEmptySites } from '../content/fill.ts';
import { takeContent } from '../content/take-content.ts';
import { takenKinds } from '../content/take-writers.ts';
import { checkContent } from './check-content.ts';
import type { FolderItems } from '../../services/desk/desk-parts.ts';
import { fillDemoDesk } from './demo-desk.ts';
import { fillDemoCustomers } from './demo-customers.ts';
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
 * Checks the whole content, then fills the catalogue of an empty demo. Its themeworlds and promotions are filled again at each
 * start, because they last a few weeks only. Returns whether a catalogue was empty.
 */
export const fillDemo = async ({ db, folder, say, folderItems }: FillDemoParts): Promise<boolean> => {
  let wasEmpty = false;
  checkContent({ folder, now: new Date(), isDemo: true });
  await fillEmptySites({
    db,
    folder,
    writePast: writeDemoPast,
    now: () => new Date(),
    onBegin: () => {
      wasEmpty = true;
      say('Filling the shop with the demo content …');
    },
    onSite: (site, outcome) => say(`  ${site.padEnd(6)} ${outcome.ok ? outcome.report.items : 0} articles`),
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
  await fillDemoCustomers(db, folder, new Date());
  await fillDemoDesk(db, folderItems(db), new Date());
  return wasEmpty;
};
