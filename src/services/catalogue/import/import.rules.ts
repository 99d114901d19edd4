import { createHash } from 'node:crypto';
import type { CatalogueItem } from '../../../contracts/catalogue/feed.contract.ts';
import { dayMs } from '../../../lib/time/day.ts';

const nineDigits = /^\d{9}$/;
const tcmPattern = /^[A-Za-z0-9-]{1,64}$/;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Returns the nine-digit numbers to try for a product, in order: its own id if it is one, then numbers
 * computed from it, the same on every site and at every import (PROD-1). It keeps the first free one forever.
 */
export const productNumberAt = (sourceId: string, attempt: number): string => {
  if (attempt === 0 && nineDigits.test(sourceId)) return sourceId;
  const number = hashOf(`${sourceId}#${attempt}`).readUIntBE(0, 6) % 900_000_000;
  return String(100_000_000 + number);
};

/**
 * Returns the article's name inside its product: its id without the product's id. Characters not allowed in a tcm are
 * replaced, and a short hash keeps different ids different.
 */
export const tcmOf = ({ id, productSourceId }: Pick<CatalogueItem, 'id' | 'productSourceId'>): string => {
  const own = id.startsWith(`${productSourceId}-`) ? id.slice(productSourceId.length + 1) : id;
  if (tcmPattern.test(own)) return own;
  const readable = own.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 50);
  return `${readable}-${hashOf(id).toString('hex').slice(0, 10)}`.replace(/^-+/, '');
};

/** The price of an article from a time on. */
export interface PricePoint {
  readonly validFrom: Date;
  readonly amountMinor: number;
}

export interface PriceFacts {
  readonly priceMinor: number;
  readonly sale?: CatalogueItem['sale'] | undefined;
}

const isSaleOn = ({ sale, priceMinor }: PriceFacts, at: Date): boolean =>
  sale !== undefined &&
  sale.amountMinor < priceMinor &&
  (sale.from === undefined || sale.from <= at) &&
  (sale.to === undefined || sale.to > at);

export const effectiveMinor = (facts: PriceFacts, at: Date): number =>
  facts.sale && isSaleOn(facts, at) ? facts.sale.amountMinor : facts.priceMinor;

/** Returns the future prices of an article by the feed: now, and when a sale begins or ends. */
export const scheduleOf = (facts: PriceFacts, at: Date): PricePoint[] => {
  const { from, to } = facts.sale ?? {};
  const switches = [at, ...[from, to].filter((moment) => moment !== undefined && moment > at)] as Date[]; // `undefined` is filtered out
  return switches
    .toSorted((a, b) => a.getTime() - b.getTime())
    .map((validFrom) => ({ validFrom, amountMinor: effectiveMinor(facts, validFrom) }))
    .filter((point, place, all) => place === 0 || all[place - 1]?.amountMinor !== point.amountMinor);
};

/** Returns when the price fell to the current one: the first of the last consecutive points with this amount. */
const saleBegan = (past: readonly PricePoint[], amountMinor: number): Date | undefined => {
  const before = past.findLastIndex((point) => point.amountMinor !== amountMinor);
  return past[before + 1]?.validFrom;
};

const lowestWithin = (points: readonly PricePoint[], from: number, until: number): number | undefined => {
  const amounts = points
    .filter((point, place) => {
      const ends = points[place + 1]?.validFrom.getTime() ?? Infinity;
      return point.validFrom.getTime() < until && ends > from;
    })
    .map(({ amountMinor }) => amountMinor);
  return amounts.length === 0 ? undefined : Math.min(...amounts);
};

/**
 * Lowest price of the 30 days before the sale began (EU price rule, SHOP-3), or nothing without a future or
 * running. `history` is sorted by time. If it does not reach back that far, the regular price is used.
 */
export const lowest30Of = (facts: PriceFacts, history: readonly PricePoint[], at: Date): number | undefined => {
  const { sale, priceMinor } = facts;
  if (!sale || sale.amountMinor >= priceMinor || (sale.to && sale.to <= at)) return undefined;
  const past = history.filter(({ validFrom }) => validFrom <= at);
  const isRunning = isSaleOn(facts, at);
  const began = isRunning ? (saleBegan(past, sale.amountMinor) ?? at) : (sale.from ?? at);
  // Until a future sale begins, the regular price applies from this import on.
  const known = isRunning ? past : [...past, { validFrom: at, amountMinor: priceMinor }];
  return lowestWithin(known, began.getTime() - 30 * dayMs, began.getTime()) ?? priceMinor;
};
