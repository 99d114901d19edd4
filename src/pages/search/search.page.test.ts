import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../tests/support/words/words.ts';
import type { CatalogueService } from '../../contracts/catalogue/catalogue.contract.ts';
import { searchFixture } from '../../testing/search.fixtures.ts';
import type { SearchResults, SearchService } from '../../contracts/search/search.contract.ts';
import { sites } from '../../sites/sites.ts';
import type { PageRequest, PageServices } from '../page.ts';
import { search as page } from './search.page.ts';

const request = (query: Record<string, string>): PageRequest => ({
  site: sites.DE,
  t: wordsOf('DE'),
  moment: { at: new Date(0), abTests: {} },
  params: {},
  query,
  path: '/search',
});
/** The page with a search that returns this result. */
const load = (query: Record<string, string>, found: Partial<SearchResults> = {}, more: Partial<SearchService> = {}) => {
  const services = {
    search: { ...searchFixture({ facets: [], ...found }), ...more },
    // An empty page requests links that lead on.
    catalogue: { tree: async () => ({ top: [], byId: new Map() }) } as unknown as CatalogueService,
  };
  // No other calls.
  return page.load(request(query), services as PageServices);
};

describe('the results page', () => {
  it('[SRCH-7] tells the other words of the shop that were searched, unless it corrects the term', async () => {
    const more = { synonyms: () => ['sakko', 'blazer'] };
    expect(await load({ query: 'jackett' }, { total: 2 }, more)).toMatchObject({
      props: { synonyms: ['sakko', 'blazer'] },
    });
    const corrected = { total: 2, didYouMean: 'jackett' };
    expect(await load({ query: 'jacket' }, corrected, more)).toMatchObject({ props: { synonyms: [] } });
    expect(await load({ query: 'jackett' }, { total: 0 }, more)).toMatchObject({ props: { synonyms: [] } });
  });

  it('[SRCH-7] is hidden from search engines, and shows the search term', async () => {
    const answer = await load({ query: '  kaffee  bohnen ', page: '1', sort: 'relevance' }, { total: 13 });
    expect(answer).toMatchObject({
      kind: 'shown',
      status: 200,
      head: { title: 'Suche nach „kaffee bohnen“' },
      props: { term: 'kaffee bohnen', list: { total: 13, page: 1 } },
      searched: { words: 'kaffee bohnen', isFound: true },
    });
    expect(answer).not.toHaveProperty('head.canonical');
  });

  it.each<[string, Record<string, string>, Partial<SearchResults>]>([
    ['where something near was found', { query: 'kaffe' }, { didYouMean: 'kaffee' }],
    ['where it is narrowed', { query: 'kaffee', filters: 'colour-blau' }, {}],
    ['where nothing was asked', { query: ' ' }, {}],
  ])('[SRCH-2] counts no question %s', async (_, query, found) => {
    const answer = await load(query, found);
    expect(answer.kind).toBe('shown');
    expect(answer).not.toHaveProperty('searched');
  });

  it('[DESK-7] counts a question that found nothing as one in vain', async () =>
    expect(await load({ query: 'xqzw' }, { total: 0, tiles: [] })).toMatchObject({
      searched: { words: 'xqzw', isFound: false },
    }));

  it('[SRCH-8] redirects terms that have a page', async () => {
    const redirect = (_: string, words: string) => (words === 'Newsletter' ? '/subscribenewsletter' : undefined);
    expect(await load({ query: ' Newsletter ' }, {}, { redirect })).toEqual({
      kind: 'moved',
      permanent: false,
      to: '/subscribenewsletter',
    });
  });

  it('[SRCH-7] shows links and similar terms without results', async () => {
    const none = await load({ query: 'xqzw' }, { total: 0, tiles: [], didYouMean: 'quirl' });
    expect(none).toMatchObject({ props: { term: 'xqzw', didYouMean: 'quirl' } });
    expect(none).not.toHaveProperty('props.list');
  });

  it('[SRCH-7] returns 404 after the last page', async () => {
    expect(await load({ query: 'kaffee', page: '99' }, { total: 13 })).toEqual({ kind: 'missing' });
  });
});
