import { describe, expect, it } from 'vitest';
import { siteCodes } from '../contracts/shop/site.contract.ts';
import { siteOfHeader } from './site-header.ts';

describe('the site of a call', () => {
  it.each(siteCodes)('is %s where the header says so, whatever the host', (code) => {
    expect(siteOfHeader(code, 'DE')).toBe(code);
    expect(siteOfHeader(code.toLowerCase(), 'DE')).toBe(code);
  });
  it.each([
    [undefined, 'TR'],
    ['', 'TR'],
    [['PL', 'CZ'], 'PL'],
    ['XX', undefined],
    ['de-DE', undefined],
    ['DE, AT', undefined],
    ['constructor', undefined],
  ] as const)('%j on the Turkish host is %s', (word, site) => {
    expect(siteOfHeader(word, 'TR')).toBe(site);
  });
});
