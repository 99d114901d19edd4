/**
 * Money is integer hundredths of a currency, never a float (all six currencies of the shop, whatever they print).
 * Whole part and two digits, so that each site can set them as it prints them.
 */
export const splitMinor = (amountMinor: number): { readonly whole: number; readonly fraction: string } => ({
  whole: Math.trunc(amountMinor / 100),
  fraction: String(Math.abs(amountMinor % 100)).padStart(2, '0'),
});

/** How much lower `now` is than `before`, in whole per cent rounded down; 0 where it is not lower. */
export const savingPercent = (before: number, now: number): number =>
  before > now && before > 0 ? Math.floor(((before - now) / before) * 100) : 0;
