import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { allSites } from '../../sites/sites.ts';
import { contentFaults } from './faults/content-faults.ts';
import { readContentFile } from './content-files.ts';
import { contentColoursSchema } from './content.contract.ts';

/** Returns the hex colour of a colour by its printed name; a feed may use names that are unknown here. */
export const readColours = (folder: string) => {
  const { fault, throwAny } = contentFaults(folder);
  const colours = readContentFile(folder, 'colours.json', contentColoursSchema, fault) ?? {};
  throwAny();
  const bySite = new Map(
    allSites.map((site) => [
      site.code,
      new Map(
        Object.values(colours).map(({ hex, names }) => [
          // Swiss German writes ss for ß.
          names[site.language].replaceAll(site.code === 'CH' ? 'ß' : '\0', 'ss'),
          hex,
        ]),
      ),
    ]),
  );
  return (site: SiteCode, name: string): string | undefined => bySite.get(site)?.get(name);
};
