import type { SiteCode } from '../contracts/shop/site.contract.ts';

/** Value added tax in thousandths. */
export interface VatRates {
  readonly standard: number;
  /** coffee and other food to take home */
  readonly food: number;
}

/** What the law and the parcel carriers of a country require of an order. */
export interface CheckoutTerms {
  readonly vat: VatRates;
  /** carriers announce the parcel by phone */
  readonly wantsPhone: boolean;
  /** addresses name a district beside the city */
  readonly hasDistrict: boolean;
  /** the format of a company's tax number, if invoices have it */
  readonly taxId?: RegExp;
  /** the terms have a checkbox; elsewhere ordering means agreement */
  readonly agrees: boolean;
  /** how long an order is stored: whole years after the year of the order */
  readonly keptYears: number;
}

const swiss: CheckoutTerms = {
  vat: { standard: 81, food: 26 },
  wantsPhone: false,
  hasDistrict: false,
  agrees: false,
  keptYears: 10,
};

/** SHOP-4: one row per country. Rates and periods of 2026. */
export const checkoutTerms: Readonly<Record<SiteCode, CheckoutTerms>> = {
  DE: {
    vat: { standard: 190, food: 70 },
    wantsPhone: false,
    hasDistrict: false,
    agrees: false,
    keptYears: 8,
  },
  AT: {
    vat: { standard: 200, food: 200 },
    wantsPhone: false,
    hasDistrict: false,
    agrees: false,
    keptYears: 7,
  },
  CH: swiss,
  CH_FR: swiss,
  CZ: {
    vat: { standard: 210, food: 120 },
    wantsPhone: true,
    hasDistrict: false,
    // IČO
    taxId: /^\d{8}$/,
    agrees: false,
    keptYears: 10,
  },
  HU: {
    vat: { standard: 270, food: 270 },
    wantsPhone: true,
    hasDistrict: false,
    // adószám
    taxId: /^\d{8}-?[1-5]-?\d{2}$/,
    agrees: true,
    keptYears: 8,
  },
  PL: {
    vat: { standard: 230, food: 230 },
    wantsPhone: true,
    hasDistrict: false,
    // NIP
    taxId: /^\d{3}-?\d{3}-?\d{2}-?\d{2}$/,
    agrees: true,
    keptYears: 5,
  },
  SK: {
    vat: { standard: 230, food: 190 },
    wantsPhone: true,
    hasDistrict: false,
    // IČO
    taxId: /^\d{8}$/,
    agrees: false,
    keptYears: 10,
  },
  TR: {
    vat: { standard: 200, food: 10 },
    wantsPhone: true,
    hasDistrict: true,
    // vergi numarası, or the number of a person who runs a business
    taxId: /^\d{10,11}$/,
    agrees: true,
    keptYears: 10,
  },
};
