import type { SearchItem } from '../../contracts/staff/desk-items.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { SearchDocument } from './search-words.ts';

/** A site has one item of its search words. */
export const searchKey = 'search words';

/** The words of a site as the desk edits them. */
export const itemOfSearch = ({ redirects, synonyms }: SearchDocument): SearchItem => ({
  redirects: redirects.map(({ to, words, ifAnswered }) => ({ target: to, words, ...omitNullish({ ifAnswered }) })),
  synonyms: Object.entries(synonyms).map(([word, means]) => ({ word, means: [...means] })),
});

/** The document with the words of the desk; allowed hosts and popular searches stay those of the folder. Without an item: no words. */
export const withSearchItem = (document: SearchDocument, item: SearchItem | undefined): SearchDocument => ({
  ...document,
  redirects: (item?.redirects ?? []).map(({ target, words, ifAnswered }) =>
    Object.assign({ to: target, words }, omitNullish({ ifAnswered })),
  ),
  synonyms: Object.fromEntries((item?.synonyms ?? []).map(({ word, means }) => [word, means])),
});
