import { useRef } from 'react';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import { SearchView } from './SearchView.tsx';
import { useSearch } from './use-search.ts';

export interface SearchBoxProps {
  /** what the page was searched for; the box shows it */
  readonly term: string;
  /** SITE-9: where the page says it; else the width decides */
  readonly platform?: Platform;
}

/** The box with its machine. Until it is awake the plain form works by itself. */
export const SearchBox = ({ term, platform }: SearchBoxProps) => {
  const field = useRef<HTMLInputElement>(null);
  const { state, send, focus } = useSearch({ term, platform, field });
  return <SearchView state={state} send={send} focus={focus} field={field} platform={platform} />;
};
