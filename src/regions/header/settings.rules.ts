import type { Platform } from '../../contracts/shop/site.contract.ts';

/** HDR-3: the settings that the embedding page chooses; the site is separate (`data-site`). */
export interface HeaderSettings {
  /** HDR-4: for checkout: only logo and hint */
  readonly reduced: boolean;
  /** the banner above the full header */
  readonly showPromotionBanner: boolean;
  /** HDR-2: hides on scrolling down, returns on scrolling up, and locks the page while a flyout is open */
  readonly sticky: boolean;
  /** if missing, the width decides in the browser (SITE-9) */
  readonly platform?: Platform;
  /** whether the configured third party asks for consent */
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

/** The settings as attributes of the header's element. */
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

/** Short, because it is part of every page's first script. */
const words: Readonly<Record<string, string>> = { platform: 'MATCH|SMARTPHONE|TABLET|CLASSIC', stage: 'live|test' };
const names = 'reduced showPromotionBanner sticky platform onetrustenabled stage showsecurehint'.split(' ');

/** Settings with an invalid attribute; they count as missing. */
export const wrongSettings = (dataset: Readonly<Record<string, string | undefined>>): readonly string[] =>
  names.filter((name) => !`${words[name] ?? 'true|false'}|undefined`.split('|').includes(String(dataset[name])));
