import type { Platform } from '../contracts/shop/site.contract.ts';

/** SITE-8, SITE-9: the breakpoints l and 3xl. They stand here because the first script needs these two only. */
export const widestMatch = 979;
export const widestTablet = 1439;

/** SITE-9: the platform of a page that does not give one. */
export const platformOfWidth = (width: number): Platform => {
  if (width <= widestMatch) return 'MATCH';
  return width <= widestTablet ? 'TABLET' : 'CLASSIC';
};
