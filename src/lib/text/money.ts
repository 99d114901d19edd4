/**
 * Splits an amount into its whole part and two digits; each site prints them in its own way. Money is integer hundredths of a
 * currency, never a float, for all six currencies.
 */
export const splitMinor = (amountMinor: number): { readonly whole: number; readonly fraction: string } => ({
  whole: Math.trunc(amountMinor / 100),
  fraction: String(Math.abs(amountMinor % 100)).padStart(2, '0'),
});

/** Returns how much lower `now` is than `before`, in whole per cent rounded down; 0 if it is not lower. */
export const savingPercent = (before: number, now: number): number =>
  before > now && before > 0 ? Math.floor(((before - now) / before) * 100) : 0;
