import type { History } from './recent.rules.ts';

/** What a browser keeps; times are ms since 1970. */
export const historyFixtures = {
  'nothing yet': [],
  'one product': [['100000002', 900]],
  'three products, the newest first': [
    ['100000002', 900],
    ['100000003', 800],
    ['100000004', 700],
  ],
} as const satisfies Readonly<Record<string, History>>;
