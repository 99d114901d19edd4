import { deskWords, type DeskLanguage } from './desk.texts.ts';

/** `2026-03-06 08:00`, on the clock of a site; the Swedish date format is the ISO format. */
export const clockOf = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso));

const localeOf: Readonly<Record<DeskLanguage, string>> = { de: 'de-DE', en: 'en-GB' };

/** `24.11., 08:00` or `24 Nov, 08:00`, where the year is plain. */
export const shortClockOf = (iso: string, timeZone: string, language: DeskLanguage): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    timeZone,
    day: 'numeric',
    month: language === 'de' ? 'numeric' : 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));

/** `November 2026` */
export const monthWords = (iso: string, timeZone: string, language: DeskLanguage): string =>
  new Intl.DateTimeFormat(localeOf[language], { timeZone, month: 'long', year: 'numeric' }).format(new Date(iso));

/** `Montag, 23. November 2026` */
export const dayWords = (iso: string, timeZone: string, language: DeskLanguage): string =>
  new Intl.DateTimeFormat(localeOf[language], { timeZone, dateStyle: 'full' }).format(new Date(iso));

/** When an item stands: `from 2026-03-06 08:00 until 2026-03-07 00:00`. */
export const standsWhen = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  language: DeskLanguage,
): string => {
  const words = deskWords[language];
  const parts = [
    ...(from === undefined ? [] : [words.from.replace('{time}', from.replace('T', ' '))]),
    ...(to === undefined ? [] : [words.until.replace('{time}', to.replace('T', ' '))]),
  ];
  return parts.length === 0 ? words.always : parts.join(' ');
};
