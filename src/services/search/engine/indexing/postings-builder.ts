import { growableUint32 } from '../arrays/growable-arrays.ts';
import type { Lists } from '../arrays/lists.ts';
import { numbering } from '../arrays/numbering.ts';
import { sparseSums } from '../arrays/sparse-sums.ts';
import { stemOf } from '../text/stem.ts';
import { tokenReader, type Token } from '../text/token-reader.ts';
import { isCut } from '../text/tokenize.ts';
import type { IndexFrame } from './index-data.ts';
import { joinedTerm, termTables } from './term-columns.ts';

/** The summed weight of a term in a product that gives half of the highest impact. */
const halfImpactWeight = 5;
const highestImpact = 255;

/** A term's weight in a product as a number from 1 to 255, which approaches the maximum asymptotically. */
const impactOf = (weight: number): number =>
  Math.max(1, Math.min(highestImpact, Math.round((highestImpact * weight) / (weight + halfImpactWeight))));

/** Term and impact in one number; 32 bits have room for sixteen million terms. */
const packPosting = (term: number, impact: number): number => term * 256 + impact;

interface CollectedPostings {
  /** provisional id → term id */
  readonly rank: Uint32Array;
  /** row numbers in the order of product ids */
  readonly order: Uint32Array;
  readonly startOf: (row: number) => number;
  readonly endOf: (row: number) => number;
  readonly packedAt: (position: number) => number;
  readonly total: number;
}

/** Groups postings by term (a counting sort); within a term they are in the order of product ids. */
const postingLists = ({ rank, order, startOf, endOf, packedAt, total }: CollectedPostings) => {
  const starts = new Uint32Array(rank.length + 1);
  for (let position = 0; position < total; position += 1) {
    const after = (rank[packedAt(position) >>> 8] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let term = 0; term < rank.length; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice(0, rank.length);
  const values = new Uint32Array(total);
  const impacts = new Uint8Array(total);
  for (const [product, row] of order.entries()) {
    const end = endOf(row);
    for (let position = startOf(row); position < end; position += 1) {
      const packed = packedAt(position);
      const term = rank[packed >>> 8] ?? 0;
      const to = next[term] ?? 0;
      values[to] = product;
      impacts[to] = packed & 255;
      next[term] = to + 1;
    }
  }
  return { postings: { starts, values } satisfies Lists, impacts };
};

/** Collects terms and their weights product by product, and makes posting lists of them at the end. */
export const createPostingsBuilder = ({ language, locale, synonyms }: IndexFrame) => {
  const terms = numbering();
  const displayForms = new Map<number, string>();
  const postings = growableUint32();
  /** first posting of each row */
  const starts = growableUint32();
  const tokens = tokenReader(terms.of);
  const weights = sparseSums();

  /** Records how terms are displayed, where that differs from the folded term. */
  const display = (texts: readonly Token[]): void => {
    for (const token of texts) {
      if (token.isDisplayRecorded) continue;
      token.isDisplayRecorded = true;
      const [term = 0, ...parts] = token.terms;
      const lower = token.text.toLocaleLowerCase(locale);
      if (parts.length > 0 || displayForms.has(term) || isCut(token.folded)) continue;
      if (lower !== token.folded) displayForms.set(term, lower);
    }
  };

  return {
    tokens: tokens.of,
    display,
    add: (texts: readonly Token[], weight: number): void => {
      for (const token of texts) for (const term of token.terms) weights.add(term, weight);
    },
    addWord: (word: string, weight: number): void => weights.add(terms.of(word), weight),
    addOnce: (text: string, weight: number): void => {
      for (const term of tokens.termsOnce(text)) weights.add(term, weight);
    },
    /** Writes the postings of a product from the weights that were added. */
    endProduct: (): void => {
      starts.push(postings.length);
      weights.drain((term, weight) => postings.push(packPosting(term, impactOf(weight))));
    },
    tables: (order: Uint32Array) => {
      for (const text of Object.entries(synonyms).flat(2)) {
        display(tokens.of(text));
        terms.of(joinedTerm(text));
      }
      const { rank, tables } = termTables({
        words: terms.all(),
        idOf: terms.of,
        displayForms,
        stem: stemOf(language),
        synonyms,
      });
      const lists = postingLists({
        rank,
        order,
        startOf: starts.at,
        endOf: (row) => (row + 1 < starts.length ? starts.at(row + 1) : postings.length),
        packedAt: postings.at,
        total: postings.length,
      });
      return { ...tables, ...lists };
    },
  };
};
