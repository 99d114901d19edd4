import type { ConsentVendor } from '../../contracts/tracking/consent.contract.ts';

/** The attributes of the region's element for a vendor; none if the shop asks itself. */
export const vendorAttributes = (vendor: ConsentVendor | undefined): Readonly<Record<`data-${string}`, string>> =>
  vendor
    ? {
        'data-vendor': vendor.script,
        'data-live': vendor.live,
        'data-dev': vendor.dev,
        ...(vendor.systemsSuffix === undefined ? {} : { 'data-systems': vendor.systemsSuffix }),
      }
    : {};
