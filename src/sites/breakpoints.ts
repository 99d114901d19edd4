import { widestMatch, widestTablet } from './platforms.ts';

/** SITE-8: upper limits in CSS pixels; the media queries of the style sheets have the same numbers. */
export const breakpoints = {
  xs: 374,
  s: 667,
  m: 767,
  l: widestMatch,
  xl: 1023,
  xxl: 1279,
  '3xl': widestTablet,
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
