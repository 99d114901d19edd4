import { csrfHeader } from '../contracts/shop/site.contract.ts';
import { realBrowser } from '../platform/browser.ts';
import texts from 'virtual:texts';
import type { AnyIsland, Start } from './island.ts';
import { regionElement } from './k-region.ts';

/** The script of every page: small and without React, which is loaded when a region wakes. */
const islandFiles = import.meta.glob<{ island: AnyIsland }>('../regions/*/*.island.tsx');
const startFiles = import.meta.glob<Start>('../regions/*/*.start.ts', { eager: true, import: 'start' });

const nameOf = (path: string): string => path.split('/').at(-1)?.split('.')[0] ?? path;

const islands = Object.fromEntries(
  Object.entries(islandFiles).map(([path, load]) => [nameOf(path), async () => (await load()).island]),
);
const starts = Object.fromEntries(Object.entries(startFiles).map(([path, start]) => [nameOf(path), start]));

// A page with several fragments has the script tag several times.
if (!customElements.get('k-region')) {
  customElements.define(
    'k-region',
    regionElement({ islands, starts, texts, hydrate: () => import('./hydrate.tsx'), browser: realBrowser(csrfHeader) }),
  );
}
