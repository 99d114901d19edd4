import { describe, expect, it } from 'vitest';
import { platforms } from '../contracts/shop/site.contract.ts';
import { breakpoints, sizeClusterOf } from './breakpoints.ts';
import { isSmallPlatform, isTouchPlatform } from './platform-classes.ts';
import { platformOfWidth } from './platforms.ts';

it('[SITE-8] the breakpoints are those of the specification', () => {
  expect(breakpoints).toEqual({ xs: 374, s: 667, m: 767, l: 979, xl: 1023, xxl: 1279, '3xl': 1439, '4xl': 1919 });
});

describe('size clusters', () => {
  it.each([
    [0, 'XS'],
    [320, 'XS'],
    [374, 'XS'],
    [375, 'S'],
    [667, 'S'],
    [668, 'M'],
    [767, 'M'],
    [768, 'L'],
    [979, 'L'],
    [980, 'XL'],
    [1023, 'XL'],
    [1024, 'XXL'],
    [1279, 'XXL'],
    [1280, '3XL'],
    [1439, '3XL'],
    [1440, '4XL'],
    [1919, '4XL'],
    [1920, '5XL'],
    [20_000, '5XL'],
  ])('[SITE-8] a width of %i px is in the cluster %s', (width, cluster) => {
    expect(sizeClusterOf(width)).toBe(cluster);
  });
});

describe('the platform of a page that does not give one', () => {
  it.each([
    [320, 'MATCH'],
    [979, 'MATCH'],
    [980, 'TABLET'],
    [1439, 'TABLET'],
    [1440, 'CLASSIC'],
    [2560, 'CLASSIC'],
  ])('[SITE-9] at %i px is %s', (width, platform) => {
    expect(platformOfWidth(width)).toBe(platform);
  });

  it('[SITE-9] three platforms have a touch screen, two of them are small', () => {
    expect(platforms.filter(isTouchPlatform)).toEqual(['MATCH', 'SMARTPHONE', 'TABLET']);
    expect(platforms.filter(isSmallPlatform)).toEqual(['MATCH', 'SMARTPHONE']);
  });
});
