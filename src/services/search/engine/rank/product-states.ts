import { growableUint32 } from '../arrays/growable-arrays.ts';
import { endOf, startOf } from '../arrays/lists.ts';
import type { IndexData } from '../indexing/index-data.ts';

const available = 0;
const preorder = 2;
const soldOut = 3;

export const isReducedBit = 1;
/** an article is in stock now */
export const isAvailableBit = 2;
/** an article can be ordered: in stock, on back order or to come */
export const isBuyableBit = 4;

/** position of the price range in `ProductStates.codes`, above the flags */
export const rangeShift = 3;

/** Prices and flags of all products at a moment. */
export interface ProductStates {
  /** the price displayed at the product, in minor units */
  readonly prices: Int32Array;
  readonly flags: Uint8Array;
  /** the flags, and above them the number of the shop's price range */
  readonly codes: Uint8Array;
}

/** Returns the offers whose price or availability changes at a known time, and these times in ascending order. */
const scheduleOf = ({ prices, salePrices, saleFrom, saleTo, availabilities, availableFrom }: IndexData) => {
  const isScheduled = new Uint8Array(prices.length);
  const switches = new Set<number>();
  for (let offer = 0; offer < prices.length; offer += 1) {
    const times = [
      ...((salePrices[offer] ?? -1) >= 0 ? [saleFrom[offer], saleTo[offer]] : []),
      ...(availabilities[offer] === preorder ? [availableFrom[offer]] : []),
    ].filter((time): time is number => time !== undefined && Number.isFinite(time));
    if (times.length > 0) isScheduled[offer] = 1;
    for (const time of times) switches.add(time);
  }
  return { isScheduled, switchTimes: Float64Array.from(switches).toSorted() };
};

/** Returns the products that have one of the offers. */
const productsWith = ({ count, offers }: IndexData, isOne: Uint8Array): Uint32Array => {
  const products = growableUint32();
  for (let product = 0; product < count; product += 1) {
    const end = endOf(offers, product);
    for (let at = startOf(offers, product); at < end; at += 1) {
      if (isOne[offers.values[at] ?? 0] !== 1) continue;
      products.push(product);
      break;
    }
  }
  return products.done();
};

/** Returns the last switch before or at a time, and the first one after it. */
const spanAround = (switchTimes: Float64Array, now: number): readonly [since: number, until: number] => {
  let low = 0;
  let high = switchTimes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((switchTimes[middle] ?? 0) <= now) low = middle + 1;
    else high = middle;
  }
  return [switchTimes[low - 1] ?? -Infinity, switchTimes[low] ?? Infinity];
};

/** Computes the price and the flags of an offer at a moment. */
const createOfferStates = (data: IndexData) => {
  const { prices, salePrices, announced, saleFrom, saleTo, availabilities, availableFrom, outOfStock } = data;
  const states = { prices: new Int32Array(prices.length), flags: new Uint8Array(prices.length) };
  // oxlint-disable-next-line complexity -- each read of a typed array counts as a branch
  const compute = (offer: number, now: number): void => {
    const isSale = (salePrices[offer] ?? -1) >= 0 && (saleFrom[offer] ?? 0) <= now && (saleTo[offer] ?? 0) > now;
    const availability = availabilities[offer] ?? soldOut;
    const hasCome = availability === available || (availability === preorder && (availableFrom[offer] ?? 0) <= now);
    const isAvailable = hasCome && outOfStock[offer] === 0;
    const isBuyable = isAvailable || (!hasCome && availability < soldOut);
    states.prices[offer] = (isSale ? salePrices[offer] : prices[offer]) ?? 0;
    states.flags[offer] =
      (isSale && announced[offer] === 1 ? isReducedBit : 0) |
      (isAvailable ? isAvailableBit : 0) |
      (isBuyable ? isBuyableBit : 0);
  };
  return { states, compute };
};

/**
 * Computes prices and availability by the same rule as the catalogue: the price is that of the cheapest article that can be
 * ordered, or of the cheapest article if none can. All products are computed once, later only those with scheduled changes.
 * `rangesFrom` has the lower bounds of the price ranges, the first is 0. The returned arrays are reused.
 */
export const createProductStates = (data: IndexData, rangesFrom: readonly number[]) => {
  const { count, offers } = data;
  const states = { prices: new Int32Array(count), flags: new Uint8Array(count), codes: new Uint8Array(count) };
  const ofOffers = createOfferStates(data);
  const { isScheduled, switchTimes } = scheduleOf(data);
  let scheduled: Uint32Array | undefined;
  /** the states are valid from `since` up to, but not including, `until` */
  let since = Infinity;
  let until = -Infinity;

  const rangeOf = (price: number): number => {
    let range = rangesFrom.length - 1;
    while (range > 0 && price < (rangesFrom[range] ?? 0)) range -= 1;
    return range;
  };

  const compute = (product: number): void => {
    let cheapest = Infinity;
    let cheapestOfAll = Infinity;
    let flags = 0;
    const end = endOf(offers, product);
    for (let at = startOf(offers, product); at < end; at += 1) {
      const offer = offers.values[at] ?? 0;
      const price = ofOffers.states.prices[offer] ?? 0;
      const own = ofOffers.states.flags[offer] ?? 0;
      flags |= own;
      if (price < cheapestOfAll) cheapestOfAll = price;
      if ((own & isBuyableBit) !== 0 && price < cheapest) cheapest = price;
    }
    const lowest = cheapest < Infinity ? cheapest : cheapestOfAll;
    const price = lowest < Infinity ? lowest : 0;
    states.prices[product] = price;
    states.flags[product] = flags;
    states.codes[product] = (rangeOf(price) << rangeShift) | flags;
  };

  return (moment: number): ProductStates => {
    if (moment >= since && moment < until) return states;
    for (let offer = 0; offer < isScheduled.length; offer += 1)
      if (!scheduled || isScheduled[offer] === 1) ofOffers.compute(offer, moment);
    if (scheduled) for (const product of scheduled) compute(product);
    else for (let product = 0; product < count; product += 1) compute(product);
    scheduled ??= productsWith(data, isScheduled);
    [since, until] = spanAround(switchTimes, moment);
    return states;
  };
};
