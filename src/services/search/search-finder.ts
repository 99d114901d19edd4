import type { SuggestedTerm } from '../../contracts/search/search.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { EngineAnswer, EngineQuestion, EngineSuggestion } from './engine/query/search-engine.ts';

/** What is typed, and how much is wanted of it. */
export interface FinderSuggestion {
  readonly typed: string;
  readonly mostTerms: number;
  readonly mostProducts: number;
  readonly at: number;
}

/** The two places where an index can be: in this process, or in the database. Both answer alike. */
export interface SearchFinder {
  answer(site: SiteCode, question: EngineQuestion): Promise<EngineAnswer>;
  suggest(
    site: SiteCode,
    asked: FinderSuggestion,
  ): Promise<{ readonly products: readonly EngineSuggestion[]; readonly searchTerms: readonly SuggestedTerm[] }>;
  /** changes whenever an answer may */
  cachekey(site: SiteCode): string;
  /** looks whether there is anything new to be searched; answers when it is */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}
