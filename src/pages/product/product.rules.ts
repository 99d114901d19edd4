import type { Availability } from '../../contracts/cart/cart.contract.ts';
import type { Price, Product, ProductArticle } from '../../contracts/catalogue/catalogue.contract.ts';
import type { ProductFacts } from '../../contracts/catalogue/product-facts.contract.ts';
import type { CommerceEvent } from '../../contracts/tracking/tracking.contract.ts';
import { isUnavailable } from '../../domain/cart/cart.rules.ts';
import { choiceText } from '../../domain/cart/choice.rules.ts';
import { goodsEvent } from '../../domain/tracking/tracking.rules.ts';
import { colorChoiceOf, type BuyArticle } from '../../regions/buy/buy.rules.ts';
import { noPicture, pictureUrl } from '../../contracts/shop/pictures.contract.ts';
import { slugOf } from '../../lib/text/slug.ts';
import { isoDay } from '../../lib/time/zoned-day.ts';

/** The maximum number of pictures beside one another; those of other colours share their places. */
const mostPictures = 6;

/** The article that can be bought, else the first one, of the colour or else of the size with this slug. */
export const namedArticle = (
  { articles }: Product,
  slug: string | undefined,
  language: string,
): ProductArticle | undefined => {
  const isNamed = (name: string | undefined) => name !== undefined && slugOf(name, language) === slug;
  const ofColor = articles.filter(({ color }) => isNamed(color));
  const named = ofColor.length > 0 ? ofColor : articles.filter(({ size }) => isNamed(size));
  return named.find((article) => !isUnavailable(article)) ?? named[0];
};

/** The size of the named article, if the slug names its size and not its colour. */
export const namedSize = (
  article: ProductArticle | undefined,
  slug: string | undefined,
  language: string,
): string | undefined =>
  article?.color !== undefined && slugOf(article.color, language) === slug ? undefined : article?.size;

/** The initially chosen article. */
const leadOf = ({ articles }: Product, named?: ProductArticle): ProductArticle | undefined =>
  named ?? articles.find(({ availability }) => availability === 'AVAILABLE') ?? articles[0];

interface Photo {
  readonly picture: string;
  readonly color?: string;
}

/** What the further pictures of the content's products show, by the ends of their names; those of feeds have any name. */
const pictureViews = ['turned', 'close', 'with', 'pair'] as const;

export const viewIn = (picture: string): (typeof pictureViews)[number] | undefined =>
  pictureViews.find((view) => picture.endsWith(`-${view}`));

/** The pictures of a product page. */
export interface Gallery {
  /** the pictures that share a place: one for each colour that can be chosen, in the order of the choice, or one for all */
  readonly places: readonly (readonly Photo[])[];
  /** the position within a place of what is shown first */
  readonly shown: number;
}

/** Returns the gallery in which the named or initially chosen article is shown. */
export const galleryOf = (product: Product, named?: ProductArticle): Gallery => {
  const { colors, pictures } = product;
  const chosen = leadOf(product, named);
  const instead = [chosen?.picture, ...pictures, ...colors.map(({ picture }) => picture)].find(Boolean);
  if (!instead) return { places: [], shown: 0 };
  // The styles find a picture by the position of its colour among the radio buttons.
  const choice = colorChoiceOf(product).map(({ name, picture }) => ({ picture: picture || instead, color: name }));
  const lead: readonly Photo[] = choice.length > 0 ? choice : [{ picture: instead }];
  const shown = choice.findIndex(({ color }) => color === chosen?.color);
  const others = [...new Set(pictures)].filter((name) => lead.every(({ picture }) => picture !== name));
  const ownOf = ({ picture }: Photo) => others.filter((name) => choice.length > 0 && name.startsWith(`${picture}-`));
  const own = lead.map(ownOf);
  const longest = own.toSorted((one, other) => other.length - one.length)[0] ?? [];
  // A colour that lacks a picture shows that of another colour: an empty place would be a hole.
  const ofColors = longest.map((substitute, at) =>
    lead.map((photo, position) => ({ ...photo, picture: own[position]?.[at] ?? substitute })),
  );
  const shared = others.filter((name) => !own.flat().includes(name)).map((picture) => [{ picture }]);
  return { places: [lead, ...ofColors, ...shared].slice(0, mostPictures), shown: Math.max(0, shown) };
};

