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

/** What an update has done to the articles for sale, or a trial would do. */
const updateWord = (site: SiteCode, { items, isTrial, update }: ImportReport): string => {
  const { added, changed, gone } = update ?? { added: 0, changed: 0, gone: 0 };
  const what = `${figure(added)} added, ${figure(changed)} changed, ${figure(items - added - changed)} as before, ${figure(gone)} out of sale.`;
  return isTrial
    ? `${site} would be brought up to date: ${what} Nothing was changed.`
    : `${site} is up to date: ${what}`;
};

const soldWord = (site: SiteCode, report: ImportReport): string => {
  if (report.update) return updateWord(site, report);
  const articles = `${figure(report.items)} articles`;
  return report.isTrial ? `${site} would sell ${articles}. Nothing was changed.` : `${site} sells ${articles} now.`;
};

/** A whole feed leaves expired articles out; an update has counted those that it took out of sale. */
const expiredWord = ({ expired = 0, update }: ImportReport): string[] =>
  expired === 0 || update ? [] : [`Expired and left out: ${rows(expired)}.`];

/** Returns the lines that describe the outcome of an import; `name` is the name of the source. */
export const outcomeWords = (site: SiteCode, name: string, outcome: ImportOutcome): string[] => {
  if (outcome.ok) {
    const { bad, pictures = 0, isTrial } = outcome.report;
    const sold = soldWord(site, outcome.report);
    return [
      ...(bad === 0 ? [sold] : [`${sold} Left out: ${rows(bad)}.`, ...faultLines(outcome.report)]),
      ...expiredWord(outcome.report),
      ...(pictures === 0 || isTrial ? [] : [picturesWord(pictures)]),
    ];
  }
  switch (outcome.code) {
    case 'BUSY':
      return [`Another import of ${site} is under way: wait until it has ended.`];
    case 'FROM_FEED':
      return [`${site}: catalogue came from a feed, left as it is.`];
    case 'NOT_A_FEED':
      return [`${name} is no product feed: ${outcome.reason}. Nothing was changed.`];
    case 'NO_FEED':
      return [`${site} sells nothing of a feed yet: the first import takes the whole feed, without --update.`];
    case 'TOO_LARGE':
      return [
        `${name} has more than ${rows(outcome.rowsAtMost)}, too many for an update. Import the whole feed. Nothing was changed.`,
      ];
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
