import type {
  CompanyFile,
  ContentCatalogue,
  ContentPageFile,
  PageText,
} from '../../../contracts/content/content.contract.ts';
import { siteCodes, type SiteCode } from '../../../contracts/shop/site.contract.ts';
import { sameJson } from '../../../lib/same-json.ts';
import { catalogueOn, cataloguesOf } from '../../../services/content/content.rules.ts';
import type { ShopState } from './site-state.ts';

type Facts = Readonly<Record<string, string>>;

const ownOf = (site: SiteCode): ContentCatalogue => cataloguesOf[site][0] ?? 'de';

const factsOn = (company: CompanyFile, site: SiteCode): Facts => ({
  ...company['*'],
  ...Object.assign({}, ...cataloguesOf[site].toReversed().map((catalogue) => company[catalogue])),
});

/** One company for all sites; where sites have taken in another state of it, the difference becomes a site's own. */
const companyOf = (state: ShopState): CompanyFile => {
  const company: Record<string, Facts> = { ...(state.DE.pages.company as Record<string, Facts>) };
  for (const site of siteCodes) {
    const own = state[site].pages.company[ownOf(site)];
    if (own) company[ownOf(site)] = own;
  }
  for (const site of siteCodes) {
    const [meant, now] = [factsOn(state[site].pages.company, site), factsOn(company, site)];
    const other = Object.entries(meant).filter(([name, value]) => now[name] !== value);
    if (other.length > 0) company[ownOf(site)] = { ...company[ownOf(site)], ...Object.fromEntries(other) };
  }
  return company;
};

/** The pages of all sites by name. A text that differs from that of the same language becomes the site's own. */
const pagesOf = (state: ShopState): readonly ContentPageFile[] => {
  const pages = new Map<string, ContentPageFile & { readonly sites: readonly SiteCode[] }>();
  for (const site of siteCodes) {
    for (const file of state[site].pages.files) {
      const catalogue = catalogueOn(file, site);
      const text: PageText | undefined = catalogue && file.texts[catalogue];
      if (!catalogue || !text) continue;
      const before = pages.get(file.name);
      const known = before?.texts[catalogue];
      const place = known && !sameJson(known, text) ? ownOf(site) : catalogue;
      const texts = { ...before?.texts, [place]: text };
      pages.set(file.name, { ...(before ?? file), sites: [...(before?.sites ?? []), site], texts });
    }
  }
  return [...pages.values()].map((page) => {
    const { sites, ...file } = page;
    return sites.length === siteCodes.length ? file : page;
  });
};

/** Pages, company and contracts as files: path and value. */
export const pageFilesOf = (state: ShopState): readonly (readonly [path: string, value: object])[] => [
  ['company.json', companyOf(state)],
  ...pagesOf(state).map(({ name, ...page }) => [`pages/${name}.json`, page] as const),
  ...siteCodes.flatMap((site) => {
    const contracts = state[site].pages.contracts[site];
    return contracts ? [[`contracts/${site.toLowerCase()}.json`, { contracts }] as const] : [];
  }),
];
