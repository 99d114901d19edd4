import { expect, it } from 'vitest';
import { allSites } from './sites.ts';
import { colonOf } from './spelling.ts';

it('[SITE-2] has a firm space before the colon in French alone', () => {
  const spaced = allSites.filter((site) => colonOf(site) !== ':');
  expect(spaced.map(({ code }) => code)).toEqual(['CH_FR']);
  expect(spaced.map(colonOf)).toEqual(['\u00A0:']);
});
