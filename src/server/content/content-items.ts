import { productTraits, type ProductTrait } from '../../contracts/catalogue/catalogue.contract.ts';
import type { CatalogueItem, ItemSale } from '../../contracts/catalogue/feed.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { slugOf } from '../../lib/text/slug.ts';
import { pathKey, type CategoryFacts } from '../../services/catalogue/import/import-categories.rules.ts';
import { sites } from '../../sites/sites.ts';
import { printedOn, spelledOn } from '../../sites/spelling.ts';
import { companionsIn } from './content-companions.ts';
import type { Content } from './content-files.ts';
import { factsOn } from './facts/content-facts.ts';
import type { ContentFacts } from './facts/facts.contract.ts';
import type { ContentCategory, ContentColours, ContentProduct, ContentTraits } from './content.contract.ts';
import { demoPrice, demoPriceBefore, roundedPrice } from './content-prices.ts';
import { dayMs } from '../../lib/time/day.ts';

/** Returns midnight (UTC) of the day that is `days` after `at`. */
export const dayFrom = (at: Date, days: number): Date =>
  new Date(Math.floor(at.getTime() / dayMs) * dayMs + days * dayMs);

interface Writing {
  readonly site: SiteCode;
  readonly at: Date;
  readonly colours: ContentColours;
  /** the names of traits */
  readonly names: ContentTraits | undefined;
  /** makers and words of facts */
  readonly known: ContentFacts | undefined;
  /** the titles from the first to the third level, by the number of the third */
  readonly pathOf: ReadonlyMap<number, readonly string[]>;
  readonly companionsOf: (product: ContentProduct) => readonly string[];
}

type Named = Pick<ContentCategory, 'id' | 'titles' | 'intro'> & {
  readonly picture?: string;
  readonly children?: readonly Named[];
};

/** Returns the categories of a site by path, parents first, in the order of the files. */
export const contentCategories = ({ categories }: Content, site: SiteCode): Map<string, CategoryFacts> => {
  const { language } = sites[site];
  const words = (text: string): string => spelledOn(sites[site], text);
  const found = new Map<string, CategoryFacts>();
  const enter = (category: Named, above: readonly string[]): void => {
    const path = [...above, words(category.titles[language])];
    const facts = { id: category.id, intro: printedOn(sites[site], category.intro[language]) };
    found.set(pathKey(path), category.picture === undefined ? facts : { ...facts, picture: category.picture });
    for (const child of category.children ?? []) enter(child, path);
  };
  for (const category of categories) enter(category, []);
  return found;
};

/** Returns the value for a colour and size; the most specific key wins. */
const closest = <T>(
  table: Readonly<Record<string, T>>,
  color: string | undefined,
  size: string | undefined,
): T | undefined =>
  [`${color}/${size}`, size, color, '*']
    .map((key) => (key === undefined ? undefined : table[key]))
    .find((value) => value !== undefined);

/** Turned and from near there are those of all colours: a page shows each with the colour whose picture its name begins with. */
const picturesOf = (product: ContentProduct): string[] => {
  const { id, object, look, colors } = product;
  const [first, second] = colors ?? [];
  const looks = colors?.map(({ color, wall }) => `${color}-${wall}`) ?? (look ? [`${look.material}-${look.wall}`] : []);
  return [
    ...['turned', 'close'].flatMap((view) => looks.map((own) => `${object}-${own}-${view}`)),
    ...(product.with ? [`${id}-with`] : []),
    ...(first && second ? [`${object}-${first.color}-${second.color}-${first.wall}-pair`] : []),
  ];
};

interface Variant {
  readonly color?: { readonly color: string; readonly wall: string };
  readonly size?: Exclude<NonNullable<ContentProduct['sizes']>[number], string>;
}

const variantsOf = (product: ContentProduct): Variant[] => {
  const colors = product.colors ?? [undefined];
  const sizes = product.sizes?.map((size) => (typeof size === 'string' ? { size } : size)) ?? [undefined];
  return colors.flatMap((color) => sizes.map((size): Variant => omitNullish({ color, size })));
};

const priceOf = (
  product: ContentProduct,
  eurCents: number,
  { site, at }: Writing,
): { priceMinor: number; sale?: ItemSale } => {
  const { currency } = sites[site];
  const amountMinor = demoPrice(eurCents, currency);
  if (product.wasEur === undefined) return { priceMinor: amountMinor };
  const isMainPrice = eurCents === product.priceEur;
  const before = isMainPrice ? product.wasEur : roundedPrice((product.wasEur * eurCents) / product.priceEur, 'EUR');
  const days = product.saleDays;
  return {
    priceMinor: demoPriceBefore(before, amountMinor, currency),
    sale: { amountMinor, ...(days ? { from: dayFrom(at, days[0]), to: dayFrom(at, days[1]) } : {}) },
  };
};

