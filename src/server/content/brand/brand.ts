import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { Wordmark } from '../../../contracts/shop/wordmark.contract.ts';
import { isMembers, membersOf, textOf } from '../../../lib/json.ts';
import { cataloguesOf } from '../../../services/content/content.rules.ts';
import { isShopName, longestShopName, type ShopNames } from '../../../sites/brand.ts';
import { allSites } from '../../../sites/sites.ts';
import { ContentError, shownFolder } from '../faults/content-faults.ts';
import { parsedJson } from '../json-lines.ts';
import { readWordmark } from './wordmark.ts';

export interface Brand {
  readonly names: Readonly<Record<SiteCode, ShopNames>>;
  /** without one the header shows the name */
  readonly wordmark?: Wordmark;
}

const wordmarkFile = 'brand/wordmark.svg';

const textAt = (folder: string, file: string): string | undefined => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    // A brand needs neither file; who must have a company says so elsewhere.
    return undefined;
  }
};

/** A legal name is longer than a header has room for. */
const shortened = (company: string): string =>
  company
    .replaceAll(/[{}<>#|]/g, '')
    .trim()
    .slice(0, longestShopName)
    .trim() || 'Shop';

/** The names of a site in `company.json`; a company without `shop` is called as it is registered. */
const namesIn = (company: unknown, site: SiteCode): ShopNames => {
  const parts = [...cataloguesOf[site], '*'].map((name) => membersOf(membersOf(company)[name]));
  const find = (field: string) => parts.map((part) => textOf(part[field])).find((text) => text !== undefined);
  const named = (field: string) => {
    const text = find(field);
    return text !== undefined && isShopName(text) ? text : undefined;
  };
  const shop = named('shop') ?? shortened(find('company') ?? '');
  return { shop, card: named('card') ?? `${shop} Card`.slice(0, longestShopName) };
};

/** Reads the names and the wordmark of a content folder. Throws a ContentError for a wordmark that is more than a drawing. */
export const readBrand = (folder: string): Brand => {
  const company = parsedJson(textAt(folder, 'company.json') ?? '{}')?.value;
  const names = Object.fromEntries(
    allSites.map(({ code }) => [code, namesIn(isMembers(company) ? company : {}, code)]),
  ) as Record<SiteCode, ShopNames>; // all nine sites
  const svg = textAt(folder, wordmarkFile);
  if (svg === undefined) return { names };
  const wordmark = readWordmark(svg);
  if (typeof wordmark === 'string') throw new ContentError([`${shownFolder(folder)}/${wordmarkFile} ${wordmark}`]);
  return { names, wordmark };
};
