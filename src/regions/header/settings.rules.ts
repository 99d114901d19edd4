import type { Platform } from '../../contracts/shop/site.contract.ts';

/** HDR-3: what the page that carries the header decides about it; the site is the region's own (`data-site`). */
export interface HeaderSettings {
  /** HDR-4: for checkout: logo and hint alone */
  readonly reduced: boolean;
  /** the banner above the full header */
  readonly showPromotionBanner: boolean;
  /** HDR-2: hides on the way down, returns on the way up, and holds the page while a flyout is open */
  readonly sticky: boolean;
  /** without it the width decides in the browser (SITE-9) */
  readonly platform?: Platform;
  /** whether consent is asked for by the configured third party */
  readonly onetrustenabled: boolean;
  readonly stage: 'live' | 'test';
  /** the secure-purchase hint of the reduced header */
  readonly showsecurehint: boolean;
}

export const usualSettings: HeaderSettings = {
  reduced: false,
  showPromotionBanner: true,
  sticky: true,
  onetrustenabled: false,
  stage: 'live',
  showsecurehint: false,
};

/** As they stand on the header's element, in the names that HTML has for them. */
export const settingAttributes = ({
  showPromotionBanner,
  ...settings
}: HeaderSettings): Record<`data-${string}`, string> =>
  Object.fromEntries(
    Object.entries({ ...settings, 'show-promotion-banner': showPromotionBanner }).map(([name, value]) => [
      `data-${name}`,
      String(value),
    ]),
  );

/** Kept short: every page's first script carries it. */
const words: Readonly<Record<string, string>> = { platform: 'MATCH|SMARTPHONE|TABLET|CLASSIC', stage: 'live|test' };
const names = 'reduced showPromotionBanner sticky platform onetrustenabled stage showsecurehint'.split(' ');

/** Settings whose attribute says what it cannot mean: they count as not given. */
export const wrongSettings = (dataset: Readonly<Record<string, string | undefined>>): readonly string[] =>
  names.filter((name) => !`${words[name] ?? 'true|false'}|undefined`.split('|').includes(String(dataset[name])));
