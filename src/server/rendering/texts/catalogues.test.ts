import { describe, expect, it } from 'vitest';
import { allSites, sites } from '../../../sites/sites.ts';
import { translator } from '../../../sites/translate.ts';
import { allCatalogues, rawTexts } from './catalogues.ts';

describe('the texts of a site', () => {
  it('in French keep their signs in the line of the word before them', () => {
    const texts = Object.values(rawTexts(sites.CH_FR));
    expect(texts.filter((text) => text.includes('\u00A0?')).length).toBeGreaterThan(0);
    expect(texts.filter((text) => / [?!:;»%]|« /.test(text))).toEqual([]);
    expect(translator(allCatalogues().CH_FR, 'fr-CH')('navigation.all', { title: 'Table' })).toBe(
      'Tout voir\u00A0: Table',
    );
  });

  it('in other languages are as they are written', () => {
    const texts = allSites.filter(({ language }) => language === 'de').flatMap((site) => Object.values(rawTexts(site)));
    expect(texts.filter((text) => /\u00A0[?!:;]/.test(text))).toEqual([]);
  });
});
