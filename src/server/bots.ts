import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

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
  const bot = isbot(name);
  known.set(name, bot);
  return bot;
};
