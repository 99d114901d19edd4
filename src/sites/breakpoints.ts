import type { Platform } from '../contracts/shop/site.contract.ts';

// Constants of their own, because the first script needs these two only.
const l = 979;
const threeXl = 1439;

/** SITE-8: upper limits in CSS pixels; the media queries of the style sheets have the same numbers. */
export const breakpoints = {
  xs: 374,
  s: 667,
  m: 767,
  l,
  xl: 1023,
  xxl: 1279,
  '3xl': threeXl,
  '4xl': 1919,
} as const;

export type SizeCluster = 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL' | '3XL' | '4XL' | '5XL';

/** SITE-8: the size cluster of a width in CSS pixels. */
export const sizeClusterOf = (width: number): SizeCluster => {
  const clusters: readonly (readonly [upTo: number, cluster: SizeCluster])[] = [
    [breakpoints.xs, 'XS'],
    [breakpoints.s, 'S'],
    [breakpoints.m, 'M'],
    [breakpoints.l, 'L'],
    [breakpoints.xl, 'XL'],
    [breakpoints.xxl, 'XXL'],
    [breakpoints['3xl'], '3XL'],
    [breakpoints['4xl'], '4XL'],
  ];
  return clusters.find(([upTo]) => width <= upTo)?.[1] ?? '5XL';
};

/** SITE-9: the platform of a page that does not give one. */
export const platformOfWidth = (width: number): Platform => {
  if (width <= l) return 'MATCH';
  return width <= threeXl ? 'TABLET' : 'CLASSIC';
};

/** SITE-9: the touch class. */
export const isTouchPlatform = (platform: Platform): boolean => platform !== 'CLASSIC';
/** SITE-9: the small class. */
export const isSmallPlatform = (platform: Platform): boolean => platform === 'MATCH' || platform === 'SMARTPHONE';