const contentOf = (product: ContentProduct, size: Variant['size']): CatalogueItem['content'] => {
  const grams = size?.grams ?? product.grams;
  const ml = size?.ml ?? product.ml;
  if (grams !== undefined) return { amount: grams, unit: 'g' };
  return ml === undefined ? undefined : { amount: ml, unit: 'ml' };
};

const tcmOf = ({ color, size }: Variant): string =>
  [color?.color, size && slugOf(size.size, 'de')].filter((part) => part !== undefined).join('-');

const lookOf = (product: ContentProduct, { color }: Variant): string =>
  color ? `${color.color}-${color.wall}` : `${product.look?.material}-${product.look?.wall}`;

const stockOf = (product: ContentProduct, { color, size }: Variant, at: Date) => {
  const availability = closest(product.availability ?? {}, color?.color, size?.size) ?? 'AVAILABLE';
  const isOrdered = availability === 'PREORDER' || availability === 'BACKORDER';
  if (!isOrdered)
    return { availability, ...omitNullish({ quantity: closest(product.stock, color?.color, size?.size) }) };
  // An article that cannot be delivered yet has no stock that would limit its sale.
  return {
    availability,
    availableFrom: dayFrom(at, product.availableInDays ?? 0)
      .toISOString()
      .slice(0, 10),
  };
};

const labelsOf = ({ labels = [], intensity }: ContentProduct) => ({
  labels,
  customLabels: [...labels, ...(intensity === undefined ? [] : [`intensity-${intensity}`])],
  ...omitNullish({ intensity }),
});

const traitsOf = (product: ContentProduct, { site, names }: Writing): ProductTrait[] => {
  const { language } = sites[site];
  return productTraits.flatMap((name) =>
    (product.traits?.[name] ?? []).map((value) => ({
      name,
      value: spelledOn(sites[site], names?.[name][value]?.[language] ?? value),
    })),
  );
};

const factsOf = (product: ContentProduct, { site, known, companionsOf }: Writing): Pick<CatalogueItem, 'facts'> => {
  const goesWith = companionsOf(product).join(',');
  const facts = {
    ...(product.facts && known ? factsOn(site, product.facts, known) : {}),
    ...(goesWith === '' ? {} : { goesWith }),
  };
  return Object.keys(facts).length === 0 ? {} : { facts };
};

const itemOf = (product: ContentProduct, variant: Variant, writing: Writing): CatalogueItem => {
  const { site, at, colours, pathOf } = writing;
  const { color, size } = variant;
  const { language } = sites[site];
  const words = (text: string): string => spelledOn(sites[site], text);
  const texts = product.texts[language];
  const tcm = tcmOf(variant);
  const traits = traitsOf(product, writing);
  return {
    id: tcm === '' ? product.id : `${product.id}-${tcm}`,
    productSourceId: product.id,
    title: words(texts.title),
    details: words(texts.details),
    description: `${words(texts.description)}\n\n${words(texts.care)}`,
    brand: 'Kontor',
    picture: `${product.object}-${lookOf(product, variant)}`,
    pictures: picturesOf(product),
    path: pathOf.get(product.category) ?? [],
    ...stockOf(product, variant, at),
    ...labelsOf(product),
    ...(traits.length === 0 ? {} : { traits }),
    ...factsOf(product, writing),
    ...priceOf(product, size?.priceEur ?? product.priceEur, writing),
    ...omitNullish({
      color: color && words(colours[color.color]?.names[language] ?? color.color),
      size: size && words(size.size),
      content: contentOf(product, size),
    }),
  };
};

/** Returns the content as the rows of a site's feed, in the order of the files. */
export function* contentItems(content: Content, site: SiteCode, at: Date): Generator<CatalogueItem> {
  const pathOf = new Map(
    [...contentCategories(content, site)].map(([path, { id }]) => [id, path.split(' > ')] as const),
  );
  const companionsOf = companionsIn(content.products);
  for (const product of content.products) {
    for (const variant of variantsOf(product))
      yield itemOf(product, variant, {
        site,
        at,
        colours: content.colours,
        names: content.traits,
        known: content.facts,
        pathOf,
        companionsOf,
      });
  }
}
