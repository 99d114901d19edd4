import type { Currency } from '../../contracts/shop/site.contract.ts';

/** How prices look in a currency: between which endings they lie, and from which amount on. */
interface PriceStep {
  /** amounts below it, in hundredths */
  readonly below: number;
  /** the endings come again at every multiple of this */
  readonly every: number;
  readonly endings: readonly number[];
}

interface PriceTable {
  /** of one euro */
  readonly rate: number;
  readonly steps: readonly PriceStep[];
}

/** What a shop there would print on the label: 12.90 CHF, 329 Kč, 5 990 Ft, 54,99 zł, 619,90 TL. */
const tables: Readonly<Record<Currency, PriceTable>> = {
  EUR: {
    rate: 1,
    steps: [
      { below: 100_00, every: 100, endings: [49, 99] },
      { below: Infinity, every: 10_00, endings: [5_00, 9_00] },
    ],
  },
  CHF: {
    rate: 1.05,
    steps: [
      { below: 99_00, every: 100, endings: [50, 90] },
      { below: Infinity, every: 10_00, endings: [5_00, 9_00] },
    ],
  },
  CZK: {
    rate: 25,
    steps: [
      { below: 1000_00, every: 10_00, endings: [9_00] },
      { below: Infinity, every: 100_00, endings: [49_00, 99_00] },
    ],
  },
  HUF: {
    rate: 400,
    steps: [
      { below: 10_000_00, every: 100_00, endings: [90_00] },
      { below: Infinity, every: 1000_00, endings: [490_00, 990_00] },
    ],
  },
  PLN: {
    rate: 4.3,
    steps: [
      { below: 100_00, every: 100, endings: [99] },
      { below: Infinity, every: 10_00, endings: [4_99, 9_99] },
    ],
  },
  TRY: {
    rate: 48,
    steps: [
      { below: 1000_00, every: 10_00, endings: [4_90, 9_90] },
      { below: Infinity, every: 100_00, endings: [49_90, 99_90] },
    ],
  },
};

/** The amounts with a right ending around the wanted one, from low to high. */
const candidates = (wanted: number, { every, endings }: PriceStep): number[] => {
  const base = Math.floor(wanted / every) * every;
  return [-every, 0, every, 2 * every]
    .flatMap((offset) => endings.map((ending) => base + offset + ending))
    .filter((amount) => amount > 0)
    .toSorted((a, b) => a - b);
};

const stepOf = (table: PriceTable, wanted: number): PriceStep =>
  table.steps.find(({ below }) => wanted < below) ?? { below: Infinity, every: 100, endings: [0] };

/** The nearest amount that looks like a price. */
export const roundedPrice = (wanted: number, currency: Currency): number =>
  candidates(wanted, stepOf(tables[currency], wanted)).reduce((best, amount) =>
    Math.abs(amount - wanted) < Math.abs(best - wanted) ? amount : best,
  );

/** The demo's price in a currency, in hundredths: the content's own in euro. Never falls where the price in euro rises. */
export const demoPrice = (eurCents: number, currency: Currency): number =>
  currency === 'EUR' ? eurCents : roundedPrice(eurCents * tables[currency].rate, currency);

/** The price before a reduction: at least one step above the reduced one. */
export const demoPriceBefore = (wasEurCents: number, nowMinor: number, currency: Currency): number => {
  const before = demoPrice(wasEurCents, currency);
  if (before > nowMinor) return before;
  return candidates(nowMinor, stepOf(tables[currency], nowMinor)).find((amount) => amount > nowMinor) ?? before;
};
