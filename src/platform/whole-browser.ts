import type { Browser } from './browser.ts';
import { browserClipboard, type Clipboard } from './clipboard.ts';
import { browserPageRoot, type PageRoot } from './page-root.ts';

/** What a region that is awake has besides: it comes with React, not with the first script. */
export interface WholeBrowser extends Browser {
  readonly clipboard: Clipboard;
  readonly root: PageRoot;
}

/** The same one, completed where it lacks something: what is kept for a page's browser stays kept. */
export const wholeBrowser = (browser: Browser): WholeBrowser =>
  Object.assign(browser, { clipboard: browserClipboard, root: browserPageRoot, ...browser });
