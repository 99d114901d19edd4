import type { Platform } from '../contracts/shop/site.contract.ts';

// By themselves, because the first script needs these two alone.
const l = 979;
const threeXl = 1439;

/** SITE-8: upper edges in CSS pixels; the same numbers stand in the style sheets' media queries. */
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

/** SITE-9: only where the page does not say its platform. */
export const platformOfWidth = (width: number): Platform => {
  if (width <= l) return 'MATCH';
  return width <= threeXl ? 'TABLET' : 'CLASSIC';
};

export const isTouchPlatform = (platform: Platform): boolean => platform !== 'CLASSIC';
export const isSmallPlatform = (platform: Platform): boolean => platform === 'MATCH' || platform === 'SMARTPHONE';
