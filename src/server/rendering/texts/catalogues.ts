import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { firmSpaces } from '../../../lib/text/firm-spaces.ts';
import { allSites } from '../../../sites/sites.ts';
import { demoNames, withNames, type ShopNames } from '../../../sites/brand.ts';
import type { Site } from '../../../sites/site.ts';
import type { Catalogue } from '../../../sites/translate.ts';
import { formsOf, withWholeForms } from './whole-forms.ts';

const folder = new URL('../../../sites/texts/', import.meta.url);

type Texts = Readonly<Record<string, string>>;

const read = (name: string): Texts => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Texts;

/**
 * The texts of a site: those of its language, overridden by the site's own. Pages and mails (in French: all texts) keep small
 * words on the line of the next word. Regions do not: their texts are promised to other teams as they are, and hardly a line of
 * them is long enough to end with such a word.
 */
export const rawTexts = (site: Site, names: ShopNames = demoNames): Texts => {
  const texts: Texts = Object.assign({}, ...site.catalogue.map(read));
  const isSet = (key: string) => site.language === 'fr' || /^(?:page|mail|consent)\./.test(key);
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const named = withNames(text, names);
      return [key, isSet(key) ? firmSpaces(named, site.language) : named];
    }),
  );
};

export const compileTexts = (texts: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));

/** The texts of all nine sites with the names of the shop, compiled once at start. */
export const allCatalogues = (names?: Readonly<Record<SiteCode, ShopNames>>): Readonly<Record<SiteCode, Catalogue>> =>
  Object.fromEntries(allSites.map((site) => [site.code, compileTexts(rawTexts(site, names?.[site.code]))])) as Record<
    SiteCode,
    Catalogue
  >;

/** The texts of some keys, compiled for the browser. */
export const browserTexts = (site: Site, keys: ReadonlySet<string>): Catalogue => {
  const forms = formsOf(site.locale);
  const meant = Object.entries(rawTexts(site)).filter(([key]) => keys.has(key));
  return Object.fromEntries(meant.map(([key, text]) => [key, withWholeForms(compile(text), forms)]));
};
