import { createIsbotFromList, list } from 'isbot';
import { LRUCache } from 'lru-cache';

/**
 * Browsers that a tool drives, to test or to measure the shop: they run scripts, and must see what visitors see. A search
 * engine says its own name beside (`Googlebot`, `bingbot` …), also where it draws pages by such a browser.
 */
const drivenBrowsers =
  /^(?:headless|chrome-lighthouse|playwright|cypress\/|selenium|pagespeed|speedcurve|dareboost|testlocally|ptst\[ \/\]\\d|synthetic)$/;

/** Expressions of names that are robots; the proxy's configuration is made of them too (deploy/make-robots.ts). */
export const robotList: readonly string[] = list.filter((pattern) => !drivenBrowsers.test(pattern));

const isRobot = createIsbotFromList([...robotList]);

/** The list of robots is one long expression: each name is asked about once. */
const known = new LRUCache<string, boolean>({ max: 2000 });
/** What tells a robot stands near the beginning. */
const longestName = 300;

/** NAV-6: search engines get the whole tree in the HTML. */
export const isBot = (userAgent: string | undefined): boolean => {
  if (userAgent === undefined) return false;
  const name = userAgent.slice(0, longestName);
  const before = known.get(name);
  if (before !== undefined) return before;
  const bot = isRobot(name);
  known.set(name, bot);
  return bot;
};
