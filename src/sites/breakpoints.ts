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

const clusters = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'] as const;
export type SizeCluster = (typeof clusters)[number];

/** SITE-8: the size cluster of a width in CSS pixels. The limits stand in the order of the clusters. */
export const sizeClusterOf = (width: number): SizeCluster =>
  clusters[Object.values(breakpoints).findIndex((upTo) => width <= upTo)] ?? '5XL';
