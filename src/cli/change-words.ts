import { contentKinds, type ContentChange } from '../contracts/shop/commands.contract.ts';
import { figure } from './progress.ts';

const parts = ['added', 'changed', 'gone'] as const;
const namesShown = 8;

const isEmpty = (change: ContentChange): boolean => parts.every((part) => change[part].length === 0);

const namesLine = (change: ContentChange, part: (typeof parts)[number]): string[] => {
  const names = change[part];
  if (names.length === 0) return [];
  const more = names.length > namesShown ? ` … and ${figure(names.length - namesShown)} more` : '';
  return [`    ${part}: ${names.slice(0, namesShown).join(', ')}${more}`];
};

const kindWidth = Math.max(...contentKinds.map((kind) => kind.length)) + 2;

const row = (site: string, kind: string, cells: readonly string[]): string =>
  site.padEnd(8) + kind.padEnd(kindWidth) + cells.map((cell) => cell.padStart(9)).join('');

const linesOf = (change: ContentChange): string[] => {
  const counts = parts.map((part) => figure(change[part].length));
  return [row(change.site, change.kind, counts), parts.map((part) => namesLine(change, part))].flat(2);
};

/** Returns the table of what a command changes, by site and kind, with the names below each row. */
export const changeWords = (changes: readonly ContentChange[]): string[] => {
  const ofFeeds = changes.filter(({ isOfFeed }) => isOfFeed).map(({ site }) => site);
  const left = ofFeeds.length > 0 ? [`${ofFeeds.join(', ')}: catalogue came from a feed, left as it is.`] : [];
  const shown = changes.filter((change) => !isEmpty(change));
  if (shown.length === 0) return [...left, 'Nothing changes.'];
  return [...left, row('site', 'part', parts), ...shown.flatMap(linesOf)];
};

/** Returns how many articles go out of sale on each site: `DE 12, AT 3`; nothing if none does. */
export const endedSales = (changes: readonly ContentChange[]): string | undefined => {
  const ended = changes.filter(({ kind, gone }) => kind === 'products' && gone.length > 0);
  return ended.length === 0 ? undefined : ended.map(({ site, gone }) => `${site} ${figure(gone.length)}`).join(', ');
};

/** Returns what the desk has changed and the command leaves alone, or replaces, by site. */
export const deskWords = (changes: readonly ContentChange[], isOverDesk: boolean): string[] => {
  const ofDesk = changes.filter(({ ofDesk: names = [] }) => names.length > 0);
  if (ofDesk.length === 0) return [];
  const lines = ofDesk.map(({ site, kind, ofDesk: names = [] }) => `    ${site} ${kind}: ${names.join(', ')}`);
  return isOverDesk
    ? ['Changed at the desk, and replaced by the folder:', ...lines]
    : ['Changed at the desk, and left alone (--over-desk takes the folder’s):', ...lines];
};
