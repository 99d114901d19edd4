import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { carriers, type Carrier } from '../../sites/delivery/carriers.ts';

const carrierOf = (site: SiteCode, id: string): Carrier | undefined =>
  Object.hasOwn(carriers[site], id) ? carriers[site][id] : undefined;

/** A number as carriers print it: spaces, full stops and dashes between its groups do not count. */
const plainNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase();

/** Returns a parcel of a carrier of the country with its number in plain form; `undefined` if there is no such parcel. */
export const parcelIn = (
  site: SiteCode,
  { carrier, number }: { readonly carrier: string; readonly number: string },
): { readonly carrier: string; readonly number: string } | undefined => {
  const plain = plainNumber(number);
  return carrierOf(site, carrier)?.number.test(plain) ? { carrier, number: plain } : undefined;
};

export interface TrackedParcel {
  /** the name of the carrier */
  readonly name: string;
  /** the carrier's page about the parcel */
  readonly url: string;
}

/** SHOP-13: where a parcel is shown. Nothing for a carrier that the country no longer has, and for a number of another format. */
export const trackingOf = (
  site: SiteCode,
  parcel: { readonly carrier: string; readonly number: string },
): TrackedParcel | undefined => {
  const known = parcelIn(site, parcel);
  const carrier = carrierOf(site, parcel.carrier);
  return known && carrier
    ? { name: carrier.name, url: carrier.page.replace('{number}', encodeURIComponent(known.number)) }
    : undefined;
};
