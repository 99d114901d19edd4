import type { DeskKind } from '../../contracts/staff/desk-items.contract.ts';
import type { DeskLanguage } from '../desk.texts.ts';

export const kindWords: Readonly<Record<DeskLanguage, Readonly<Record<DeskKind, string>>>> = {
  en: {
    promotion: 'Promotions and footer',
    themeworld: 'Themeworlds',
    navigation: 'Navigation and teasers',
    search: 'Search words',
    voucher: 'Vouchers',
  },
  de: {
    promotion: 'Aktionen und Footer',
    themeworld: 'Themenwelten',
    navigation: 'Navigation und Teaser',
    search: 'Suchwörter',
    voucher: 'Gutscheine',
  },
};
