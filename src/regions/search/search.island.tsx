import type { Island } from '../../islands/island.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

/** Wakes when somebody comes near the field: until then the form works by itself. */
export const island: Island<SearchBoxProps> = { name: 'search', wake: 'intent', Component: SearchBox };
