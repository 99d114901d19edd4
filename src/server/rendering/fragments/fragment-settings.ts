import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { fragmentQuerySchema, type FragmentQuery } from '../../../contracts/shop/fragments.contract.ts';
import { usualOrigin, usualTrackedOrigin } from '../../../contracts/newsletter/newsletter.contract.ts';
import { homePhaseId } from '../../../contracts/content/promotion.contract.ts';
import type { FragmentName, FragmentSettings } from '../../../pages/shell/fragments.tsx';
import { siteCodes } from '../../../contracts/shop/site.contract.ts';
import { firstFault } from '../../../lib/schema-faults.ts';
import { isSiteCode, siteOfLocale, sites } from '../../../sites/sites.ts';
import { isOfAnother } from './fragment-table.ts';
import type { Site } from '../../../sites/site.ts';
import { settingAttributes, usualSettings, type HeaderSettings } from '../../../regions/header/settings.rules.ts';

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

/** The site of a code or of a locale tag (SITE-1). */
export const siteNamed = (name: string): Site | undefined => (isSiteCode(name) ? sites[name] : siteOfLocale(name));

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
  slot: query.slot ?? homePhaseId,
  tag: query.tag,
  product: query.product,
});

const regionSettings = (region: FragmentName, query: FragmentQuery): readonly unknown[] => {
  if (region === 'newsletter') return Object.values(newsletterSettingsOf(query));
  if (region === 'promotion') return [query.slot ?? homePhaseId, query.tag];
  if (region === 'recent') return [query.product];
  const heard: readonly FragmentName[] = ['shell', 'header', 'footer', 'shell-end'];
  return [
    ...(heard.includes(region) ? Object.values(settingAttributes(headerSettingsOf(query, 'live'))) : []),
    ...(region === 'shell-end' ? [query.product] : []),
  ];
};

/** Returns the same key for every order of the settings, and whether default values are written or left out. */
export const settingsKey = (region: FragmentName, query: FragmentQuery): string =>
  [
    query.links ?? 'relative',
    query.assets ?? 'tags',
    query.stage,
    query.platform,
    ...regionSettings(region, query),
  ].join('|');

const properties: Readonly<Record<string, TSchema>> = fragmentQuerySchema.properties;

/** What is wrong with a setting of the region, or nothing. */
const faultOf = (region: FragmentName, name: string, value: unknown): string | undefined => {
  const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!schema || isOfAnother(region, name)) return 'is not known here';
  if (!Value.Check(schema, value)) return firstFault(Value.Errors(schema, value)).text;
  if (name === 'site' && !siteNamed(String(value))) return `names no site; there are: ${siteCodes.join(', ')}`;
  return undefined;
};

/** A name goes into a header and a comment of HTML, so it is repeated only where it looks like one. */
const nameShown = (name: string): string => (/^\w{1,40}$/.test(name) ? name : 'a setting');

/** More would fill the header. */
const mostWarnings = 5;

/**
 * EMB-1: takes the settings that the region has. What it does not have, or a wrong value, is left out and named: an error would stand in the
 * middle of the page around it.
 */
export const readFragmentQuery = (
  region: FragmentName,
  asked: Readonly<Record<string, unknown>>,
): { readonly query: FragmentQuery; readonly warnings: readonly string[] } => {
  const warnings: string[] = [];
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(asked)) {
    const fault = faultOf(region, name, value);
    if (fault === undefined) query[name] = value;
    else if (warnings.length < mostWarnings) warnings.push(`${nameShown(name)} ${fault}`);
  }
  // Each value has passed the schema of its name.
  return { query, warnings };
};

/** Whether the page has set words that are no value of a list: the number of such fragments has no bound. */
export const hasFreeWords = ({
  originAddition = usualAddition,
  tracked = usualTrackedOrigin,
  slot = homePhaseId,
  tag,
  product,
}: FragmentQuery): boolean =>
  originAddition !== usualAddition ||
  tracked !== usualTrackedOrigin ||
  slot !== homePhaseId ||
  (tag ?? product) !== undefined;
