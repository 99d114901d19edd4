import { Type, type Static } from 'typebox';

/** The nine country sites (SITE-1). All lists of countries have this order. */
export const siteCodes = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const;
export type SiteCode = (typeof siteCodes)[number];

export const siteCodeSchema = Type.Enum(siteCodes);

export const currencies = ['EUR', 'CHF', 'CZK', 'HUF', 'PLN', 'TRY'] as const;
export type Currency = (typeof currencies)[number];

/** Money on the wire: integer hundredths of the currency, for all six of them, never a float. */
export const moneySchema = Type.Object({
  amountMinor: Type.Integer({ minimum: 0 }),
  currency: Type.Enum(currencies),
});
export type Money = Static<typeof moneySchema>;

/** Set by the page that embeds a region, else derived from the width (SITE-9). */
export const platforms = ['MATCH', 'SMARTPHONE', 'TABLET', 'CLASSIC'] as const;
export type Platform = (typeof platforms)[number];

/** Request header with a site code or a locale tag, for callers whose host has no site. */
export const siteHeader = 'x-hunter-site';
/** Header of every change by a same-origin script (SAFE-1); its value is ignored. */
export const csrfHeader = 'x-hunter-csrf';

/** The paths of one page by site, on the sites that have it. */
export type SitePaths = Readonly<Partial<Record<SiteCode, string>>>;
