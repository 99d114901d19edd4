import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { firmSpaces } from '../../../lib/text/firm-spaces.ts';
import { allSites } from '../../../sites/sites.ts';
import type { Site } from '../../../sites/site.ts';
import type { Catalogue } from '../../../sites/translate.ts';
import { formsOf, withWholeForms } from './whole-forms.ts';

const folder = new URL('../../../sites/texts/', import.meta.url);

type Texts = Readonly<Record<string, string>>;

const read = (name: string): Texts => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Texts;

/**
 * Keys of texts that stay on the server: those of pages, mails, themeworlds, and of everything that no script draws. The other
 * texts of regions and parts are sent to the browser when the region wakes.
 */
const onServerOnly =
  /^(?:(?:page|mail|form|themeworld|tile|footer|app-banner|consent|password|watch)\.|header\.(?:benefits|greeting|home|secureHint)|ui\.(?:breadcrumb|home|intensity|pager))/;

const inBrowser = (key: string): boolean => !onServerOnly.test(key);

/**
 * The texts of a site: those of its language, overridden by the site's own. Pages and mails (in French: all texts) keep small
 * words on the line of the next word. Regions do not: their texts are promised to other teams as they are, and hardly a line of
 * them is long enough to end with such a word.
 */
export const rawTexts = (site: Site): Texts => {
  const texts: Texts = Object.assign({}, ...site.catalogue.map(read));
  const isSet = (key: string) => site.language === 'fr' || /^(?:page|mail)\./.test(key);
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, isSet(key) ? firmSpaces(text, site.language) : text]),
  );
};

export const compileTexts = (texts: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));

/** The texts of all nine sites, compiled once at start. */
export const allCatalogues = (): Readonly<Record<SiteCode, Catalogue>> =>
  Object.fromEntries(allSites.map((site) => [site.code, compileTexts(rawTexts(site))])) as Record<SiteCode, Catalogue>;

/** Keys of texts that only the cart uses: they are loaded with the cart, which few pages have. Other regions use the rest. */
const ofTheCartAlone =
  /^cart\.(?!empty\.(?:text|title)|error\.(?:change|defects|load)|limit\.(?:availability|cart|item)|total$)/;

const textsWhere = (site: Site, isMeant: (key: string) => boolean): Catalogue => {
  const forms = formsOf(site.locale);
  const meant = Object.entries(rawTexts(site)).filter(([key]) => isMeant(key));
  return Object.fromEntries(meant.map(([key, text]) => [key, withWholeForms(compile(text), forms)]));
};

export const browserTexts = (site: Site): Catalogue =>
  textsWhere(site, (key) => inBrowser(key) && !ofTheCartAlone.test(key));
export const cartTexts = (site: Site): Catalogue => textsWhere(site, (key) => ofTheCartAlone.test(key));
