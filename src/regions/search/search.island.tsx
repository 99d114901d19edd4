import type { Island } from '../../islands/island.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

/** Hydrated when the visitor comes near the field; before that the plain form works by itself. */
export const island: Island<SearchBoxProps> = { name: 'search', wake: 'intent', Component: SearchBox };
