import { Type, type Static } from 'typebox';
import type { Moment } from '../../lib/time/moment.ts';
import type { SiteCode } from '../shop/site.contract.ts';
import type { Chapter } from './chapter.contract.ts';

/** NAV-3 */
export const themeworldPath = '/service/themeworld-frontend/api/themeworlds/navigation';

/** NAV-4: the sections in their order. */
export const themeworldSections = ['scout', 'new', 'more', 'lastChance'] as const;
export type ThemeworldSection = (typeof themeworldSections)[number];

/** NAV-4 */
export const themeworldAvailabilities = [
  'onlineOnly',
  'nextWeekStore',
  'thisWeekStore',
  'storeAlso',
  'storeWednesday',
] as const;
export const themeworldBadges = ['scout', 'new', 'preview'] as const;

const picture = Type.Object({
  derivatives: Type.Array(Type.Object({ width: Type.Integer(), path: Type.String() })),
  cutout: Type.Object({
    focusPoint: Type.Object({ x: Type.Number(), y: Type.Number() }),
    zoom: Type.Number(),
  }),
});

export const themeworldSchema = Type.Object({
  title: Type.String(),
  url: Type.String(),
  imgUrl: Type.String(),
  desktopImg: picture,
  kontorCard: Type.Boolean(),
  availability: Type.Array(Type.Enum(themeworldAvailabilities)),
  badges: Type.Array(Type.Enum(themeworldBadges)),
  /** YYYY-MM-DD, the last day of the sale */
  endDate: Type.Optional(Type.String()),
  /** `Endet am 6.12.` in the language of the site */
  endDateText: Type.Optional(Type.String()),
  /** `Nur noch 3 Tage`, in the last days only */
  onlyXDaysLeftText: Type.Optional(Type.String()),
});
export type Themeworld = Static<typeof themeworldSchema>;

const section = Type.Object({ headline: Type.String(), themeworlds: Type.Array(themeworldSchema, { maxItems: 40 }) });

export const themeworldNavigationSchema = Type.Object({
  overview: Type.Object({ title: Type.String(), url: Type.String() }),
  /** a section without themeworlds is left out */
  sections: Type.Object({
    scout: Type.Optional(section),
    new: Type.Optional(section),
    more: Type.Optional(section),
    lastChance: Type.Optional(section),
  }),
  /** texts of badges and availabilities by key, in the language of the site */
  translations: Type.Record(Type.String(), Type.String()),
});
export type ThemeworldNavigation = Static<typeof themeworldNavigationSchema>;

/** Fields for the themeworld's page and the home page that the API does not have. */
export interface ThemeworldDetail {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** name of its picture (4:5) */
  readonly picture: string;
  readonly section: ThemeworldSection;
  readonly themeworld: Themeworld;
  readonly story: readonly Chapter[];
  /** in their order */
  readonly productIds: readonly string[];
}

export type ThemeworldAnswer =
  | { readonly kind: 'themeworld'; readonly detail: ThemeworldDetail }
  /** on sale before */
  | { readonly kind: 'over' }
  | { readonly kind: 'unknown' };

/** The themeworld service for pages. */
export interface Themeworlds {
  /** the sections in their order, texts in the language of the site */
  navigation(site: SiteCode, moment: Moment): Promise<ThemeworldNavigation>;
  /** all visible ones, in the order of the content */
  shown(site: SiteCode, moment: Moment): Promise<readonly ThemeworldDetail[]>;
  themeworld(site: SiteCode, id: number, moment: Moment): Promise<ThemeworldAnswer>;
}
