import type { Browser } from './browser.ts';
import { browserMedia, type Media } from './page/media.ts';
import { browserPresence, type Presence } from './presence.ts';
import { browserPageRoot, type PageRoot } from './page/page-root.ts';

/** Ports that the first script does not need: they are loaded with Preact, or with the code that needs them. */
export interface WholeBrowser extends Browser {
  readonly media: Media;
  readonly presence: Presence;
  readonly root: PageRoot;
  /** changes the URL of the page without loading it and without a history entry */
  readonly replaceUrl: (url: URL) => void;
}

const replaceUrl = (url: URL): void => history.replaceState(history.state, '', url);

/** Adds the missing ports to the same object, because per-page caches use it as their key. */
export const wholeBrowser = (browser: Browser): WholeBrowser =>
  Object.assign(browser, {
    media: browserMedia,
    presence: browserPresence,
    root: browserPageRoot,
    replaceUrl,
    ...browser,
  });
