import { Value } from 'typebox/value';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Static } from 'typebox';
import type { ProductTile } from '../catalogue/catalogue.contract.ts';
import {
  longestQuery,
  redirectsPath,
  redirectsSchema,
  searchAnswerSchema,
  searchPath,
  searchQuerySchema,
  shortestQuery,
  suggestionsPath,
  suggestionsQuerySchema,
  suggestionsSchema,
  type foundProductSchema,
  type SearchQuery,
} from './search.contract.ts';
import { searchAnswerFixture, suggestionsFixture } from '../../testing/search.fixtures.ts';

describe('the contract of the search', () => {
  it('has the paths and bounds that others rely on', () => {
    expect([suggestionsPath, searchPath, redirectsPath, shortestQuery, longestQuery]).toEqual([
      '/service/searchfrontend/api/suggestions',
      '/service/searchfrontend/api/search',
      '/service/searchfrontend/api/redirects',
      2,
      200,
    ]);
  });

  it('accepts its own examples', () => {
    expect([...Value.Errors(suggestionsSchema, suggestionsFixture)]).toEqual([]);
    expect([...Value.Errors(searchAnswerSchema, searchAnswerFixture)]).toEqual([]);
    expect(Value.Check(redirectsSchema, { redirects: { warenkorb: '/service/cartfrontend/cart' } })).toBe(true);
  });

  it('shows a product as every other list of the shop does', () => {
    expectTypeOf<Static<typeof foundProductSchema>>().toExtend<ProductTile>();
    expectTypeOf<keyof ProductTile>().toEqualTypeOf<keyof Static<typeof foundProductSchema>>();
  });

  it.each<[string, unknown, boolean]>([
    ['words and a site', { q: 'kaffee', site: 'DE' }, true],
    ['no words', { site: 'DE' }, false],
    ['no site', { q: 'kaffee' }, false],
    ['201 characters', { q: 'x'.repeat(201), site: 'DE' }, false],
    ['no terms', { q: 'kaffee', site: 'DE', maxSearchTerms: 0 }, true],
    ['21 products', { q: 'kaffee', site: 'DE', maxProducts: 21 }, false],
    ['half a product', { q: 'kaffee', site: 'DE', maxProducts: 0.5 }, false],
  ])('suggestions are asked with %s: %j → %s', (_, query, isTaken) => {
    expect(Value.Check(suggestionsQuerySchema, query)).toBe(isTaken);
  });

  it.each<[Partial<Record<keyof SearchQuery, unknown>>, boolean]>([
    [{ query: 'kaffee' }, true],
    [{}, false],
    [{ query: 'kaffee', page: 0 }, false],
    [{ query: 'kaffee', pageSize: 96 }, true],
    [{ query: 'kaffee', pageSize: 97 }, false],
    [{ query: 'kaffee', sort: 'price-up' }, true],
    [{ query: 'kaffee', sort: 'cheap' }, false],
  ])('[SRCH-7] results are asked with %j → %s', (query, isTaken) => {
    expect(Value.Check(searchQuerySchema, query)).toBe(isTaken);
  });
});
