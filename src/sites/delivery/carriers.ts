import type { SiteCode } from '../../contracts/shop/site.contract.ts';

export interface Carrier {
  readonly name: string;
  /** the format of its numbers, without spaces, in capital letters */
  readonly number: RegExp;
  /** the page that shows a parcel: https; `{number}` is the number, escaped */
  readonly page: string;
  /** an invented number in the format */
  readonly example: string;
}
type Carriers = Readonly<Record<string, Carrier>>;

const digits = (from: number, to: number): RegExp => new RegExp(`^\\d{${from},${to}}$`);
/** UPU S10: two letters, nine digits, the country. */
const postal = /^[A-Z]{2}\d{9}[A-Z]{2}$/;

const dpd = (locale: string): Carrier => ({
  name: 'DPD',
  number: digits(14, 14),
  page: `https://tracking.dpd.de/status/${locale}/parcel/{number}`,
  example: '01234567890123',
});
const gls = (page: string): Carrier => ({
  name: 'GLS',
  number: /^[A-Z0-9]{8,14}$/,
  page: `https://gls-group.com/${page}?match={number}`,
  example: '12345678901',
});
const packeta = (name: string, language: string): Carrier => ({
  name,
  number: /^Z\d{10}$/,
  page: `https://tracking.packeta.com/${language}/?id={number}`,
  example: 'Z1234567890',
});
const swiss = (locale: 'de' | 'fr'): Carriers => ({
  post: {
    name: locale === 'de' ? 'Die Post' : 'La Poste',
    number: /^99\d{16}$/,
    page: `https://service.post.ch/ekp-web/ui/entry/search/{number}?lang=${locale}`,
    example: '993412345612345678',
  },
  dpd: dpd(locale === 'de' ? 'de_CH' : 'fr_CH'),
});

/** SHOP-13: the parcel carriers of each country, and where their customers see a parcel. */
export const carriers: Readonly<Record<SiteCode, Carriers>> = {
  DE: {
    dhl: {
      name: 'DHL',
      number: /^(?:\d{12,20}|JJD\d{12,20}|[A-Z]{2}\d{9}DE)$/,
      page: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
      example: '00340434161094015902',
    },
    dpd: dpd('de_DE'),
    gls: gls('DE/de/sendungsverfolgung'),
    hermes: {
      name: 'Hermes',
      number: /^H?\d{14,20}$/,
      page: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}',
      example: 'H1001234567890123456',
    },
  },
  AT: {
    post: {
      name: 'Österreichische Post',
      number: /^(?:\d{13,22}|[A-Z]{2}\d{9}AT)$/,
      page: 'https://www.post.at/sv/sendungsdetails?snr={number}',
      example: '1000000000000012',
    },
    dpd: dpd('de_AT'),
    gls: gls('AT/de/paket-verfolgen'),
  },
  CH: swiss('de'),
  CH_FR: swiss('fr'),
  CZ: {
    post: {
      name: 'Česká pošta',
      number: postal,
      page: 'https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers={number}',
      example: 'RR123456789CZ',
    },
    ppl: {
      name: 'PPL',
      number: digits(11, 11),
      page: 'https://www.ppl.cz/vyhledat-zasilku?shipmentId={number}',
      example: '40123456789',
    },
    packeta: packeta('Zásilkovna', 'cs'),
    dpd: dpd('cs_CZ'),
  },
  HU: {
    post: {
      name: 'MPL',
      number: /^[A-Z0-9]{13,24}$/,
      page: 'https://www.posta.hu/nyomkovetes/nyitooldal?searchvalue={number}',
      example: 'PNHU12345678901',
    },
    gls: gls('HU/hu/csomagkovetes'),
    dpd: dpd('hu_HU'),
  },
  PL: {
    inpost: {
      name: 'InPost',
      number: digits(24, 24),
      page: 'https://inpost.pl/sledzenie-przesylek?number={number}',
      example: '600000000000000000000012',
    },
    post: {
      name: 'Poczta Polska',
      number: /^(?:\d{20}|[A-Z]{2}\d{9}PL)$/,
      page: 'https://emonitoring.poczta-polska.pl/?numer={number}',
      example: '00123456789012345678',
    },
    dpd: dpd('pl_PL'),
  },
  SK: {
    post: {
      name: 'Slovenská pošta',
      number: postal,
      page: 'https://tandt.posta.sk/zasielky/{number}',
      example: 'ZB123456789SK',
    },
    packeta: packeta('Packeta', 'sk'),
    dpd: dpd('sk_SK'),
  },
  TR: {
    yurtici: {
      name: 'Yurtiçi Kargo',
      number: digits(10, 14),
      page: 'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code={number}',
      example: '123456789012',
    },
    aras: {
      name: 'Aras Kargo',
      number: digits(10, 20),
      page: 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code={number}',
      example: '1234567890123',
    },
    ptt: {
      name: 'PTT Kargo',
      number: /^(?:\d{12,13}|[A-Z]{2}\d{9}TR)$/,
      page: 'https://gonderitakip.ptt.gov.tr/Track/Verify?q={number}',
      example: 'KP123456789TR',
    },
  },
};
