import { describe, expect, it } from 'vitest';
import { ownEngine, ownProducts, searchAt, titledProduct } from '../../../../tests/support/shops/search-index.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { sites } from '../../../sites/sites.ts';
import { csQueries } from './cs.fixtures.ts';
import { deQueries } from './de.fixtures.ts';
import { frQueries } from './fr.fixtures.ts';
import { huQueries } from './hu.fixtures.ts';
import { otherTitles } from './other-titles.fixtures.ts';
import { plQueries } from './pl.fixtures.ts';
import { skQueries } from './sk.fixtures.ts';
import { trQueries } from './tr.fixtures.ts';
import type { TypedQuery } from './typed-query.fixtures.ts';

const tables: readonly (readonly [SiteCode, readonly TypedQuery[]])[] = [
  ['DE', deQueries],
  ['CH_FR', frQueries],
  ['CZ', csQueries],
  ['HU', huQueries],
  ['PL', plQueries],
  ['SK', skQueries],
  ['TR', trQueries],
];

interface Score {
  readonly asked: number;
  readonly missed: readonly string[];
}

/** Collects the queries whose right product is not among the first five. */
const score = (site: SiteCode, queries: readonly TypedQuery[], isCrowded: boolean): Score => {
  const others = isCrowded ? otherTitles(sites[site].language) : [];
  const engine = ownEngine(
    site,
    others.map((title, place) => titledProduct(title, 900_000_000 + place)),
  );
  const question = { offset: 0, limit: 5, sort: 'relevance', filters: [], at: searchAt.getTime() } as const;
  const missed = queries.filter(([, query, right]) => {
    const found = new Set(engine.search({ ...question, query }).productIds);
    return !right.split(' ').some((id) => found.has(id));
  });
  return { asked: queries.length, missed: missed.map(([, query]) => query) };
};

const share = (scores: readonly Score[]): number =>
  1 - scores.flatMap(({ missed }) => missed).length / scores.reduce((sum, { asked }) => sum + asked, 0);

describe('the search in seven languages', () => {
  it.each(tables)(
    '[SRCH-11] is measured on %s by at least forty queries of all kinds, whose products exist',
    (site, queries) => {
      expect(queries.length).toBeGreaterThanOrEqual(40);
      const ids = new Set(ownProducts(site).map(({ productId }) => productId));
      const unknown = queries.flatMap(([, , right]) => right.split(' ').filter((id) => !ids.has(id)));
      expect(unknown).toEqual([]);
      for (const kind of ['prefix', 'typo', 'marks', 'inflected', 'order', 'joined'])
        expect(queries.some(([typing]) => typing === kind)).toBe(true);
    },
  );

  it('[SRCH-11] finds the right product among the first five, at least 98 of 100 times', () => {
    const scores = tables.map(([site, queries]) => score(site, queries, false));
    expect(share(scores), scores.flatMap(({ missed }) => missed).join(', ')).toBeGreaterThanOrEqual(0.98);
  });

  it('[SRCH-11] finds it at least 97 of 100 times among 20,000 other titles', () => {
    const scores = tables.map(([site, queries]) => score(site, queries, true));
    expect(share(scores), scores.flatMap(({ missed }) => missed).join(', ')).toBeGreaterThanOrEqual(0.97);
  });

  it.each(tables)('[SRCH-11] finds at least nine of ten on %s alone', (site, queries) => {
    const own = score(site, queries, false);
    expect(own.missed.length / own.asked, own.missed.join(', ')).toBeLessThan(0.1);
  });

  it.each([
    ['DE', 'blauer mantel', /blau/],
    ['DE', 'grüner mantel', /grün/],
    ['CH_FR', 'manteau bleu', /bleu/],
    ['CZ', 'modrý kabát', /modrá/],
    ['HU', 'kék kabát', /kék/],
    ['HU', 'kék kabátok', /kék/],
    ['HU', 'zöld kabát', /zöld/],
    ['PL', 'niebieski płaszcz', /atramentowy|błękit/],
    ['PL', 'zielony płaszcz', /zieleń|szałwiowy/],
    ['SK', 'modrý kabát', /modrá/],
    ['TR', 'mavi palto', /mavisi/],
  ] as const)('[SRCH-11] puts on %s what has the colour of "%s" before what lacks it', (site, query, colour) => {
    const hasColour = new Map(
      ownProducts(site).map(({ productId, articles }) => [
        productId,
        articles.some(({ color }) => colour.test(color?.toLowerCase() ?? '')),
      ]),
    );
    const question = { query, offset: 0, limit: 24, sort: 'relevance', filters: [], at: searchAt.getTime() } as const;
    const { productIds, didYouMean } = ownEngine(site).search(question);
    const found = productIds.map((id) => hasColour.get(id) ?? false);
    expect(found.length).toBeGreaterThan(3);
    expect(found).toEqual(found.toSorted((one, other) => Number(other) - Number(one)));
    expect(didYouMean).toBeUndefined();
  });
});
