import { csrfHeader } from '../contracts/shop/site.contract.ts';
import { realBrowser } from '../platform/browser.ts';
import texts from 'virtual:texts';
import type { AnyIsland, Start } from './island.ts';
import { regionElement } from './k-region.ts';

/** The script of every page: small and without React, which is loaded when a region wakes. */
const islandFiles = import.meta.glob<{ island: AnyIsland }>('../regions/*/*.island.tsx');
const startFiles = import.meta.glob<Start>('../regions/*/*.start.ts', { eager: true, import: 'start' });

const byName = <File>(files: Readonly<Record<string, File>>): Readonly<Record<string, File>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.split('/').at(-1)?.split('.')[0] ?? path, file]),
  );

// A page with several fragments has the script tag several times.
if (!customElements.get('k-region')) {
  customElements.define(
    'k-region',
    regionElement({
      // The build puts the names in place of the paths (vite.config.ts).
      islands: import.meta.env.DEV ? byName(islandFiles) : islandFiles,
      starts: import.meta.env.DEV ? byName(startFiles) : startFiles,
      texts,
      hydrate: () => import('./hydrate.tsx'),
      browser: realBrowser(csrfHeader),
    }),
  );
}
