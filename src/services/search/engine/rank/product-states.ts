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

/** Returns the products whose price or availability changes at a known time, and these times in ascending order. */
const scheduleOf = (data: IndexData) => {
  const { count, articleStarts, salePrices, saleFrom, saleTo, availabilities, availableFrom } = data;
  const scheduled: number[] = [];
  const switches = new Set<number>();
  for (let product = 0; product < count; product += 1) {
    let isScheduled = false;
    for (let article = articleStarts[product] ?? 0; article < (articleStarts[product + 1] ?? 0); article += 1) {
      const times = [
        ...((salePrices[article] ?? -1) >= 0 ? [saleFrom[article], saleTo[article]] : []),
        ...(availabilities[article] === preorder ? [availableFrom[article]] : []),
      ].filter((time): time is number => time !== undefined && Number.isFinite(time));
      if (times.length > 0) isScheduled = true;
      for (const time of times) switches.add(time);
    }
    if (isScheduled) scheduled.push(product);
  }
  return { scheduled, switchTimes: Float64Array.from(switches).toSorted() };
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

/**
 * Computes prices and availability by the same rule as the catalogue: the price is that of the cheapest article that can be
 * ordered, or of the cheapest article if none can. All products are computed once, later only those with scheduled changes.
 * `rangesFrom` has the lower bounds of the price ranges, the first is 0. The returned arrays are reused.
 */
export const createProductStates = (data: IndexData, rangesFrom: readonly number[]) => {
  const { count, articleStarts, prices, salePrices, announced } = data;
  const { saleFrom, saleTo, availabilities, availableFrom, outOfStock } = data;
  const states = { prices: new Int32Array(count), flags: new Uint8Array(count), codes: new Uint8Array(count) };
  const { scheduled, switchTimes } = scheduleOf(data);
  let isComputed = false;
  /** the states are valid from `since` up to, but not including, `until` */
  let since = Infinity;
  let until = -Infinity;

  const rangeOf = (price: number): number => {
    let range = rangesFrom.length - 1;
    while (range > 0 && price < (rangesFrom[range] ?? 0)) range -= 1;
    return range;
  };

  // oxlint-disable-next-line complexity -- each read of a typed array counts as a branch
  const compute = (product: number, now: number): void => {
    let cheapest = Infinity;
    let cheapestOfAll = Infinity;
    let flags = 0;
    for (let article = articleStarts[product] ?? 0; article < (articleStarts[product + 1] ?? 0); article += 1) {
      const isSale =
        (salePrices[article] ?? -1) >= 0 && (saleFrom[article] ?? 0) <= now && (saleTo[article] ?? 0) > now;
      const price = (isSale ? salePrices[article] : prices[article]) ?? 0;
      const availability = availabilities[article] ?? soldOut;
      const hasCome = availability === available || (availability === preorder && (availableFrom[article] ?? 0) <= now);
      const isAvailable = hasCome && outOfStock[article] === 0;
      const isBuyable = isAvailable || (!hasCome && availability < soldOut);
      if (isSale && announced[article] === 1) flags |= isReducedBit;
      if (isAvailable) flags |= isAvailableBit;
      if (isBuyable) flags |= isBuyableBit;
      if (price < cheapestOfAll) cheapestOfAll = price;
      if (isBuyable && price < cheapest) cheapest = price;
    }
    const lowest = cheapest < Infinity ? cheapest : cheapestOfAll;
    const price = lowest < Infinity ? lowest : 0;
    states.prices[product] = price;
    states.flags[product] = flags;
    states.codes[product] = (rangeOf(price) << rangeShift) | flags;
  };

  return (moment: number): ProductStates => {
    if (moment >= since && moment < until) return states;
    if (!isComputed) for (let product = 0; product < count; product += 1) compute(product, moment);
    else for (const product of scheduled) compute(product, moment);
    isComputed = true;
    [since, until] = spanAround(switchTimes, moment);
    return states;
  };
};
