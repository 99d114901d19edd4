import type { OrderAddress } from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import type { Site } from '../../sites/site.ts';
import { nameOn } from '../customer/contact.rules.ts';

/** Returns the printed lines of an address. */
export const addressLines = (
  { company, firstName, lastName, street, extra, postcode, city, district }: OrderAddress,
  site: Pick<Site, 'language'>,
): string[] =>
  [
    company,
    nameOn(site, { firstName, lastName }),
    street,
    extra,
    district === undefined ? `${postcode} ${city}` : `${postcode} ${district}/${city}`,
  ].filter((line) => line !== undefined);

/** Returns the first day after the retention period of an order: whole years after its own. */
export const keptUntil = (site: SiteCode, at: Date): string =>
  `${at.getUTCFullYear() + checkoutTerms[site].keptYears + 1}-01-01`;
