import { csrfHeader } from '../contracts/shop/site.contract.ts';
import { realBrowser } from '../platform/browser.ts';
import texts from 'virtual:texts';
import type { AnyIsland, Start } from './island.ts';
import { regionElement } from './k-region.ts';
import { __vitePreload as preload } from './preload.ts';

/** The script of every page: small and without Preact, which is loaded when a region wakes. */
const islandFiles = import.meta.glob<{ island: AnyIsland }>('../regions/*/*.island.tsx');
const startFiles = import.meta.glob<Start>('../regions/*/*.start.ts', { eager: true, import: 'start' });

const byName = <File>(files: Readonly<Record<string, File>>): Readonly<Record<string, File>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.split('/').at(-1)?.split('.')[0] ?? path, file]),
  );

/** Only Chromium has it. `2g` and `slow-2g` are slow. */
interface WithConnection extends Navigator {
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}

// The files of the first tap are most of what it waits for on a slow line. They are fetched and not run, on our own pages, which name
// them at their end, and never where data is to be saved. The pattern reads any value, and no other word has these figures.
if (
  import.meta.env.PROD &&
  /[34]/.test(
    ((navigator as WithConnection).connection?.saveData ||
      (navigator as WithConnection).connection?.effectiveType) as string,
  )
)
  addEventListener('load', () =>
    // A second after the first view, so that no picture waits for them.
    setTimeout(
      // oxlint-disable-next-line typescript/no-misused-promises -- nothing waits for it, and a function around it would cost bytes
      preload,
      1000,
      () => {},
      document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' '),
    ),
  );

// A page with several fragments has the script tag several times. The regions begin in a task of their own: after this script
// the browser lays out the page in the same task, for the event `load`, and both together are too long on a slow phone.
setTimeout(
  () =>
    customElements.get('k-region') ||
    customElements.define(
      'k-region',
      regionElement({
        // The build puts the names in place of the paths (vite.config.ts).
        islands: import.meta.env.DEV ? byName(islandFiles) : islandFiles,
        starts: import.meta.env.DEV ? byName(startFiles) : startFiles,
        texts,
        hydrate: () => (import.meta.env.DEV ? import('./checked-hydrate.tsx') : import('./hydrate.tsx')),
        browser: realBrowser(csrfHeader),
      }),
    ),
);
