import { createContext, useContext } from 'react';
import { invariant } from '../lib/invariant.ts';
import type { WholeBrowser } from './whole-browser.ts';

const context = createContext<WholeBrowser | undefined>(undefined);

export const BrowserProvider = context.Provider;

/** For effects and event handlers only: while rendering on the server there is no browser. */
export const useBrowser = (): (() => WholeBrowser) => {
  const browser = useContext(context);
  return () => {
    invariant(browser, 'a region used the browser while rendering on the server: move it into an effect or a handler');
    return browser;
  };
};
