import type { DeskLanguage } from '../desk.texts.ts';

const locale = (language: DeskLanguage): string => (language === 'de' ? 'de-DE' : 'en-GB');

/** `3,42 %` */
export const shareText = (share: number, language: DeskLanguage): string =>
  new Intl.NumberFormat(locale(language), {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(share);

/** `+0,35` percentage points, or an amount, with plus or minus. */
export const differenceText = (value: number, language: DeskLanguage, currency?: string): string =>
  currency === undefined
    ? `${new Intl.NumberFormat(locale(language), { signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value * 100)} %-P.`
    : new Intl.NumberFormat(locale(language), { style: 'currency', currency, signDisplay: 'exceptZero' }).format(value);

export const amountText = (value: number, language: DeskLanguage, currency: string): string =>
  new Intl.NumberFormat(locale(language), { style: 'currency', currency }).format(value);

export const countText = (value: number, language: DeskLanguage): string =>
  new Intl.NumberFormat(locale(language)).format(value);