/** Each picture once, the shown one first. */
export const picturesIn = ({ places, shown }: Gallery): readonly string[] => {
  const first = places[0]?.[shown];
  return [...new Set([...(first ? [first] : []), ...places.flat()].map(({ picture }) => picture))];
};

/** The pictures for search engines and shared links, which have no use for the drawn place of a missing one. */
export const photosOf = (product: Product, named?: ProductArticle): readonly string[] =>
  picturesIn(galleryOf(product, named)).filter((name) => name !== noPicture);

/** The price for the tags above the title. */
export const leadPriceOf = (product: Product, named?: ProductArticle): Price | undefined =>
  leadOf(product, named)?.price;

const availabilityWords: Readonly<Record<Availability, string>> = {
  AVAILABLE: 'InStock',
  PREORDER: 'PreOrder',
  BACKORDER: 'BackOrder',
  SOLDOUT: 'SoldOut',
  NOT_AVAILABLE: 'OutOfStock',
};

const decimal = (amountMinor: number): string => (amountMinor / 100).toFixed(2);

/** The last day of a price (YYYY-MM-DD) in the time zone of the country; the given moment is exclusive. */
const lastDay = (until: Date, timeZone: string): string => isoDay(new Date(until.getTime() - 1), timeZone);

const offerOf = (
  url: string,
  { availability, gtin, price, reducedUntil, tcm }: ProductArticle,
  timeZone: string,
): object => ({
  '@type': 'Offer',
  sku: tcm,
  url,
  price: decimal(price.now.amountMinor),
  priceCurrency: price.now.currency,
  availability: `https://schema.org/${availabilityWords[availability]}`,
  itemCondition: 'https://schema.org/NewCondition',
  ...(reducedUntil === undefined ? {} : { priceValidUntil: lastDay(reducedUntil, timeZone) }),
  ...(gtin === undefined ? {} : { gtin }),
});

/** LAW-5: what schema.org has properties for. */
const structuredFacts = ({
  maker,
  makerAddress,
  makerEmail,
  organicCode,
  energyClass,
  kind,
}: ProductFacts): object => ({
  ...(maker === undefined
    ? {}
    : { manufacturer: { '@type': 'Organization', name: maker, address: makerAddress, email: makerEmail } }),
  ...(organicCode === undefined
    ? {}
    : { hasCertification: { '@type': 'Certification', name: 'Organic', certificationIdentification: organicCode } }),
  ...(energyClass === undefined || kind !== 'light-source'
    ? {}
    : {
        hasEnergyConsumptionDetails: {
          '@type': 'EnergyConsumptionDetails',
          hasEnergyEfficiencyCategory: `https://schema.org/EUEnergyEfficiencyCategory${energyClass}`,
        },
      }),
});

/** schema.org Product with one offer for each article. */
export const structuredProduct = (product: Product, timeZone: string): object => {
  const { articles, brand, description, facts = {}, productId, rating, title, url } = product;
  const photos = photosOf(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: description.join(' '),
    sku: productId,
    url,
    ...(photos.length > 0 ? { image: photos.map((name) => pictureUrl(name, 'original', 1200, 'webp')) } : {}),
    ...(brand === undefined ? {} : { brand: { '@type': 'Brand', name: brand } }),
    ...(rating === undefined
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            ratingCount: rating.count,
            bestRating: 5,
          },
        }),
    ...structuredFacts(facts),
    offers: articles.map((article) => offerOf(url, article, timeZone)),
  };
};

/** TRK-1 */
export const viewEvents = (
  product: Product,
  category: string | undefined,
  named?: ProductArticle,
): readonly CommerceEvent[] => {
  const lead = leadOf(product, named);
  if (!lead) return [];
  const { productId, title } = product;
  const { price } = lead;
  const goods = { productId, title, choice: choiceText(lead), category, price: price.now, oldPrice: price.before };
  return [goodsEvent('view_item', [goods], price.now.currency)];
};

/** The articles whose price or availability differs from those of the shown one. */
export const differing = (
  articles: readonly BuyArticle[],
  shown: BuyArticle,
  stockText: (article: BuyArticle) => string,
) =>
  articles
    .map((article) => ({
      article,
      hasOtherPrice: article.price.now.amountMinor !== shown.price.now.amountMinor,
      hasOtherStock: stockText(article) !== stockText(shown),
    }))
    .filter(({ hasOtherPrice, hasOtherStock }) => hasOtherPrice || hasOtherStock);
