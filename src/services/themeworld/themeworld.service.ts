import type { SiteCode } from '../../contracts/site.contract.ts';
import type { Themeworld, ThemeworldNavigation } from '../../contracts/themeworld.contract.ts';
import type { Moment } from '../../lib/moment.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';
import type { ThemeworldRepository, ThemeworldRow } from './themeworld.repository.ts';
import {
  isShown,
  themeworldNavigation,
  themeworldOf,
  themeworldUrl,
  type ThemeworldWords,
} from './themeworld.rules.ts';

export interface ThemeworldParts {
  readonly repository: Pick<ThemeworldRepository, 'themeworlds' | 'states'>;
  readonly t: (site: SiteCode) => Translate;
  readonly focusOf: ThemeworldWords['focusOf'];
}

/** What a themeworld's own page and the home page show beside the contract's fields. */
export interface ThemeworldDetail {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly picture: string;
  readonly section: string;
  readonly themeworld: Themeworld;
  readonly productIds: readonly string[];
}

export type ThemeworldAnswer =
  | { readonly kind: 'themeworld'; readonly detail: ThemeworldDetail }
  /** was on sale once */
  | { readonly kind: 'over' }
  | { readonly kind: 'unknown' };

/** Themeworlds of a site at a moment. Rows are few; they are read again when the content's version says so. */
export const createThemeworldService = ({ repository, t, focusOf }: ThemeworldParts) => {
  let versions = new Map<SiteCode, number>();
  const kept = new Map<SiteCode, { readonly version: number; readonly rows: Promise<readonly ThemeworldRow[]> }>();

  const versionOf = (site: SiteCode): number => versions.get(site) ?? 0;
  const wordsOf = (site: SiteCode): ThemeworldWords => ({ t: t(site), timeZone: sites[site].timeZone, focusOf });

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
    url: themeworldUrl(row),
    picture: row.picture,
    section: row.section,
    themeworld: themeworldOf(row, moment, wordsOf(site)),
    productIds: row.product_ids,
  });

  return {
    /** changes with every change of navigation or themeworlds; part of every page's cache key */
    version: (site: SiteCode): string => String(versionOf(site)),
    /** looks which version each site has */
    refresh: async (): Promise<void> => {
      versions = new Map((await repository.states()).map(({ site, version }) => [site, version]));
    },
    navigation: async (site: SiteCode, moment: Moment): Promise<ThemeworldNavigation> =>
      themeworldNavigation(await rowsOf(site), moment, wordsOf(site)),
    shown: async (site: SiteCode, moment: Moment): Promise<readonly ThemeworldDetail[]> =>
      (await rowsOf(site)).filter((row) => isShown(row, moment)).map((row) => detailOf(site, row, moment)),
    themeworld: async (site: SiteCode, id: number, moment: Moment): Promise<ThemeworldAnswer> => {
      const row = (await rowsOf(site)).find(({ themeworld_id }) => themeworld_id === id);
      if (!row) return { kind: 'unknown' };
      return isShown(row, moment) ? { kind: 'themeworld', detail: detailOf(site, row, moment) } : { kind: 'over' };
    },
    /** when anything of it changes by schedule next (ms since 1970), for the caches */
    nextSwitch: async (site: SiteCode, { at }: Moment): Promise<number | undefined> =>
      (await rowsOf(site))
        .flatMap((row) => [row.valid_from.getTime(), row.valid_to.getTime()])
        .filter((time) => time > at.getTime())
        .toSorted((a, b) => a - b)[0],
  };
};
export type ThemeworldService = ReturnType<typeof createThemeworldService>;
