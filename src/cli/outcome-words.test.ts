import { expect, it } from 'vitest';
import type { ImportOutcome } from '../contracts/catalogue/feed.contract.ts';
import { contentWords, outcomeWords } from './outcome-words.ts';

const faults = (count: number) => Array.from({ length: count }, (_, n) => ({ line: n + 2, reason: 'it has no id' }));

it.each<[ImportOutcome, string[]]>([
  [{ ok: true, report: { items: 1584, bad: 0, faults: [] } }, ['DE sells 1,584 articles now.']],
  [
    { ok: true, report: { items: 9, bad: 1, faults: [{ line: 7, id: 'K1', reason: 'it has no price' }] } },
    ['DE sells 9 articles now. Left out: 1 row.', '  line 7 (K1): it has no price'],
  ],
  [
    { ok: true, report: { items: 9, bad: 0, faults: [], pictures: 1250 } },
    [
      'DE sells 9 articles now.',
      '1,250 pictures are fetched while the shop runs: npm run shop -- pictures shows how far.',
    ],
  ],
  [
    { ok: true, report: { items: 9, bad: 0, faults: [], expired: 1 } },
    ['DE sells 9 articles now.', 'Expired and left out: 1 row.'],
  ],
  [
    {
      ok: true,
      report: { items: 1000, bad: 1, faults: faults(1), expired: 30, update: { added: 20, changed: 900, gone: 29 } },
    },
    [
      'DE is up to date: 20 added, 900 changed, 80 as before, 29 out of sale. Left out: 1 row.',
      '  line 2: it has no id',
    ],
  ],
  [
    {
      ok: true,
      report: { items: 2, bad: 0, faults: [], pictures: 2, update: { added: 1, changed: 1, gone: 0 }, isTrial: true },
    },
    ['DE would be brought up to date: 1 added, 1 changed, 0 as before, 0 out of sale. Nothing was changed.'],
  ],
  [
    { ok: true, report: { items: 2, bad: 0, faults: [], isTrial: true } },
    ['DE would sell 2 articles. Nothing was changed.'],
  ],
  [
    { ok: false, code: 'NO_FEED' },
    ['DE sells nothing of a feed yet: the first import takes the whole feed, without --update.'],
  ],
  [
    { ok: false, code: 'TOO_LARGE', rowsAtMost: 10_000 },
    ['feed.xml has more than 10,000 rows, too many for an update. Import the whole feed. Nothing was changed.'],
  ],
  [{ ok: false, code: 'BUSY' }, ['Another import of DE is under way: wait until it has ended.']],
  [
    { ok: false, code: 'NOT_A_FEED', reason: 'line 1: a feed has no DOCTYPE' },
    ['feed.xml is no product feed: line 1: a feed has no DOCTYPE. Nothing was changed.'],
  ],
  [
    { ok: false, code: 'EMPTY', report: { items: 0, bad: 0, faults: [] } },
    ['feed.xml holds no articles: a feed is the whole catalogue, so nothing was changed.'],
  ],
  [
    { ok: false, code: 'TOO_MANY_BAD', report: { items: 998, bad: 2, faults: faults(2) } },
    [
      'Refused: 2 of 1,000 rows cannot be sold, which is more than one in ten. Nothing was changed.',
      '  line 2: it has no id',
      '  line 3: it has no id',
    ],
  ],
])('[RUN-3] %j is told in words', (outcome, words) => expect(outcomeWords('DE', 'feed.xml', outcome)).toEqual(words));

it('[RUN-3] tells twenty faults and how many more there are', () => {
  for (const [bad, told, more] of [
    [500, 100, 480],
    [30, 30, 10],
  ] as const) {
    const words = outcomeWords('DE', 'feed.xml', { ok: true, report: { items: 9000, bad, faults: faults(told) } });
    expect(words).toHaveLength(22);
    expect(words.at(-1)).toBe(`  … and ${more} more`);
  }
});

it.each<[ImportOutcome, string[]]>([
  [{ ok: true, report: { items: 1584, bad: 0, faults: [] } }, ['DE sells 1,584 articles now.']],
  [{ ok: false, code: 'FROM_FEED' }, ['DE: catalogue came from a feed, left as it is.']],
  [
    { ok: false, code: 'EMPTY', report: { items: 0, bad: 0, faults: [] } },
    ['DE: the content holds no articles, the catalogue is left as it is.'],
  ],
  [{ ok: false, code: 'BUSY' }, ['Another import of DE is under way: wait until it has ended.']],
])('[RUN-6] of the content %j is told in words', (outcome, words) =>
  expect(contentWords('DE', outcome)).toEqual(words),
);
