import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { readCartExtras } from './cart-extras.ts';
import { readChoosing } from './choosing-files.ts';
import { readColours } from './colours.ts';
import { collectFaults } from './faults/collect-faults.ts';
import { ContentError, shownFolder } from './faults/content-faults.ts';
import { createContentService } from '../../services/content/content.service.ts';
import { readPageFiles } from './content-pages.ts';
import { liveContent } from './live-content.ts';
import { newsletterMasters } from './newsletter-masters.ts';
import { readPictureIndex } from './picture-index.ts';
import { readSearchDocuments } from './search-words.ts';
import { readStores } from './store-files.ts';

export interface ShopContentParts {
  /** content/ */
  readonly folder: string;
  /** origin of the sister brand, as a site uses it */
  readonly sisterOriginOf: (site: SiteCode) => string;
}

const checkMasters = (folder: string): void => {
  const absent = Object.values(newsletterMasters).filter((name) => !existsSync(join(folder, 'pictures', name)));
  if (absent.length > 0)
    throw new ContentError(
      absent.map(
        (name) => `${shownFolder(folder)}/pictures/${name}: the file: is missing: add it, the newsletter shows it`,
      ),
    );
};

/** Everything that an open shop reads of its content folder. Throws a ContentError with all faults of all files. */
export const readShopContent = ({ folder, sisterOriginOf }: ShopContentParts) => {
  const faults = collectFaults();
  const hexOf = faults.of(() => readColours(folder));
  const choosing = faults.of(() => readChoosing(folder));
  const pictureIndex = faults.of(() => readPictureIndex(folder));
  const storeFinder = faults.of(() => readStores(folder));
  faults.of(() => checkMasters(folder));
  const pages = faults.of(() => readPageFiles(folder));
  const content = pages && createContentService(pages.files, pages.company, pages.contracts);
  // Search words and cart extras refer to content pages.
  const search = content && faults.of(() => readSearchDocuments({ folder, content, sisterOriginOf }));
  const extras = content && faults.of(() => readCartExtras(folder, content));
  faults.throwAny();
  if (!hexOf || !choosing || !pictureIndex || !storeFinder || !pages || !search || !extras)
    throw new ContentError([`${shownFolder(folder)}: the folder: cannot be read`]);
  const live = liveContent({ pages, search, sisterOriginOf });
  return { hexOf, choosing, pictureIndex, storeFinder, live, extras };
};
export type ShopContent = ReturnType<typeof readShopContent>;
