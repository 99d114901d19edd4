import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { EngineQuery, EngineResult, EngineSuggestions } from './engine/search-engine.ts';

/** What was typed, and how many suggestions to return. */
export interface SuggestionsQuery {
  readonly typed: string;
  readonly mostTerms: number;
  readonly mostProducts: number;
  /** in epoch milliseconds */
  readonly at: number;
}

/** A place where the index is kept: in this process, or in the database. Both give the same kind of results. */
export interface SearchFinder {
  search(site: SiteCode, query: EngineQuery): Promise<EngineResult>;
  suggest(site: SiteCode, query: SuggestionsQuery): Promise<EngineSuggestions>;
  /** changes each time a result may change */
  cachekey(site: SiteCode): string;
  /** Updates indexes whose catalogue changed; resolves when they are up to date. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}
