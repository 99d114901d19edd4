import type { ConsentVendor } from '../../contracts/tracking/consent.contract.ts';

/** What the region's element says of the vendor; nothing where the shop asks by itself. */
export const vendorAttributes = (vendor: ConsentVendor | undefined): Readonly<Record<`data-${string}`, string>> =>
  vendor
    ? {
        'data-vendor': vendor.script,
        'data-live': vendor.live,
        'data-dev': vendor.dev,
        ...(vendor.systemsSuffix === undefined ? {} : { 'data-systems': vendor.systemsSuffix }),
      }
    : {};
