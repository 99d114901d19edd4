import type { AbTestsFile } from '../../../contracts/staff/abtest.contract.ts';
import type { PromotionFile } from '../../../contracts/content/promotion.contract.ts';
import { siteCodes, type SiteCode } from '../../../contracts/shop/site.contract.ts';
import { slugOf } from '../../../lib/text/slug.ts';
import { outletPaths } from '../../../sites/links.ts';
import type { Site } from '../../../sites/site.ts';
import { printedOn } from '../../../sites/spelling.ts';
import type { VoucherFile } from './voucher-content.ts';

export type Entry = PromotionFile['promotions'][number];
type Json = Readonly<Record<string, unknown>>;

export interface PromotionContentFiles {
  readonly promotions: readonly PromotionFile[];
  readonly tests: AbTestsFile;
  readonly vouchers: VoucherFile;
  /** title of a category in a site's language; `undefined` for an unknown number */
  readonly categoryTitle: (id: number, site: Site) => string | undefined;
  /** address of a content page */
  readonly pageUrl: (name: string, site: Site) => string | undefined;
  /** the values that texts name by `{name}` */
  readonly facts: (site: Site) => Readonly<Record<string, string>>;
}

/** Returns the sites of an entry; all sites if it names none. */
export const sitesOf = ({ sites: codes = siteCodes }: { readonly sites?: readonly SiteCode[] }): readonly SiteCode[] =>
  codes;

const spelled = (value: unknown, site: Site): unknown => {
  if (typeof value === 'string') return printedOn(site, value);
  if (Array.isArray(value)) return value.map((one) => spelled(one, site));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spelled(one, site)]));
};

/** Returns the address of `category:1000`, `page:shipping` or `outlet:` on a site; an unknown one stays, to be refused. */
const addressOf = (value: string, site: Site, { categoryTitle, pageUrl }: PromotionContentFiles): string => {
  const [, kind, name = ''] = /^(category|page):([a-z0-9-]{1,60})$/.exec(value) ?? [];
  if (kind === 'page') return pageUrl(name, site) ?? value;
  if (kind !== 'category') return value === 'outlet:' ? outletPaths[site.code] : value;
  const title = categoryTitle(Number(name), site);
  return title === undefined ? value : `/${slugOf(title, site.language)}-c${name}.html`;
};

/** Replaces `{freeFrom}` by its value on a site; an unknown name stays, to be refused. */
const filled = (value: string, facts: () => Readonly<Record<string, string>>): string =>
  value.includes('{') ? value.replaceAll(/\{([A-Za-z]+)\}/g, (whole, name: string) => facts()[name] ?? whole) : value;

const linked = (value: unknown, site: Site, files: PromotionContentFiles): unknown => {
  if (typeof value === 'string')
    return addressOf(
      filled(value, () => files.facts(site)),
      site,
      files,
    );
  if (Array.isArray(value)) return value.map((one) => linked(one, site, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, linked(one, site, files)]));
};

/** Returns the content of an entry on one site: the content of all sites, overwritten by the texts of its language. */
export const contentOf = (entry: Entry, site: Site, files: PromotionContentFiles): Json => {
  const own = entry.texts?.[site.language] ?? {};
  return spelled(linked({ ...entry.content, ...own }, site, files), site) as Json;
};
