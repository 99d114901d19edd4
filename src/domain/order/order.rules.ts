import type { Order, OrderAddress } from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import type { Site } from '../../sites/site.ts';
import { nameOn } from '../customer/names.rules.ts';

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

/** The name of a field of the other delivery address in the checkout's form: `street` becomes `toStreet`. */
export const otherField = (name: string): string => `to${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Returns the lines of the invoice's address if the order is delivered elsewhere; else none. */
export const invoiceElsewhere = (
  { address, deliveredTo }: Pick<Order, 'address' | 'deliveredTo'>,
  site: Pick<Site, 'language'>,
): string[] => {
  const lines = addressLines(address, site);
  return lines.join('\n') === deliveredTo.join('\n') ? [] : lines;
};

/** Returns the first day after the retention period of an order: whole years after its own. */
export const keptUntil = (site: SiteCode, at: Date): string =>
  `${at.getUTCFullYear() + checkoutTerms[site].keptYears + 1}-01-01`;
