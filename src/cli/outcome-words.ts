import type { ImportOutcome, ImportReport } from '../contracts/catalogue/feed.contract.ts';
import type { SiteCode } from '../contracts/shop/site.contract.ts';
import { figure } from './progress.ts';

const rowsShown = 20;

const faultLines = ({ bad, faults }: ImportReport): string[] => {
  const shown = faults
    .slice(0, rowsShown)
    .map(({ line, id, reason }) => `  line ${line}${id ? ` (${id})` : ''}: ${reason}`);
  return bad > shown.length ? [...shown, `  … and ${figure(bad - shown.length)} more`] : shown;
};

const rows = (count: number): string => (count === 1 ? '1 row' : `${figure(count)} rows`);

const picturesWord = (count: number): string =>
  `${figure(count)} ${count === 1 ? 'picture is' : 'pictures are'} fetched while the shop runs: npm run shop -- pictures shows how far.`;

/** Returns the lines that describe the outcome of an import; `name` is the name of the source. */
export const outcomeWords = (site: SiteCode, name: string, outcome: ImportOutcome): string[] => {
  if (outcome.ok) {
    const { items, bad, pictures = 0 } = outcome.report;
    const sold = `${site} sells ${figure(items)} articles now.`;
    return [
      ...(bad === 0 ? [sold] : [`${sold} Left out: ${rows(bad)}.`, ...faultLines(outcome.report)]),
      ...(pictures === 0 ? [] : [picturesWord(pictures)]),
    ];
  }
  switch (outcome.code) {
    case 'BUSY':
      return [`Another import of ${site} is under way: wait until it has ended.`];
    case 'FROM_FEED':
      return [`${site}: catalogue came from a feed, left as it is.`];
    case 'NOT_A_FEED':
      return [`${name} is no product feed: ${outcome.reason}. Nothing was changed.`];
    case 'EMPTY':
      return [`${name} holds no articles: a feed is the whole catalogue, so nothing was changed.`];
    case 'TOO_MANY_BAD':
      return [
        `Refused: ${figure(outcome.report.bad)} of ${rows(outcome.report.bad + outcome.report.items)} cannot be sold, which is more than one in ten. Nothing was changed.`,
        ...faultLines(outcome.report),
      ];
  }
};

/** Returns the lines that describe the outcome of importing the content's articles on one site. */
export const contentWords = (site: SiteCode, outcome: ImportOutcome): string[] =>
  !outcome.ok && outcome.code === 'EMPTY'
    ? [`${site}: the content holds no articles, the catalogue is left as it is.`]
    : outcomeWords(site, 'content', outcome);
