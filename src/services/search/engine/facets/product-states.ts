import type { IndexData } from '../indexing/index-data.ts';

const available = 0;
const preorder = 2;
const soldOut = 3;

export const isReducedBit = 1;
/** an article can be had now */
export const isAvailableBit = 2;
/** an article can be bought: now, or to come */
export const isBuyableBit = 4;

/** of the flags with the price range above them: how far above */
export const rangeShift = 3;

/** What is so at a moment: the price that stands at the product, and whether it is reduced and to be had. */
export interface ProductStates {
  readonly prices: Int32Array;
  readonly flags: Uint8Array;
  /** flags, and above them which of the shop's price ranges the price lies in */
  readonly codes: Uint8Array;
}

/**
 * Prices and availability of all products at a moment, as the catalogue reckons them: the price of the cheapest article that
 * can be bought, of the cheapest at all where none can. Reckoned once, then again for those products alone whose day has come.
 * `rangesFrom` says where the price ranges begin, the lowest at 0.
 */
export const createProductStates = (data: IndexData, rangesFrom: readonly number[]) => {
  const { count, articleStarts, prices, salePrices, saleFrom, saleTo, availabilities, availableFrom, empty } = data;
  const states = { prices: new Int32Array(count), flags: new Uint8Array(count), codes: new Uint8Array(count) };
  const timed: number[] = [];
  let at = Number.NaN;
  let until = -Infinity;
  let since = Infinity;

  const rangeOf = (price: number): number => {
    let range = rangesFrom.length - 1;
    while (range > 0 && price < (rangesFrom[range] ?? 0)) range -= 1;
    return range;
  };

  // oxlint-disable-next-line complexity -- each look into a typed array counts as a branch
  const reckon = (product: number, now: number): void => {
    let cheapest = Infinity;
    let cheapestOfAll = Infinity;
    let flags = 0;
    for (let article = articleStarts[product] ?? 0; article < (articleStarts[product + 1] ?? 0); article += 1) {
      const isSale =
        (salePrices[article] ?? -1) >= 0 && (saleFrom[article] ?? 0) <= now && (saleTo[article] ?? 0) > now;
      const price = (isSale ? salePrices[article] : prices[article]) ?? 0;
      const said = availabilities[article] ?? soldOut;
      const hasCome = said === available || (said === preorder && (availableFrom[article] ?? 0) <= now);
      const isAvailable = hasCome && empty[article] === 0;
      const isBuyable = isAvailable || (!hasCome && said < soldOut);
      if (isSale) flags |= isReducedBit;
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

  const switches: number[] = [];
  for (let product = 0; product < count; product += 1) {
    let isTimed = false;
    for (let article = articleStarts[product] ?? 0; article < (articleStarts[product + 1] ?? 0); article += 1) {
      const days = [
        ...((salePrices[article] ?? -1) >= 0 ? [saleFrom[article], saleTo[article]] : []),
        ...(availabilities[article] === preorder ? [availableFrom[article]] : []),
      ].filter((day): day is number => day !== undefined && Number.isFinite(day));
      if (days.length > 0) {
        isTimed = true;
        switches.push(...days);
      }
    }
    if (isTimed) timed.push(product);
  }
  const days = Float64Array.from(new Set(switches)).toSorted();

  const spanOf = (now: number): readonly [number, number] => {
    let low = 0;
    let high = days.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((days[middle] ?? 0) <= now) low = middle + 1;
      else high = middle;
    }
    return [days[low - 1] ?? -Infinity, days[low] ?? Infinity];
  };

  return (moment: number): ProductStates => {
    if (moment >= since && moment < until) return states;
    if (Number.isNaN(at)) for (let product = 0; product < count; product += 1) reckon(product, moment);
    else for (const product of timed) reckon(product, moment);
    at = moment;
    [since, until] = spanOf(moment);
    return states;
  };
};
