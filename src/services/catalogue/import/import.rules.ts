import { createHash } from 'node:crypto';
import type { CatalogueItem } from '../../../contracts/catalogue/feed.contract.ts';

const nineDigits = /^\d{9}$/;
const tcmPattern = /^[A-Za-z0-9-]{1,64}$/;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The nine-digit numbers that a product may get, in the order they are tried: its own id where that is one, then numbers
 * reckoned from it, the same on every site and at every import (PROD-1). The first that nobody else has is kept for good.
 */
export const productNumberAt = (sourceId: string, attempt: number): string => {
  if (attempt === 0 && nineDigits.test(sourceId)) return sourceId;
  const number = hashOf(`${sourceId}#${attempt}`).readUIntBE(0, 6) % 900_000_000;
  return String(100_000_000 + number);
};

/**
 * The article's name inside its product: its id, without the product's before it. Signs that a tcm must not have are
 * replaced, and a short hash keeps what was different different.
 */
export const tcmOf = ({ id, productSourceId }: Pick<CatalogueItem, 'id' | 'productSourceId'>): string => {
  const own = id.startsWith(`${productSourceId}-`) ? id.slice(productSourceId.length + 1) : id;
  if (tcmPattern.test(own)) return own;
  const readable = own.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 50);
  return `${readable}-${hashOf(id).toString('hex').slice(0, 10)}`.replace(/^-+/, '');
};

/** Since when an article costs what. */
export interface PricePoint {
  readonly validFrom: Date;
  readonly amountMinor: number;
}

export interface PriceFacts {
  readonly priceMinor: number;
  readonly sale?: CatalogueItem['sale'] | undefined;
}

const dayInMs = 86_400_000;

const isSaleOn = ({ sale, priceMinor }: PriceFacts, at: Date): boolean =>
  sale !== undefined &&
  sale.amountMinor < priceMinor &&
  (sale.from === undefined || sale.from <= at) &&
  (sale.to === undefined || sale.to > at);

export const effectiveMinor = (facts: PriceFacts, at: Date): number =>
  facts.sale && isSaleOn(facts, at) ? facts.sale.amountMinor : facts.priceMinor;

/** What an article costs from now on by what the feed says: now, and when a sale begins or ends. */
export const scheduleOf = (facts: PriceFacts, at: Date): PricePoint[] => {
  const { from, to } = facts.sale ?? {};
  const switches = [at, ...[from, to].filter((moment) => moment !== undefined && moment > at)] as Date[]; // `undefined` is filtered out
  return switches
    .toSorted((a, b) => a.getTime() - b.getTime())
    .map((validFrom) => ({ validFrom, amountMinor: effectiveMinor(facts, validFrom) }))
    .filter((point, place, all) => place === 0 || all[place - 1]?.amountMinor !== point.amountMinor);
};

/** When the price went down to what it is now: the first of the last points in a row with that amount. */
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
 * Lowest price of the 30 days before the sale began (EU price rule, SHOP-3), or nothing where there is no sale to come or
 * running. `history` is sorted by time. Where it does not reach back, the regular price counts.
 */
export const lowest30Of = (facts: PriceFacts, history: readonly PricePoint[], at: Date): number | undefined => {
  const { sale, priceMinor } = facts;
  if (!sale || sale.amountMinor >= priceMinor || (sale.to && sale.to <= at)) return undefined;
  const past = history.filter(({ validFrom }) => validFrom <= at);
  const isRunning = isSaleOn(facts, at);
  const began = isRunning ? (saleBegan(past, sale.amountMinor) ?? at) : (sale.from ?? at);
  // Until a sale that lies ahead begins, the regular price counts from this import on.
  const known = isRunning ? past : [...past, { validFrom: at, amountMinor: priceMinor }];
  return lowestWithin(known, began.getTime() - 30 * dayInMs, began.getTime()) ?? priceMinor;
};
