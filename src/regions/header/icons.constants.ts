import { headerLinks } from '../../sites/links.ts';
import type { TextKey } from '../../sites/translate.ts';

export const iconNames = ['storefinder', 'account', 'cart'] as const;
/** One of the icons whose link has a flyout. */
export type IconName = (typeof iconNames)[number];

export const iconTitles = {
  storefinder: 'header.storefinder',
  account: 'header.account',
  cart: 'header.cart',
} as const satisfies Readonly<Record<IconName, TextKey>>;
/** the heading of its flyout */
export const flyoutTitles = { ...iconTitles, cart: 'header.yourCart' } as const satisfies Readonly<
  Record<IconName, TextKey>
>;
export const iconHref = (name: IconName): string => headerLinks[name];
export const flyoutId = (name: IconName): string => `flyout-${name}`;
/** the panel of the page that is shown until the region is awake */
export const earlyId = (name: IconName): string => `early-${name}`;
/** How many entries of the cart the preview lists; the cart page has all. */
export const mostEntries = 4;
/** HDR-14 */
export const overlayDelayMs = 1000;
