import type { ConsentVendor } from '../../contracts/tracking/consent.contract.ts';

const vendor: ConsentVendor = {
  script: 'https://cdn.vendor.example/stub.js',
  live: '0a1b-live',
  dev: '0a1b-test',
  systemsSuffix: 'systems.example',
};

/** The server sends the first one to all visitors; the browser shows the question. */
export const consentFixtures = {
  'the shop asks': {},
  'a vendor asks: the region is empty': { vendor },
} as const satisfies Readonly<Record<string, { readonly vendor?: ConsentVendor }>>;
