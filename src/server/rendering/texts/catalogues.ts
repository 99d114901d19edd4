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
 * Texts of pages, mails, themeworlds, of what no script draws and of the server's own answers stay on the server; a region's
 * and a part's texts reach the browser when the region wakes.
 */
const onServerOnly =
  /^(?:(?:page|mail|form|themeworld|tile|footer|app-banner|consent|password|watch)\.|header\.(?:benefits|greeting|home|secureHint)|ui\.(?:breadcrumb|home|intensity|pager))/;

const inBrowser = (key: string): boolean => !onServerOnly.test(key);

/**
 * The texts of a site as they are read: its language's, with the site's own words laid over them. Pages and mails alone keep
 * small words in the line of the next one: what a region says goes to other teams and to browsers as it was promised, and
 * hardly a line of it is long enough to end with one.
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

/** All nine, compiled once at start. */
export const allCatalogues = (): Readonly<Record<SiteCode, Catalogue>> =>
  Object.fromEntries(allSites.map((site) => [site.code, compileTexts(rawTexts(site))])) as Record<SiteCode, Catalogue>;

/** Of the cart's texts what other regions say too. All else of it comes with the cart itself, which few pages have. */
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
