import { describe, expect, it } from 'vitest';
import { siteCodes } from '../contracts/shop/site.contract.ts';
import { allSites, furtherLocales, isSiteCode, siteOfLocale } from './sites.ts';

describe('locales', () => {
  it.each([
    ['DE', 'de-DE'],
    ['AT', 'de-AT'],
    ['CH', 'de-CH'],
    ['CH_FR', 'fr-CH'],
    ['CZ', 'cs-CZ'],
    ['HU', 'hu-HU'],
    ['PL', 'pl-PL'],
    ['SK', 'sk-SK'],
    ['TR', 'tr-TR'],
  ])('[SITE-1] %s has the locale %s, and the tag finds the site', (code, locale) => {
    expect(allSites.find((site) => site.code === code)?.locale).toBe(locale);
    expect(siteOfLocale(locale)?.code).toBe(code);
    expect(siteOfLocale(locale.toLowerCase())?.code).toBe(code);
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
  });

  it.each(furtherLocales)('[SITE-1] %j is understood and finds the German site', (tag) => {
    expect(siteOfLocale(tag)?.code).toBe('DE');
  });

  it.each(['de', '', 'xx-XX', 'not a tag', 'constructor'])('%j finds no site', (tag) => {
    expect(siteOfLocale(tag)).toBeUndefined();
  });

  it('[SITE-1] also understands Danish, Swedish and English tags', () => {
    expect(furtherLocales).toEqual(['da-DK', 'sv-SE', 'en']);
  });
});

describe('the nine sites', () => {
  it('[SITE-1] are nine, each with a host of its own', () => {
    expect(allSites.map(({ code }) => code)).toEqual([...siteCodes]);
    expect(new Set(allSites.map(({ hostLabel }) => hostLabel)).size).toBe(9);
  });

  it.each([
    ['DE', true],
    ['CH_FR', true],
    ['de', false],
    ['EN', false],
    ['toString', false],
  ])('the word %s is a site code: %s', (word, known) => {
    expect(isSiteCode(word)).toBe(known);
  });
});
