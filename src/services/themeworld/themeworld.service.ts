import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { ThemeworldDetail, Themeworlds } from '../../contracts/content/themeworld.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { TimeSpan } from '../../lib/time/time-span.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';
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
}

/** Themeworlds of a site at a moment. Rows are few; they are read again when the content's version changes. */
export const createThemeworldService = ({ repository, t, focusOf }: ThemeworldParts) => {
  let versions = new Map<SiteCode, number>();
  const kept = new Map<SiteCode, { readonly version: number; readonly rows: Promise<readonly ThemeworldRow[]> }>();

  const versionOf = (site: SiteCode): number => versions.get(site) ?? 0;
  const wordsOf = (site: SiteCode): ThemeworldWords => ({
    t: t(site),
    timeZone: sites[site].timeZone,
    language: sites[site].language,
    focusOf,
  });

  const rowsOf = (site: SiteCode): Promise<readonly ThemeworldRow[]> => {
    const version = versionOf(site);
    const known = kept.get(site);
    if (known?.version === version) return known.rows;
    const rows = repository.themeworlds(site);
    kept.set(site, { version, rows });
    rows.catch(() => kept.delete(site));
    return rows;
  };

  const detailOf = (site: SiteCode, row: ThemeworldRow, moment: Moment): ThemeworldDetail => ({
    id: row.themeworld_id,
    title: row.title,
    text: row.text,
    url: themeworldUrl(row, sites[site].language),
    picture: row.picture,
    section: row.section,
    themeworld: themeworldOf(row, moment, wordsOf(site)),
    productIds: row.product_ids,
  });

  const service: Themeworlds = {
    navigation: async (site, moment) => themeworldNavigation(await rowsOf(site), moment, wordsOf(site)),
    shown: async (site, moment) =>
      (await rowsOf(site)).filter((row) => isShown(row, moment)).map((row) => detailOf(site, row, moment)),
    themeworld: async (site, id, moment) => {
      const row = (await rowsOf(site)).find(({ themeworld_id }) => themeworld_id === id);
      if (!row) return { kind: 'unknown' };
      if (isShown(row, moment)) return { kind: 'themeworld', detail: detailOf(site, row, moment) };
      // A themeworld that has never been shown is not revealed.
      return row.valid_to <= moment.at ? { kind: 'over' } : { kind: 'unknown' };
    },
  };

  return {
    ...service,
    /** changes with the site's content; part of every page's cache key */
    version: (site: SiteCode): string => String(versionOf(site)),
    /** reads the version of each site */
    refresh: async (): Promise<void> => {
      versions = new Map((await repository.states()).map(({ site, version }) => [site, version]));
    },
    /** returns the themeworlds on sale at some time between two dates, for the staff's timeline */
    between: async (site: SiteCode, from: Date, to: Date): Promise<readonly ThemeworldRow[]> =>
      (await rowsOf(site)).filter((row) => row.valid_from < to && row.valid_to > from),
    /** returns the time span without scheduled changes: a cache entry must not live longer */
    span: async (site: SiteCode, moment: Moment): Promise<TimeSpan> =>
      themeworldSpan(await rowsOf(site), moment, sites[site].timeZone),
  };
};
export type ThemeworldService = ReturnType<typeof createThemeworldService>;
