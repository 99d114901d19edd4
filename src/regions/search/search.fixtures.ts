import { longestTerm } from './search.constants.ts';
import type { SearchBoxProps } from './SearchBox.tsx';

export const searchFixtures = {
  empty: { term: '' },
  'with what the page was searched for': { term: 'handfilter' },
  'with the longest term': { term: 'kaffee '.repeat(longestTerm).slice(0, longestTerm) },
  'with signs that mean something elsewhere': { term: '"<b>&amp; 100 %' },
} as const satisfies Readonly<Record<string, SearchBoxProps>>;
