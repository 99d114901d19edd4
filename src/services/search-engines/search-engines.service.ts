import type { SitePaths } from '../../contracts/shop/site.contract.ts';
import type { CatalogueService, Category } from '../../contracts/catalogue/catalogue.contract.ts';
import type { ContentService } from '../../contracts/content/content.contract.ts';
import { addressesOfAList, siteListUrl, type SiteListKind } from '../../contracts/search/search-engines.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { contactPath } from '../../contracts/customer/contact.contract.ts';
import { storesPath } from '../../contracts/content/stores.contract.ts';
import type { Themeworlds } from '../../contracts/content/themeworld.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { Site } from '../../sites/site.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';
import { llmsText, type ListedLink } from './llms.rules.ts';
import { productText } from './product-text.rules.ts';
import { robotsText } from './robots.rules.ts';
import { createSitePages } from './site-pages.ts';
import { siteIndexXml, siteListXml } from './sitemap.rules.ts';

export interface SearchEngineParts {
  readonly catalogue: Pick<CatalogueService, 'tree' | 'count' | 'listed' | 'product'>;
  readonly themeworlds: Pick<Themeworlds, 'navigation' | 'shown' | 'themeworld'>;
  readonly content: ContentService;
  readonly t: (site: SiteCode) => Translate;
  readonly originOf: (site: Site) => string;
  readonly stage: 'live' | 'test';
}

/** Products per statement: the embedded database serves one statement at a time. */
const productsAtOnce = 200;

const linkOf = ({ title, url, intro }: Category): ListedLink => ({
  title,
  url,
  ...(intro === '' ? {} : { text: intro }),
});

const lists = (kind: SiteListKind, addresses: number): readonly string[] =>
  Array.from({ length: Math.ceil(addresses / addressesOfAList) }, (_, index) => siteListUrl(kind, index + 1));

/** Generates what search engines and other text readers request. */
export const createSearchEngines = (parts: SearchEngineParts) => {
  const { catalogue, content, originOf, stage, t, themeworlds } = parts;
  const allPages = createSitePages(parts);

  const products = async (site: SiteCode, from: number): Promise<readonly SitePaths[]> => {
    const found: SitePaths[] = [];
    for (let offset = from; offset < from + addressesOfAList; offset += productsAtOnce) {
      const some = await catalogue.listed(site, { offset, limit: productsAtOnce });
      found.push(...some);
      if (some.length < productsAtOnce) break;
    }
    return found;
  };

  return {
    robots: (site: SiteCode): string => robotsText(stage, originOf(sites[site])),

    siteIndex: async (site: SiteCode, moment: Moment): Promise<string> => {
      const [pages, sold] = await Promise.all([allPages(site, moment), catalogue.count(site)]);
      return siteIndexXml([...lists('pages', pages.length), ...lists('products', sold)], originOf(sites[site]));
    },

    /** undefined if the site does not have the list */
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
          name: words('ui.shop.name'),
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
