import { useRef } from 'react';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import { SearchView } from './SearchView.tsx';
import { useSearch } from './use-search.ts';

export interface SearchBoxProps {
  /** the query of the page; the box shows it */
  readonly term: string;
  /** SITE-9: set by the page; else the width decides */
  readonly platform?: Platform;
}

/** The box with its machine. Before hydration the plain form works by itself. */
export const SearchBox = ({ term, platform }: SearchBoxProps) => {
  const field = useRef<HTMLInputElement>(null);
  const { state, send, focus } = useSearch({ term, platform, field });
  return <SearchView state={state} send={send} focus={focus} field={field} platform={platform} />;
};
