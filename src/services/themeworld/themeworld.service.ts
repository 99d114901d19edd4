import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { ThemeworldDetail, Themeworlds } from '../../contracts/content/themeworld.contract.ts';
import { changedItems, type ChangedItems } from '../../domain/content/changed-items.rules.ts';
import type { Change } from '../../domain/content/release.rules.ts';
import { keptByVersion } from '../../lib/flow/kept-by-version.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { commonSpan, spanAround, type TimeSpan } from '../../lib/time/time-span.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';
import { themeworldKey } from './themeworld-item.rules.ts';
import type { ThemeworldRepository, ThemeworldRow } from './themeworld.repository.ts';
import {
  isShown,
  themeworldNavigation,
  themeworldOf,
  themeworldSpan,
  themeworldUrl,
  type ThemeworldWords,
} from './themeworld.rules.ts';

export interface ThemeworldParts {
  readonly repository: Pick<ThemeworldRepository, 'themeworlds' | 'states'>;
  readonly t: (site: SiteCode) => Translate;
  readonly focusOf: ThemeworldWords['focusOf'];
  /** what releases of the desk change on a site */
  readonly changesOf?: (site: SiteCode) => Promise<readonly Change<ThemeworldRow>[]>;
}

type Rows = ChangedItems<ThemeworldRow, readonly ThemeworldRow[]>;
interface State {
  readonly version: number;
  /** changes with what only previews show; not known to tests */
  readonly drafts?: number;
}
const noChanges = async (): Promise<readonly Change<ThemeworldRow>[]> => [];

/** Themeworlds of a site at a moment. Rows are few; they are read again when the content's version changes. */
export const createThemeworldService = ({ repository, t, focusOf, changesOf = noChanges }: ThemeworldParts) => {
  let states = new Map<SiteCode, State>();

  const draftsOf = (site: SiteCode): string => {
    const { version = 0, drafts = 0 } = states.get(site) ?? {};
    return `${version}.${drafts}`;
  };
  const wordsOf = (site: SiteCode): ThemeworldWords => ({
    t: t(site),
    timeZone: sites[site].timeZone,
    language: sites[site].language,
    focusOf,
  });

  const allOf = keptByVersion(draftsOf, async (site: SiteCode): Promise<Rows> => {
    const own = (await repository.themeworlds(site)).map((row) => [themeworldKey(row), row] as const);
    return changedItems(new Map(own), await changesOf(site), (rows) => rows);
  });
  const rowsOf = async (site: SiteCode, moment: Moment): Promise<readonly ThemeworldRow[]> =>
    (await allOf(site)).at(moment);

  const detailOf = (site: SiteCode, row: ThemeworldRow, moment: Moment): ThemeworldDetail => ({
    id: row.themeworld_id,
    title: row.title,
    text: row.text,
    url: themeworldUrl(row, sites[site].language),
    picture: row.picture,
    section: row.section,
    themeworld: themeworldOf(row, moment, wordsOf(site)),
    story: row.story,
    productIds: row.product_ids,
  });

  const service: Themeworlds = {
    navigation: async (site, moment) => themeworldNavigation(await rowsOf(site, moment), moment, wordsOf(site)),
    shown: async (site, moment) =>
      (await rowsOf(site, moment)).filter((row) => isShown(row, moment)).map((row) => detailOf(site, row, moment)),
    themeworld: async (site, id, moment) => {
      const row = (await rowsOf(site, moment)).find(({ themeworld_id }) => themeworld_id === id);
      if (!row) return { kind: 'unknown' };
      if (isShown(row, moment)) return { kind: 'themeworld', detail: detailOf(site, row, moment) };
      // A themeworld that has never been shown is not revealed.
      return row.valid_to <= moment.at ? { kind: 'over' } : { kind: 'unknown' };
    },
  };

  return {
    ...service,
    /** changes with the site's content; part of every page's cache key */
    version: (site: SiteCode): string => String(states.get(site)?.version ?? 0),
    /** changes with drafts as well, which only previews show */
    drafts: draftsOf,
    /** reads the version of each site */
    refresh: async (): Promise<void> => {
      states = new Map((await repository.states()).map(({ site, ...state }) => [site, state]));
    },
    /** returns the themeworlds on sale at some time between two dates, for the staff's timeline */
    between: async (site: SiteCode, from: Date, to: Date): Promise<readonly ThemeworldRow[]> =>
      (await allOf(site)).between(from, to).filter((row) => row.valid_from < to && row.valid_to > from),
    /** a themeworld as it is on its first day, for the drawing of a draft */
    drawn: (site: SiteCode, row: ThemeworldRow): ThemeworldDetail =>
      detailOf(site, row, { at: row.valid_from, abTests: {} }),
    /** returns the time span without scheduled changes: a cache entry must not live longer */
    span: async (site: SiteCode, moment: Moment): Promise<TimeSpan> =>
      commonSpan(
        themeworldSpan(await rowsOf(site, moment), moment, sites[site].timeZone),
        spanAround((await allOf(site)).times, moment.at),
      ),
  };
};
export type ThemeworldService = ReturnType<typeof createThemeworldService>;
