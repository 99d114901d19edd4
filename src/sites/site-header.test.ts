import { describe, expect, it } from 'vitest';
import { siteCodes } from '../contracts/shop/site.contract.ts';
import { siteOfHeader } from './site-header.ts';

describe('the site of a request', () => {
  it.each(siteCodes)('is %s when the header names it, on every host', (code) => {
    expect(siteOfHeader(code, 'DE')).toBe(code);
    expect(siteOfHeader(code.toLowerCase(), 'DE')).toBe(code);
  });
  it.each([
    [undefined, 'TR'],
    ['', 'TR'],
    [['PL', 'CZ'], 'PL'],
    ['XX', undefined],
    ['de-DE', 'DE'],
    ['fr-ch', 'CH_FR'],
    ['en', 'DE'],
    ['da-DK', 'DE'],
    ['en-GB', undefined],
    ['xx-XX', undefined],
    ['DE, AT', undefined],
    ['constructor', undefined],
  ] as const)('[SITE-1] for %j on the Turkish host is %s', (word, site) => {
    expect(siteOfHeader(word, 'TR')).toBe(site);
  });
});
