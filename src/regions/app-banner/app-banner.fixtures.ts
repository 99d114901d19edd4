import type { AppBannerProps } from './AppBanner.tsx';

/** The server sends the last one, on every page. */
export const appBannerFixtures = {
  'on Android': { device: 'android' },
  'in Chrome on iOS': { device: 'ios' },
  'not known yet, not meant for this device, or closed: nothing is seen': {},
} as const satisfies Readonly<Record<string, AppBannerProps>>;
