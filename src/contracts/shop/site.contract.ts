import { Type, type Static } from 'typebox';

/** The nine country sites (SITE-1). The order is the order of every list of countries. */
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

/** Given by the page that carries a region; when it is not, the width decides (SITE-9). */
export const platforms = ['MATCH', 'SMARTPHONE', 'TABLET', 'CLASSIC'] as const;
export type Platform = (typeof platforms)[number];

/** Header of the caller's site where the host does not tell it. */
export const siteHeader = 'x-hunter-site';
/** Header that a same-origin script sends with every change (SAFE-1); its value is not read. */
export const csrfHeader = 'x-hunter-csrf';

/** Paths of one page: on each site that has it its own. */
export type SitePaths = Readonly<Partial<Record<SiteCode, string>>>;
