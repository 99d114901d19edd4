import type { Currency } from '../../contracts/shop/site.contract.ts';

/** The usual endings of prices in a currency, for amounts below a bound. */
interface PriceStep {
  /** the bound, in hundredths */
  readonly below: number;
  /** the endings repeat at each multiple of this */
  readonly every: number;
  readonly endings: readonly number[];
}

interface PriceTable {
  /** the value of one euro */
  readonly rate: number;
  readonly steps: readonly PriceStep[];
}

/** Prices as shops of each country print them: 12.90 CHF, 329 Kč, 5 990 Ft, 54,99 zł, 619,90 TL. */
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

/** Returns the amounts with a usual ending around the wanted one, from low to high. */
const candidates = (wanted: number, { every, endings }: PriceStep): number[] => {
  const base = Math.floor(wanted / every) * every;
  return [-every, 0, every, 2 * every]
    .flatMap((offset) => endings.map((ending) => base + offset + ending))
    .filter((amount) => amount > 0)
    .toSorted((a, b) => a - b);
};

const stepOf = (table: PriceTable, wanted: number): PriceStep =>
  table.steps.find(({ below }) => wanted < below) ?? { below: Infinity, every: 100, endings: [0] };

/** Returns the nearest amount with a usual ending. */
export const roundedPrice = (wanted: number, currency: Currency): number =>
  candidates(wanted, stepOf(tables[currency], wanted)).reduce((best, amount) =>
    Math.abs(amount - wanted) < Math.abs(best - wanted) ? amount : best,
  );

/** Returns the demo's price in a currency, in hundredths. It never falls when the price in euro rises. */
export const demoPrice = (eurCents: number, currency: Currency): number =>
  currency === 'EUR' ? eurCents : roundedPrice(eurCents * tables[currency].rate, currency);

/** Returns the price before a reduction: at least one step above the reduced one. */
export const demoPriceBefore = (wasEurCents: number, nowMinor: number, currency: Currency): number => {
  const before = demoPrice(wasEurCents, currency);
  if (before > nowMinor) return before;
  return candidates(nowMinor, stepOf(tables[currency], nowMinor)).find((amount) => amount > nowMinor) ?? before;
};
