import type { CategoryTree, Product, ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { dimensionParameter, pathWithDimension } from '../../contracts/catalogue/dimension.contract.ts';
import { plainTextPath } from '../../contracts/search/search-engines.contract.ts';
import { cartLimits } from '../../domain/cart/cart.rules.ts';
import {
  durabilityLabel,
  promisedDurability,
  type DurabilityLabel,
} from '../../domain/guarantee/guarantee-picture.rules.ts';
import { factsView, type FactsView } from '../../domain/product/facts-view.rules.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { buyPropsOf, type BuyProps } from '../../regions/buy/buy.rules.ts';
import { wayTo } from '../category/category.rules.ts';
import type { Crumb, PageDefinition, PageRequest, PageServices } from '../page.ts';
import type { SquareCategory } from '../shell/rows/CategorySquares.tsx';
import { squaresOf } from '../shell/rows/squares.rules.ts';
import { mixedOffers } from '../shell/rows/mixed-offers.ts';
import { shortText } from '../shell/short-text.rules.ts';
import { breadcrumbList } from '../shell/structured.rules.ts';
import {
  galleryOf,
  leadPriceOf,
  namedArticle,
  namedSize,
  photosOf,
  structuredProduct,
  viewEvents,
  type Gallery,
} from './product.rules.ts';
import type { Companions } from './companions.rules.ts';
import { firstPictureOf } from './picture-sizes.rules.ts';
import {
  deliveryOf,
  loadCompanions,
  sizesFor,
  subscriptionFor,
  type ShownSizes,
  type ShownSubscription,
} from './product-help.ts';

interface ShownProduct {
  readonly kind: 'product';
  readonly product: Pick<
    Product,
    'productId' | 'title' | 'details' | 'description' | 'care' | 'labels' | 'intensity' | 'rating'
  >;
  readonly savingPercent: number;
  readonly price: Money | undefined;
  /** it is food or drink */
  readonly isFood: boolean;
  /** LAW-5 */
  readonly facts: FactsView;
  /** LAW-7: the label of a guarantee by the producer, on sites of the Union */
  readonly label?: DurabilityLabel;
  /** the page about guarantee and rights, if the site has one */
  readonly rightsUrl: string | undefined;
  readonly gallery: Gallery;
  readonly way: readonly Crumb[];
  readonly buy: BuyProps;
  readonly sizes: ShownSizes | undefined;
  readonly subscription: ShownSubscription | undefined;
  readonly companions: Companions;
}
interface GoneProduct {
  readonly kind: 'gone';
  readonly instead: readonly ProductTile[];
  readonly categories: readonly SquareCategory[];
}
export type ProductProps = ShownProduct | GoneProduct;

const categoriesOf = (tree: CategoryTree, product: Product) => {
  const category = tree.byId.get(product.categoryId);
  return category ? wayTo(tree, category) : [];
};

const goneAnswer = async ({ site, t, moment }: PageRequest, { catalogue }: PageServices) => {
  const tree = await catalogue.tree(site.code);
  const instead = await mixedOffers(catalogue, tree, site.code, moment);
  const categories = squaresOf(tree.top);
  return {
    kind: 'shown',
    status: 410,
    head: { title: t('page.error.gone.title') },
    props: { kind: 'gone', instead, categories },
  } as const;
};

/** The colour or size that the address names: its article, and the product's path with it. */
const namedBy = ({ query, site }: PageRequest, product: Product) => {
  const slug = query[dimensionParameter];
  const article = namedArticle(product, slug, site.language);
  return {
    article,
    size: namedSize(article, slug, site.language),
    /** not for ever: the product may have this colour again */
    isMissing: slug !== undefined && !article,
    url: article ? pathWithDimension(product.url, slug) : product.url,
  };
};

/** PROD-1: an older id of nine digits from a feed is redirected to the current one. */
const renamedAnswer = async (request: PageRequest, { catalogue }: PageServices) => {
  const { site, moment, params } = request;
  const asked = params['id'] ?? '';
  const now = (await catalogue.productNumbers(site.code, [asked])).get(asked);
  const answer = now === undefined ? undefined : await catalogue.product(site.code, now, moment);
  return answer?.kind === 'product'
    ? ({ kind: 'moved', permanent: true, to: namedBy(request, answer.product).url } as const)
    : ({ kind: 'missing' } as const);
};

const shownOf = (product: Product): ShownProduct['product'] => {
  const { productId, title, details, description, labels, care, intensity } = product;
  return {
    productId,
    title,
    details,
    description,
    labels,
    ...(care === undefined ? {} : { care }),
    ...(intensity === undefined ? {} : { intensity }),
  };
};

/** A product of a feed that names no kind is food if it has a base price. */
const factsOf = (
  { productId, facts = {}, articles }: Product,
  { site, t, moment }: PageRequest,
  { content, hasPicture }: PageServices,
) => {
  const contents = articles.flatMap(({ content }) => content ?? []);
  const view = factsView(facts, contents, { site, t });
  const isFood = facts.kind === undefined ? articles.some(({ basePrice }) => basePrice !== undefined) : view.isFood;
  const promised = promisedDurability(site.code, facts, moment.at, hasPicture);
  return {
    facts: view,
    isFood,
    rightsUrl: content.byName(site.code, 'warranty')?.url,
    ...(promised ? { label: durabilityLabel(promised, productId) } : {}),
  };
};

const boxOf = (
  request: PageRequest,
  product: Product,
  { article, size, url }: ReturnType<typeof namedBy>,
  sizes: ShownSizes | undefined,
): BuyProps => ({
  ...buyPropsOf(product, cartLimits, request.site.language, { tcm: article?.tcm, size }),
  url,
  delivery: deliveryOf(request),
  ...(sizes ? { sizeTable: request.t('page.product.sizes') } : {}),
});

/** SHOP-3 */
export const product: PageDefinition<ProductProps> = {
  name: 'product',
  // The text before the number is for readers; a wrong one is redirected to the right one.
  paths: ['/:slug(^.*?)-p:id(^\\d{9}).html'],
  type: 'ProductDetailPage',
  personal: false,
  query: [dimensionParameter],
  load: async (request, services) => {
    const { site, t, moment, params, path } = request;
    const { catalogue } = services;
    const answer = await catalogue.product(site.code, params['id'] ?? '', moment);
    if (answer.kind === 'unknown') return renamedAnswer(request, services);
    if (answer.kind === 'gone') return goneAnswer(request, services);
    const found = answer.product;
    const { productId, title, url, description, details } = found;
    const named = namedBy(request, found);
    if (path !== url) return { kind: 'moved', permanent: true, to: named.url };
    if (named.isMissing) return { kind: 'moved', permanent: false, to: url };

    const tree = await catalogue.tree(site.code);
    const categories = categoriesOf(tree, found);
    const [companions, subscription, siblings] = await Promise.all([
      loadCompanions(request, services, found, tree, categories),
      subscriptionFor(request, services, found),
      catalogue.paths(productId),
    ]);
    const sizes = sizesFor(request, services, found);
    const way = [
      { title: t('ui.home'), url: '/' },
      ...categories.map((step) => ({ title: step.title, url: step.url })),
      { title, url },
    ];
    const gallery = galleryOf(found, named.article);
    const [picture] = photosOf(found, named.article);
    const price = leadPriceOf(found, named.article);
    return {
      kind: 'shown',
      status: 200,
      tracked: viewEvents(found, categories.at(-1)?.title, named.article),
      head: {
        title: title,
        description: shortText(description[0] ?? details),
        canonical: url,
        siblings,
        ...omitNullish({ picture, firstPicture: firstPictureOf(gallery) }),
        plainText: plainTextPath(url),
        structured: [structuredProduct(found, site.timeZone), breadcrumbList(way)],
        ...(categories[0] ? { section: categories[0].url } : {}),
        firstViewEnds: 1,
      },
      props: {
        kind: 'product',
        product: shownOf(found),
        savingPercent: price?.savingPercent ?? 0,
        price: price?.now,
        ...factsOf(found, request, services),
        gallery,
        way,
        buy: boxOf(request, found, named, sizes),
        sizes,
        subscription,
        companions,
      },
    };
  },
};
