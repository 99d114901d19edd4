import type { ConsentVendor } from '../../contracts/tracking/consent.contract.ts';

const vendor: ConsentVendor = {
  script: 'https://cdn.vendor.example/stub.js',
  live: '0a1b-live',
  dev: '0a1b-test',
  systemsSuffix: 'systems.example',
};

/** The server sends the first one to everybody: that the question is seen is the browser's doing. */
export const consentFixtures = {
  'the shop asks by itself': {},
  'another house asks: nothing of ours is there': { vendor },
} as const satisfies Readonly<Record<string, { readonly vendor?: ConsentVendor }>>;
