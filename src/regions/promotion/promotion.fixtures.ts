import type { PromotionContent, ShownPromotion } from '../../contracts/content/promotion.contract.ts';
import { shownContent } from '../../domain/content/shown-promotion.rules.ts';

const image = {
  cutouts: [
    { imagePath: '/pictures/original/1200/band-small.webp', targetSize: { width: 900 }, breakpoint: 979 },
    {
      imagePath: '/pictures/original/2400/band.webp',
      targetSize: { width: 2400 },
      imageCss: 'object-position: 0 100%',
    },
  ],
};

/** Promotions by name as content has them, one per block and state. */
export const writtenPromotions = {
  'a banner with a code': {
    type: 'ApiTopBannerPromotion',
    content: {
      headline: '25 % auf alle Röstungen, nur bis Sonntag',
      headlineShort: '25 % auf Kaffee',
      voucherCode: 'ROEST25',
      voucherCodeInstructions: 'Code im Warenkorb einlösen:',
      legalText: 'Gültig bis Sonntag 24 Uhr, einmal je Bestellung.',
      legalTextHint: 'Bedingungen',
      legalTextHintShort: 'Info',
      ctaButtonLink: '/kaffee-c1000.html',
      ctaButtonText: 'Zum Kaffee',
      selector: 'voucherCode',
      theme: 'light',
      backgroundColorCode: '#F7DBD1',
      textColor: '#3D1D14',
    },
  },
  'a banner with a button': {
    type: 'ApiTopBannerPromotion',
    content: {
      headline: 'Der Advent beginnt am Küchentisch',
      headlineShort: 'Advent am Tisch',
      ctaButtonLink: '/kueche-c2000.html',
      ctaButtonText: 'Zur Küche',
      voucherCode: 'ROEST25',
      selector: 'ctaButton',
      theme: 'dark',
    },
  },
  'a banner of words alone': { type: 'ApiTopBannerPromotion', content: { headline: 'Frisch geröstet' } },
  'a category with picture, code and conditions': {
    type: 'ApiCategory',
    content: {
      headline: 'Welche Bohne passt zu Ihnen?',
      subline: 'Probieren Sie sich durch: 10 % auf Ihre nächste Bestellung.',
      voucherCode: 'PROBIER10',
      voucherCodeInstructions: 'Ihr Code:',
      legalText: 'Einmal je Bestellung einlösbar.',
      legalTextHint: 'Bedingungen',
      ctaButtonLink: '/roestkaffee-c1100.html',
      ctaButtonText: 'Alle Bohnen ansehen',
      image: { cutouts: [{ imagePath: '/pictures/16x9/800/nav-roestungen.webp', targetSize: { width: 720 } }] },
    },
  },
  'a category without a picture': {
    type: 'ApiCategory',
    content: { headline: 'Warm, aber leicht', ctaButtonLink: '/oberteile-c5200.html', ctaButtonText: 'Strick ansehen' },
  },
  'phase integration': {
    type: 'ApiPiPromotion',
    content: {
      headline: 'Drei Röstungen für drei Tageszeiten',
      subline: 'Hell am Morgen, rund am Mittag, dunkel nach dem Essen.',
      ctaButtonLink: '/kaffee-c1000.html',
      ctaButtonText: 'Kaffee entdecken',
      theme: 'dark',
      image,
    },
  },
  'phase integration with its link in the list': {
    type: 'ApiPiPromotion',
    content: {
      headline: 'Drei Röstungen für drei Tageszeiten',
      links: [{ url: '/kaffee-c1000.html', text: 'Kaffee entdecken', boldLink: true }],
    },
  },
} satisfies Readonly<Record<string, { readonly type: string; readonly content: PromotionContent }>>;

/** The same as props of their blocks. */
export const promotions = Object.fromEntries(
  Object.entries(writtenPromotions).map(([name, { type, content }]) => [
    name,
    { type, content: shownContent(content) },
  ]),
) as Readonly<Record<keyof typeof writtenPromotions, ShownPromotion>>;

/** Hostile content as another service answers it (PROMO-10). */
export const writtenEvil = {
  type: 'ApiCategory',
  content: {
    headline: '<img src=x onerror=alert(1)>',
    subline: '<script>alert(1)</script>',
    // oxlint-disable-next-line eslint/no-script-url -- a hostile link
    ctaButtonLink: 'javascript:alert(1)',
    ctaButtonText: 'Hier',
    backgroundColorCode: 'red;position:fixed;inset:0',
    textColor: 'url(https://evil.example)',
    image: {
      cutouts: [
        {
          imagePath: '/pictures/16x9/800/nav-roestungen.webp',
          targetSize: { width: 720 },
          imageCss: 'position: fixed; inset: 0; text-align: center',
          containerCss: 'background: url(https://evil.example); z-index: 9999',
        },
      ],
    },
  },
} satisfies { readonly type: string; readonly content: PromotionContent };

export const evil: ShownPromotion = { type: writtenEvil.type, content: shownContent(writtenEvil.content) };
