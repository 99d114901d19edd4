import { readFileSync } from 'node:fs';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { allSites } from '../../sites/sites.ts';

type Colours = Readonly<Record<string, { readonly hex: string; readonly names: Readonly<Record<string, string>> }>>;

/** Printed colour name → what its dot is painted with; a feed's own colour names may be unknown here. */
export const readColours = (file: string) => {
  const colours = JSON.parse(readFileSync(file, 'utf8')) as Colours;
  const bySite = new Map(
    allSites.map((site) => [
      site.code,
      new Map(
        Object.values(colours).map(({ hex, names }) => [
          // Swiss German writes ss for ß, in names of colours too.
          (names[site.language] ?? '').replaceAll(site.code === 'CH' ? 'ß' : '\0', 'ss'),
          hex,
        ]),
      ),
    ]),
  );
  return (site: SiteCode, name: string): string | undefined => bySite.get(site)?.get(name);
};
