import { createContext, useContext } from 'react';
import type { WholeBrowser } from './whole-browser.ts';

/** Returns the browser; without a provider, as on the server, there is none. */
const context = createContext((): WholeBrowser => {
  throw new Error('Bug: a region used the browser while rendering on the server: move it into an effect or a handler');
});

/** Its value is a function that stays the same as long as the region lives. */
export const BrowserProvider = context.Provider;

/** For effects and event handlers only: while rendering on the server there is no browser. */
export const useBrowser = (): (() => WholeBrowser) => useContext(context);
