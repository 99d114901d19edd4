import type { SitePaths } from '../../contracts/shop/site.contract.ts';
import type { CatalogueService, Category } from '../../contracts/catalogue/catalogue.contract.ts';
import { cancellationPath, contactPath } from '../../contracts/customer/contact.contract.ts';
import { contentGroups, type ContentService } from '../../contracts/content/content.contract.ts';
import { newsletterPagePath } from '../../contracts/newsletter/newsletter.contract.ts';
import { addressesOfAList, siteListUrl, type SiteListKind } from '../../contracts/search/search-engines.contract.ts';
import { onEverySite, pathsOnSites } from '../../sites/siblings.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { storesPath } from '../../contracts/content/stores.contract.ts';
import type { Themeworlds } from '../../contracts/content/themeworld.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { outletPaths, sitemapPath } from '../../sites/links.ts';
import type { Site } from '../../sites/site.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';
import { llmsText, type ListedLink } from './llms.rules.ts';
import { productText } from './product-text.rules.ts';
import { robotsText } from './robots.rules.ts';
import { siteIndexXml, siteListXml } from './sitemap.rules.ts';

export interface SearchEngineParts {
  readonly catalogue: Pick<CatalogueService, 'tree' | 'count' | 'listed' | 'product'>;
  readonly themeworlds: Pick<Themeworlds, 'navigation' | 'shown' | 'themeworld'>;
  readonly content: ContentService;
  readonly t: (site: SiteCode) => Translate;
  readonly originOf: (site: Site) => string;
  readonly stage: 'live' | 'test';
}

/** Pages that are there whatever is sold. */
const standing: readonly SitePaths[] = [
  onEverySite('/'),
  outletPaths,
  onEverySite(sitemapPath),
  onEverySite(storesPath),
  onEverySite(contactPath),
  onEverySite(cancellationPath),
  onEverySite(newsletterPagePath),
];

/** No statement reads more at once: the embedded database does one thing at a time. */
const productsAtOnce = 200;

const linkOf = ({ title, url, intro }: Category): ListedLink => ({
  title,
  url,
  ...(intro === '' ? {} : { text: intro }),
});

/** What search engines and other readers of words are told: where everything is, and what of it they need not ask for. */
export const createSearchEngines = (parts: SearchEngineParts) => {
  const { catalogue, content, originOf, stage, t, themeworlds } = parts;

  const categoryPages = async (site: SiteCode): Promise<SitePaths[]> => {
    const { byId } = await catalogue.tree(site);
    return Promise.all(
      [...byId.keys()].map((id) => pathsOnSites(async (code) => (await catalogue.tree(code)).byId.get(id)?.url)),
    );
  };

  const contentPages = (site: SiteCode): SitePaths[] =>
    contentGroups.flatMap((group) => content.group(site, group)).map(({ name }) => content.addresses(name));

  const worldPages = async (site: SiteCode, moment: Moment): Promise<SitePaths[]> => {
    const overview = pathsOnSites(async (code) => (await themeworlds.navigation(code, moment)).overview.url);
    const shown = (await themeworlds.shown(site, moment)).map(({ id }) =>
      pathsOnSites(async (code) => {
        const answer = await themeworlds.themeworld(code, id, moment);
        return answer.kind === 'themeworld' ? answer.detail.url : undefined;
      }),
    );
    return Promise.all([overview, ...shown]);
  };

  const allPages = async (site: SiteCode, moment: Moment): Promise<readonly SitePaths[]> => [
    ...standing,
    ...(await categoryPages(site)),
    ...(await worldPages(site, moment)),
    ...contentPages(site),
  ];

  const products = async (site: SiteCode, from: number): Promise<readonly SitePaths[]> => {
    const found: SitePaths[] = [];
    for (let offset = from; offset < from + addressesOfAList; offset += productsAtOnce) {
      const some = await catalogue.listed(site, { offset, limit: productsAtOnce });
      found.push(...some);
      if (some.length < productsAtOnce) break;
    }
    return found;
  };

  const lists = (kind: SiteListKind, addresses: number): readonly string[] =>
    Array.from({ length: Math.ceil(addresses / addressesOfAList) }, (_, before) => siteListUrl(kind, before + 1));

  return {
    robots: (site: SiteCode): string => robotsText(stage, originOf(sites[site])),

    siteIndex: async (site: SiteCode, moment: Moment): Promise<string> => {
      const [pages, sold] = await Promise.all([allPages(site, moment), catalogue.count(site)]);
      return siteIndexXml([...lists('pages', pages.length), ...lists('products', sold)], originOf(sites[site]));
    },

    /** nothing where the site has no such list */
    siteList: async (site: SiteCode, kind: SiteListKind, number: number, moment: Moment) => {
      const from = (number - 1) * addressesOfAList;
      if (from < 0) return undefined;
      const entries =
        kind === 'products'
          ? await products(site, from)
          : (await allPages(site, moment)).slice(from, from + addressesOfAList);
      return entries.length === 0 ? undefined : siteListXml(entries, sites[site], originOf);
    },

    llms: async (site: SiteCode, moment: Moment): Promise<string> => {
      const words = t(site);
      const { top } = await catalogue.tree(site);
      const { overview } = await themeworlds.navigation(site, moment);
      const { company = '', phone = '', email = '' } = content.facts(site);
      const [help, shop, legal] = (['help', 'shop', 'legal'] as const).map((group) => content.group(site, group));
      return llmsText(
        {
          name: 'Kontor',
          summary: words('page.home.description'),
          notes: [
            `${sites[site].countryName}, ${sites[site].currency}. ${company}, ${phone}, ${email}`,
            words('page.sitemap.plainText'),
          ],
          chapters: [
            {
              title: words('page.sitemap.title'),
              links: [...top, ...top.flatMap(({ children }) => children)].map(linkOf),
            },
            { title: overview.title, links: await themeworlds.shown(site, moment) },
            {
              title: content.byName(site, 'service')?.title ?? '',
              links: [
                ...(help ?? []),
                { title: words('page.stores.title'), url: storesPath },
                { title: words('page.contact.title'), url: contactPath },
                ...(shop ?? []),
                ...(legal ?? []),
              ],
            },
          ],
        },
        originOf(sites[site]),
      );
    },

    productText: async (site: SiteCode, productId: string, moment: Moment) => {
      const answer = await catalogue.product(site, productId, moment);
      if (answer.kind !== 'product') return answer;
      const { product } = answer;
      const text = productText(product, originOf(sites[site]) + product.url, { site: sites[site], t: t(site) });
      return { kind: 'text', url: product.url, text } as const;
    },
  };
};
export type SearchEngines = ReturnType<typeof createSearchEngines>;
