import { isbot } from 'isbot';
import { remember } from '../lib/remember.ts';

/** What tells a robot stands near the beginning. */
const longestName = 300;

/** The list of robots is one long expression: each name is asked about once. */
const isRobotName = remember((name) => isbot(name), 2000);

/** NAV-6: search engines get the whole tree in the HTML. */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && isRobotName(userAgent.slice(0, longestName));
