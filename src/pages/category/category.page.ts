import { longestFilters } from '../../contracts/search/search.contract.ts';
import type { CatalogueService } from '../../contracts/catalogue/catalogue.contract.ts';
import {
  categoryBannerId,
  categoryTag,
  type Promotions,
  type ShownPromotion,
} from '../../contracts/content/promotion.contract.ts';
import { pathsOnSites } from '../../sites/siblings.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import {
  canonicalOf,
  firstViewOf,
  isPlainStart,
  listQuery,
  listUrl,
  loadList,
  pageSize,
  questionOf,
  type ListProps,
} from '../list/list.rules.ts';
import type { Crumb, PageDefinition } from '../page.ts';
import { breadcrumbList, itemList } from '../shell/structured.rules.ts';
import { neighboursOf, wayTo, type Neighbours } from './category.rules.ts';

export interface CategoryProps {
  readonly title: string;
  readonly intro: string;
  /** of its top category: the name of the pictures `head-…` */
  readonly picture?: string;
  readonly way: readonly Crumb[];
  readonly neighbours?: Neighbours;
  readonly list: ListProps;
  /** PROMO-5: of the category or of one of its ancestors */
  readonly banner?: { readonly tags: readonly string[]; readonly promotion: ShownPromotion };
}

/** The name of a category, and so its path, differs per site. */
const pathsOf = (catalogue: CatalogueService, id: number) =>
  pathsOnSites(async (code) => (await catalogue.tree(code)).byId.get(id)?.url);

/** PROMO-5 */
const bannerOf = (
  promotions: Promotions,
  site: SiteCode,
  way: readonly { readonly id: number }[],
  moment: Moment,
): Pick<CategoryProps, 'banner'> => {
  const tags = way.map(({ id }) => categoryTag(id));
  const promotion = promotions.shown(site, categoryBannerId, moment, tags);
  return promotion ? { banner: { tags, promotion } } : {};
};

/** SHOP-2 */
export const category: PageDefinition<CategoryProps> = {
  name: 'category',
  // The text before the number is for readers; a wrong one is redirected to the right one.
  paths: ['/:slug(^.*?)-c:id(^\\d{1,9}).html'],
  type: 'category',
  personal: false,
  query: listQuery,
  longestQueryValue: longestFilters,
  load: async ({ site, t, moment, params, path, query }, { catalogue, promotions, search }) => {
    const tree = await catalogue.tree(site.code);
    const found = tree.byId.get(Number(params['id']));
    if (!found) return { kind: 'missing' };
    const { id, title, intro, url } = found;
    if (path !== url) {
      const page = Number(query['page'] ?? 1);
      return {
        kind: 'moved',
        permanent: true,
        to: listUrl(url, questionOf(query), Number.isInteger(page) ? { page } : {}),
      };
    }
    const within = [{ name: 'category', value: String(id) }] as const;
    const list = await loadList({ path: url, within }, query, (asked) => search.results(site.code, asked, moment));
    if (!list) return { kind: 'missing' };

    const categories = wayTo(tree, found);
    const way = [
      { title: t('ui.home'), url: '/' },
      ...categories.map((step) => ({ title: step.title, url: step.url })),
    ];
    const [top] = categories;
    const neighbours = neighboursOf(tree, found);
    const canonical = canonicalOf(list);
    const pageWords = list.page > 1 ? `, ${t('ui.pager.page', { page: list.page })}` : '';
    return {
      kind: 'shown',
      status: 200,
      head: {
        title: `${title}${pageWords}`,
        description: intro,
        structured: [breadcrumbList(way), ...itemList(list.tiles, (list.page - 1) * pageSize)],
        ...(canonical === undefined ? {} : { canonical }),
        ...(canonical === url ? { siblings: await pathsOf(catalogue, id) } : {}),
        ...(top ? { section: top.url } : {}),
        ...firstViewOf(list),
      },
      props: {
        title,
        intro,
        way,
        list,
        ...(top?.picture === undefined ? {} : { picture: top.picture }),
        ...(neighbours ? { neighbours } : {}),
        ...(isPlainStart(list) ? bannerOf(promotions, site.code, categories, moment) : {}),
      },
    };
  },
};
