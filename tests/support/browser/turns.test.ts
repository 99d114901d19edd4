import { describe, expect, it } from 'vitest';
import { inTurn, isInTurn } from './turns.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
const widths = [390, 1280];

describe('checks that take turns', () => {
  it.each([
    ['6 pages on 3 sites', 6, 3],
    ['3 pages on 4 sites', 3, 4],
    ['2 pages on 2 sites', 2, 2],
  ])('meet each pair of page, site and width: %s', (_, pages, sites) => {
    const chosen = upTo(pages).flatMap((page) =>
      upTo(sites).flatMap((site) => inTurn(widths, page, site, false).map((width) => ({ page, site, width }))),
    );
    expect(chosen).toHaveLength(pages * sites);
    expect(new Set(chosen.map(({ page, site }) => `${page} ${site}`)).size).toBe(pages * sites);
    expect(new Set(chosen.map(({ page, width }) => `${page} ${width}`)).size).toBe(pages * widths.length);
    expect(new Set(chosen.map(({ site, width }) => `${site} ${width}`)).size).toBe(sites * widths.length);
  });

  it.each([
    [5, 6],
    [5, 5],
    [3, 9],
  ])('meet each of %s pages and each of %s sites, a site once', (pages, sites) => {
    const chosen = upTo(pages).flatMap((page) =>
      upTo(sites).flatMap((site) => (isInTurn(page, site, pages, false) ? [{ page, site }] : [])),
    );
    expect(chosen).toHaveLength(sites);
    expect(new Set(chosen.map(({ page }) => page)).size).toBe(pages);
    expect(new Set(chosen.map(({ site }) => site)).size).toBe(sites);
  });

  it('leave nothing out when all is wanted', () => {
    expect(inTurn(widths, 1, 2, true)).toEqual(widths);
    expect(isInTurn(1, 2, 5, true)).toBe(true);
  });
});
