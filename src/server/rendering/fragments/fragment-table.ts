import {
  newsletterSettingNames,
  promotionSettingNames,
  recentSettingNames,
} from '../../../contracts/shop/fragments.contract.ts';
import type { FragmentName } from '../../../pages/shell/fragments.tsx';

interface Described {
  /** what it is, for the list of `GET /fragments/` */
  readonly about: string;
  readonly settings: readonly string[];
  /** events of the page that it emits or hears */
  readonly events: readonly string[];
  /** it shows a promotion of a page, or products once there are some, whose styles no other region needs */
  readonly moreStyles?: 'at once' | 'later';
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
  shell: {
    about: 'all that a page needs at its top: consent with tracking, then the header',
    settings: ofHeader,
    events: [...eventsOfHeader, ...eventsOfConsent],
  },
  header: {
    about: 'header with navigation, search, account and cart; it brings activity, preview and app banner',
    settings: ofHeader,
    events: eventsOfHeader,
  },
  footer: {
    about: 'footer with the newsletter block above it',
    settings: ['reduced', 'platform'],
    events: ['kontor:consent-settings'],
  },
  'shell-end': {
    about: 'all that a page needs at its end: the products viewed before, then the footer',
    settings: ['reduced', 'platform', ...recentSettingNames],
    events: ['kontor:consent-settings', 'kontor:consent-updated'],
    moreStyles: 'later',
  },
  newsletter: {
    about: 'the form of the newsletter alone',
    settings: newsletterSettingNames,
    events: ['kontor:tracked'],
  },
  consent: {
    about: 'question and settings of consent, and the tracking of the page',
    settings: [],
    events: eventsOfConsent,
  },
  recent: {
    about: 'the products that the visitor viewed before; nothing before consent',
    settings: recentSettingNames,
    events: ['kontor:consent-updated'],
    moreStyles: 'later',
  },
  promotion: {
    about: 'the promotion that a slot shows now, or nothing',
    settings: promotionSettingNames,
    events: ['kontor:tracked'],
    moreStyles: 'at once',
  },
  activity: { about: 'keeps an active visitor logged in; comes with the header', settings: [], events: [] },
  preview: { about: 'the button of staff for previews; comes with the header', settings: [], events: [] },
  'app-banner': { about: 'the offer of the app on phones; comes with the header', settings: [], events: [] },
};

/** Settings that only a few regions have. All other settings are those of the header, which several regions read. */
const seldomSettings: ReadonlySet<string> = new Set([
  ...newsletterSettingNames,
  ...promotionSettingNames,
  ...recentSettingNames,
]);
/** Whether the setting is another region's alone. */
export const isOfAnother = (region: FragmentName, setting: string): boolean =>
  seldomSettings.has(setting) && !fragmentTable[region].settings.includes(setting);

/** In the order of the table. */
export const fragmentNames = Object.keys(fragmentTable) as readonly FragmentName[]; // its own keys
export const isFragment = (name: string): name is FragmentName => Object.hasOwn(fragmentTable, name);
