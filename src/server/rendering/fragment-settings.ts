import { newsletterSettingNames, type FragmentQuery } from '../../contracts/shop/fragments.contract.ts';
import { usualOrigin, usualTrackedOrigin } from '../../contracts/newsletter/newsletter.contract.ts';
import type { FragmentName, FragmentSettings } from '../../pages/shell/fragments.tsx';
import { settingAttributes, usualSettings, type HeaderSettings } from '../../regions/header/settings.rules.ts';

/** HDR-3: settings that the query leaves out are those of the shop's own pages. */
const headerSettingsOf = (query: FragmentQuery, stage: HeaderSettings['stage']): HeaderSettings => {
  const flag = (name: 'reduced' | 'showPromotionBanner' | 'sticky' | 'onetrustenabled' | 'showsecurehint') =>
    query[name] === undefined ? usualSettings[name] : query[name] === 'true';
  return {
    reduced: flag('reduced'),
    showPromotionBanner: flag('showPromotionBanner'),
    sticky: flag('sticky'),
    onetrustenabled: flag('onetrustenabled'),
    showsecurehint: flag('showsecurehint'),
    stage: query.stage ?? stage,
    ...(query.platform ? { platform: query.platform } : {}),
  };
};

const usualAddition = 'fragment';

/** NEWS-4, NEWS-9, NEWS-12: a value that is the usual one counts as missing. */
const newsletterSettingsOf = ({
  origin = usualOrigin,
  originAddition = usualAddition,
  tracked = usualTrackedOrigin,
  invalidLink,
  singlePageApp,
}: FragmentQuery): FragmentSettings['newsletter'] => ({
  origin,
  originAddition,
  ...(tracked === usualTrackedOrigin ? {} : { tracked }),
  isLinkInvalid: invalidLink === 'true',
  isSinglePageApp: singlePageApp === 'true',
});

export const settingsOf = (query: FragmentQuery, stage: HeaderSettings['stage']): FragmentSettings => ({
  ...headerSettingsOf(query, stage),
  newsletter: newsletterSettingsOf(query),
});

const regionSettings = (region: FragmentName, query: FragmentQuery): readonly unknown[] => {
  if (region === 'newsletter') return Object.values(newsletterSettingsOf(query));
  return region === 'header' || region === 'footer'
    ? Object.values(settingAttributes(headerSettingsOf(query, 'live')))
    : [];
};

/** Returns the same key for every order of the settings, and whether default values are written or left out. */
export const settingsKey = (region: FragmentName, query: FragmentQuery): string =>
  [query.links ?? 'relative', query.stage, query.platform, ...regionSettings(region, query)].join('|');

/** The name of a setting that the region does not have. */
export const strangerIn = (region: FragmentName, query: FragmentQuery): string | undefined =>
  region === 'newsletter' ? undefined : newsletterSettingNames.find((name) => Object.hasOwn(query, name));

/** Whether the page has set words that are no value of a list: the number of such fragments has no bound. */
export const hasFreeWords = ({
  originAddition = usualAddition,
  tracked = usualTrackedOrigin,
}: FragmentQuery): boolean => originAddition !== usualAddition || tracked !== usualTrackedOrigin;
