import { newsletterSettingNames, promotionSettingNames } from '../../contracts/shop/fragments.contract.ts';
import type { FragmentName } from '../../pages/shell/fragments.tsx';

interface Described {
  readonly settings: readonly string[];
  /** events of the page that it emits or hears */
  readonly events: readonly string[];
}

const ofHeader = ['reduced', 'showPromotionBanner', 'sticky', 'platform', 'onetrustenabled', 'stage', 'showsecurehint'];

const eventsOfHeader = [
  'vueHeaderLoaded',
  'vueHeaderNavigationOpened',
  'vueHeaderNavigationClosed',
  'kontor:header-close',
  'kontor:cart-update',
  'kontor:cart-stored',
  'kontor:cart-count-changed',
  'kontor:cart-data-changed',
];
const eventsOfConsent = ['kontor:consent-updated', 'kontor:consent-settings', 'kontor:tracked'];

/** EMB-4: the regions for other teams' pages, with their settings beside those of all. */
export const fragmentTable: Readonly<Record<FragmentName, Described>> = {
  shell: { settings: ofHeader, events: [...eventsOfHeader, ...eventsOfConsent] },
  header: { settings: ofHeader, events: eventsOfHeader },
  footer: { settings: ['reduced', 'platform'], events: ['kontor:consent-settings'] },
  newsletter: { settings: newsletterSettingNames, events: ['kontor:tracked'] },
  consent: { settings: [], events: eventsOfConsent },
  promotion: { settings: promotionSettingNames, events: ['kontor:tracked'] },
  activity: { settings: [], events: [] },
  preview: { settings: [], events: [] },
  'app-banner': { settings: [], events: [] },
};

/** Settings that no other region has, by region. Those of the header are heard by several. */
const ownSettings: Readonly<Partial<Record<FragmentName, readonly string[]>>> = {
  newsletter: newsletterSettingNames,
  promotion: promotionSettingNames,
};
/** Whether the setting is another region's alone. */
export const isOfAnother = (region: FragmentName, setting: string): boolean =>
  Object.entries(ownSettings).some(([name, settings]) => name !== region && settings.includes(setting));

/** In the order of the table. */
export const fragmentNames = Object.keys(fragmentTable) as readonly FragmentName[]; // its own keys
export const isFragment = (name: string): name is FragmentName => Object.hasOwn(fragmentTable, name);
