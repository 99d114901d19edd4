import { createIsbotFromList, list } from 'isbot';
import { memoize } from '../../lib/flow/memoize.ts';

/**
 * Browsers that a tool drives, to test or to measure the shop: they run scripts, and must see what visitors see. A search
 * engine says its own name beside (`Googlebot`, `bingbot` …), also where it draws pages by such a browser.
 */
const drivenBrowsers =
  /^(?:headless|chrome-lighthouse|playwright|cypress\/|selenium|pagespeed|speedcurve|dareboost|testlocally|ptst\[ \/\]\\d|synthetic)$/;

/** Expressions of names that are robots; the proxy's configuration is made of them too (deploy/make-robots.ts). */
export const robotList: readonly string[] = list.filter((pattern) => !drivenBrowsers.test(pattern));

/** What tells a robot stands near the beginning. */
const longestName = 300;

/** The list of robots is one long expression: each name is asked about once. */
const isRobot = memoize<boolean>(createIsbotFromList([...robotList]), 2000);

/** NAV-6: search engines get the whole tree in the HTML. */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && isRobot(userAgent.slice(0, longestName));
