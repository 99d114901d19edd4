import type { Availability } from '../../../contracts/cart/cart.contract.ts';
import type { ItemSale } from '../../../contracts/catalogue/feed.contract.ts';
import type { Currency } from '../../../contracts/shop/site.contract.ts';

/** A parsed value, or the fault. */
export type Read<T> = { readonly value: T } | { readonly fault: string };

const fault = (what: string): { readonly fault: string } => ({ fault: what });
const short = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

const highestMinor = 2_000_000_000;
const priceFirst = /^(\d{1,9})(?:[.,](\d{1,2}))?\s*([A-Za-z]{3})$/;
const currencyFirst = /^([A-Za-z]{3})\s*(\d{1,9})(?:[.,](\d{1,2}))?$/;

/** `12.90 EUR` → 1290. Thousands separators are refused: `1.299` and `1,299` would be ambiguous. */
export const readPrice = (name: string, text: string, currency: Currency): Read<number> => {
  const first = priceFirst.exec(text);
  const second = first ? null : currencyFirst.exec(text);
  const [whole, fraction, code] = first ? [first[1], first[2], first[3]] : [second?.[2], second?.[3], second?.[1]];
  if (whole === undefined || code === undefined)
    return fault(`${name} ${short(text)} is no price like 12.90 ${currency}`);
  if (code.toUpperCase() !== currency)
    return fault(`${name} is in ${code.toUpperCase()}, this site sells in ${currency}`);
  const minor = Number(whole) * 100 + Number((fraction ?? '0').padEnd(2, '0'));
  if (minor === 0) return fault(`${name} is 0`);
  return minor > highestMinor ? fault(`${name} ${short(text)} is too high`) : { value: minor };
};

const availabilityWords: Readonly<Record<string, Availability>> = {
  in_stock: 'AVAILABLE',
  out_of_stock: 'SOLDOUT',
  preorder: 'PREORDER',
  backorder: 'BACKORDER',
  discontinued: 'NOT_AVAILABLE',
};

/** `in_stock`, and `in stock` as older feeds write it. */
export const readAvailability = (text: string): Read<Availability> => {
  const value = availabilityWords[text.toLowerCase().replaceAll(/[\s-]+/g, '_')];
  return value
    ? { value }
    : fault(text === '' ? 'it has no availability' : `its availability ${short(text)} is unknown`);
};

export const availabilityWord = (availability: Availability): string =>
  // Every availability has a word in the table above.
  Object.entries(availabilityWords).find(([, value]) => value === availability)?.[0] ?? 'out_of_stock';

const momentPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/** ISO 8601 as feeds write it: `2026-11-27`, `2026-11-27T08:00+0100`. Without a zone it is UTC. */
export const readMoment = (text: string): Date | undefined => {
  const [, day, time = '00:00', seconds = '00', zone = 'Z'] = momentPattern.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const offset = zone === 'Z' || zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const moment = new Date(`${day}T${time}:${seconds}${offset}`);
  // `Date` moves a day that the month does not have to the next month; `2026-02-30` must be refused instead.
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;
  return isDay && !Number.isNaN(moment.getTime()) ? moment : undefined;
};

/** `from/to` of a sale price. */
export const readWindow = (text: string): Read<Pick<ItemSale, 'from' | 'to'>> => {
  if (text === '') return { value: {} };
  const [from, to, ...more] = text.split('/').map(readMoment);
  if (!from || !to || more.length > 0)
    return fault(`sale_price_effective_date ${short(text)} is not two moments with / between`);
  return from < to ? { value: { from, to } } : fault('sale_price_effective_date ends before it begins');
};

export const readDay = (name: string, text: string): Read<string | undefined> => {
  if (text === '') return { value: undefined };
  const moment = readMoment(text);
  return moment ? { value: text.trim().slice(0, 10) } : fault(`${name} ${short(text)} is no date like 2026-12-24`);
};

export const readQuantity = (text: string): Read<number | undefined> => {
  if (text === '') return { value: undefined };
  return /^\d{1,9}$/.test(text) ? { value: Number(text) } : fault(`quantity ${short(text)} is no whole number`);
};

const inSmallUnits: Readonly<Record<string, { readonly unit: 'g' | 'ml'; readonly times: number }>> = {
  mg: { unit: 'g', times: 0.001 },
  g: { unit: 'g', times: 1 },
  kg: { unit: 'g', times: 1000 },
  ml: { unit: 'ml', times: 1 },
  cl: { unit: 'ml', times: 10 },
  l: { unit: 'ml', times: 1000 },
};

/** `250 g`, `0.75l`; other measures (pieces, metres) have no base price and are ignored. */
export const readMeasure = (text: string): { readonly amount: number; readonly unit: 'g' | 'ml' } | undefined => {
  const [, number, word = ''] = /^(\d{1,7}(?:[.,]\d{1,4})?)\s*([a-z]+)$/i.exec(text) ?? [];
  const known = inSmallUnits[word.toLowerCase()];
  if (number === undefined || !known) return undefined;
  const amount = Math.round(Number(number.replace(',', '.')) * known.times * 1000) / 1000;
  return amount > 0 ? { amount, unit: known.unit } : undefined;
};
