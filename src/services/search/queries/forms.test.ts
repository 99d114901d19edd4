import { describe, expect, it } from 'vitest';
import { ownEngine, ownProducts, searchAt } from '../../../../tests/support/shops/search-index.ts';
import { formSites, formsOf } from '../../../../tests/support/shops/inflected-forms.ts';
import { foldText } from '../../../lib/text/search-words.ts';
import { sites } from '../../../sites/sites.ts';
import { queryWords } from '../engine/text/tokenize.ts';

describe('500 inflected forms of a language', () => {
  it.each(formSites)('[SRCH-11] find on %s what the word of the title finds, at least 98 times of 100', (site) => {
    const engine = ownEngine(site);
    const find = (query: string, limit: number) =>
      engine.search({ query, offset: 0, limit, sort: 'relevance', filters: [], at: searchAt.getTime() }).productIds;
    const forms = formsOf(sites[site].language);
    expect(new Set(forms.map((pair) => pair.join(' '))).size).toBe(500);
    const missed = forms.filter(([base, form]) => {
      const [first] = find(base, 1);
      return first === undefined || !find(form, 10).includes(first);
    });
    expect(missed.length / forms.length, missed.join(', ')).toBeLessThanOrEqual(0.02);
  });

  // Cup, scarf and salad share a stem in Slovak: šálku must not find scarves first.
  it.each(formSites)('[SRCH-11] of words with at most six letters are taken on %s for no other word', (site) => {
    const engine = ownEngine(site);
    const titles = new Map(ownProducts(site).map(({ productId, title }) => [productId, queryWords(title)]));
    const isTaken = ([base, form]: readonly [string, string]): boolean => {
      const question = { query: form, offset: 0, limit: 1, sort: 'relevance', filters: [] } as const;
      const [first = ''] = engine.search({ ...question, at: searchAt.getTime() }).productIds;
      const begin = foldText(base).slice(0, Math.max(3, base.length - 2));
      return !titles.get(first)?.some((word) => word.includes(begin));
    };
    const short = formsOf(sites[site].language).filter(([base]) => base.length <= 6);
    expect(short.length).toBeGreaterThan(90);
    const taken = short.filter(isTaken);
    expect(taken.length / short.length, taken.join(', ')).toBeLessThanOrEqual(0.02);
  });
});
