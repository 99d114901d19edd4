import type { PromotionItem } from '../contracts/staff/desk.contract.ts';
import { deskWords, type DeskLanguage } from './desk.texts.ts';

/** `2026-03-06 08:00`, on the clock of a site; the Swedish date format is the ISO format. */
export const clockOf = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso));

/** When an item stands: `from 2026-03-06 08:00 until 2026-03-07 00:00`. */
export const standsWhen = ({ from, to }: Pick<PromotionItem, 'from' | 'to'>, language: DeskLanguage): string => {
  const words = deskWords[language];
  const parts = [
    ...(from === undefined ? [] : [words.from.replace('{time}', from.replace('T', ' '))]),
    ...(to === undefined ? [] : [words.until.replace('{time}', to.replace('T', ' '))]),
  ];
  return parts.length === 0 ? words.always : parts.join(' ');
};
