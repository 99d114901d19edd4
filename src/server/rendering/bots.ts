import { createIsbotFromList, list } from 'isbot';
import { memoize } from '../../lib/flow/memoize.ts';

/**
 * Browsers that are driven by a tool that tests or measures the shop: they run scripts and must see what visitors see. A search
 * engine that draws pages with such a browser also sends its own name (`Googlebot`, `bingbot` …).
 */
const drivenBrowsers =
  /^(?:headless|chrome-lighthouse|playwright|cypress\/|selenium|pagespeed|speedcurve|dareboost|testlocally|ptst\[ \/\]\\d|synthetic)$/;

/** Regular expressions for names of robots; the proxy's configuration is made from them too (wiring/proxy/proxy-files.ts). */
export const robotList: readonly string[] = list.filter((pattern) => !drivenBrowsers.test(pattern));

/** The characters of a user agent that are compared: robots name themselves near its beginning. */
const longestName = 300;

/** Cached by name, because the list of robots is one long expression. */
const isRobot = memoize<boolean>(createIsbotFromList([...robotList]), 2000);

/** NAV-6: search engines get the whole tree in the HTML. */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && isRobot(userAgent.slice(0, longestName));
