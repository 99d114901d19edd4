import type { Browser } from './browser.ts';
import { browserClipboard, type Clipboard } from './clipboard.ts';
import { browserPresence, type Presence } from './presence.ts';
import { browserPageRoot, type PageRoot } from './page-root.ts';

/** What few need, and nobody in the first script: it comes with React, or with what asks for it. */
export interface WholeBrowser extends Browser {
  readonly clipboard: Clipboard;
  readonly presence: Presence;
  readonly root: PageRoot;
}

/** The same one, completed where it lacks something: what is kept for a page's browser stays kept. */
export const wholeBrowser = (browser: Browser): WholeBrowser =>
  Object.assign(browser, { clipboard: browserClipboard, presence: browserPresence, root: browserPageRoot, ...browser });
