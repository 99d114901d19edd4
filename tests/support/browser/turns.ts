import { isWholeForm } from './whole-form.ts';

/**
 * Some checks cost a second of a core, and a site changes nothing but the words of a page. Where a journey combines pages with
 * sites and widths, the costly checks take turns: each pair of a page and a site, of a page and a width, and of a site and a
 * width occurs at least once, but not each of the three together. `WHOLE=1` checks all of them (docs/testing.md).
 */
/** The places of a list whose turn it is for a page and a site, both by number: one of them, or all with `WHOLE=1`. */
export const inTurn = <T>(list: readonly T[], page: number, site: number, all = isWholeForm): readonly T[] =>
  all ? list : list.filter((_, place) => place === (page + site) % list.length);

/** Whether it is the turn of a page on a site where one page of a site is enough: each page has a site, each site a page. */
export const isInTurn = (page: number, site: number, pages: number, all = isWholeForm): boolean =>
  all || site % pages === page;
