import type { CatalogueItem } from '../../../contracts/catalogue/feed.contract.ts';
import {
  productLabels,
  productTraits,
  type ProductLabel,
  type ProductTrait,
} from '../../../contracts/catalogue/catalogue.contract.ts';
import { noPicture } from '../../../contracts/shop/pictures.contract.ts';
import type { Currency } from '../../../contracts/shop/site.contract.ts';
import { omitNullish } from '../../../lib/omit-nullish.ts';
import type { Language } from '../../../sites/site.ts';
import { readFacts } from './feed-facts.rules.ts';
import { sourcesAmong, type FeedPicture } from './feed-picture.rules.ts';
import { faultInText, oneLine, paragraphs } from './feed-text.rules.ts';
import {
  readAvailability,
  readDay,
  readMeasure,
  readMoment,
  readPrice,
  readQuantity,
  readWindow,
  type Read,
} from './feed-values.rules.ts';
import { rowLimitChars, type Attributes, type FeedAttribute } from './feed.constants.ts';

const longest: Partial<Record<FeedAttribute, number>> = {
  id: 100,
  item_group_id: 100,
  title: 300,
  description: 20_000,
};
const picturesAtMost = 10;
/** Deeper paths are cut: the shop has three levels of categories. */
const levelsAtMost = 3;

/** Thrown inside this file only: the first thing that is wrong with a row. */
class RowFault extends Error {}

const good = <T>(read: Read<T>): T => {
  if ('fault' in read) throw new RowFault(read.fault);
  return read.value;
};

const isLabel = (text: string): text is ProductLabel => (productLabels as readonly string[]).includes(text);

const pathOf = (productType: string): string[] =>
  productType
    .split('>')
    .map((title) => oneLine(title).slice(0, 100))
    .filter((title) => title !== '')
    .slice(0, levelsAtMost);

/** Labels of ours among the custom labels, and the intensity of a coffee (`intensity-4`). */
const labelFacts = (customLabels: readonly string[]) => {
  const words = customLabels.map((label) => label.toLowerCase().replaceAll(/[\s_]+/g, '-'));
  const intensity = words.map((word) => /^intensity-([1-5])$/.exec(word)?.[1]).find((digit) => digit !== undefined);
  return {
    labels: [...new Set(words.filter(isLabel))],
    customLabels,
    ...(intensity === undefined ? {} : { intensity: Number(intensity) }),
  };
};

const traitsAtMost = 12;
const longestTrait = 40;

/** Details whose attribute is one of the filters; a value may be a list with commas. */
const traitsOf = (details: readonly string[]): ProductTrait[] => {
  const found = details.flatMap((detail) => {
    const [, attribute = '', ...value] = detail.split(':');
    const name = productTraits.find((known) => known === attribute.trim().toLowerCase());
    if (name === undefined) return [];
    return value
      .join(' ')
      .split(',')
      .map((one) => ({ name, value: oneLine(one).slice(0, longestTrait) }));
  });
  const distinct = new Map(found.map((trait) => [`${trait.name}:${trait.value}`, trait]));
  return [...distinct.values()].filter(({ value }) => value !== '').slice(0, traitsAtMost);
};

/** An empty cell is a missing one. */
const given = (value: string): string | undefined => (value === '' ? undefined : value);

const priceFacts = (
  text: (name: FeedAttribute) => string,
  currency: Currency,
): Pick<CatalogueItem, 'priceMinor' | 'sale'> => {
  if (text('price') === '') throw new RowFault('it has no price');
  const priceMinor = good(readPrice('price', text('price'), currency));
  if (text('sale_price') === '') return { priceMinor };
  const amountMinor = good(readPrice('sale_price', text('sale_price'), currency));
  const window = good(readWindow(text('sale_price_effective_date')));
  return amountMinor < priceMinor ? { priceMinor, sale: { amountMinor, ...window } } : { priceMinor };
};

const checkTexts = (attributes: Attributes): void => {
  let length = 0;
  for (const [name, values] of attributes) {
    for (const value of values) {
      length += value.length;
      const fault = faultInText(value);
      if (fault) throw new RowFault(`${name}: ${fault}`);
      const limit = longest[name as FeedAttribute]; // an attribute that is not ours has no entry
      if (limit !== undefined && value.length > limit) throw new RowFault(`${name} is longer than ${limit} characters`);
    }
  }
  if (length > rowLimitChars) throw new RowFault('it is too long');
};

type Text = (name: FeedAttribute) => string;

/** What a row may have or not. */
const furtherFacts = (text: Text) =>
  omitNullish({
    brand: given(text('brand')),
    color: given(text('color')),
    size: given(text('size')),
    gtin: given(text('gtin')),
    mpn: given(text('mpn')),
    availableFrom: good(readDay('availability_date', text('availability_date'))),
    quantity: good(readQuantity(text('quantity'))),
    content: readMeasure(text('unit_pricing_measure')),
  });

const customLabelsOf = (text: Text): string[] => {
  const labels = [0, 1, 2, 3, 4].map((place) => text(`custom_label_${place}` as FeedAttribute)); // 0 to 4 exist
  return labels.slice(0, labels.findLastIndex((label) => label !== '') + 1);
};

/** What an item is read for. */
export interface ItemReading {
  readonly currency: Currency;
  /** of its names of fibres */
  readonly language: Language;
  readonly pictureOf: (text: string) => FeedPicture | undefined;
}

const pictureFacts = (
  { main, more }: { readonly main: string; readonly more: readonly string[] },
  { pictureOf }: ItemReading,
): Pick<CatalogueItem, 'picture' | 'pictures' | 'sources'> => {
  const first = pictureOf(main);
  const further = more
    .flatMap((text) => pictureOf(text) ?? [])
    .filter(({ name }) => name !== noPicture)
    .slice(0, picturesAtMost);
  const sources = sourcesAmong(first ? [first, ...further] : further);
  return {
    picture: first?.name ?? noPicture,
    pictures: further.map(({ name }) => name),
    ...(sources.length === 0 ? {} : { sources }),
  };
};

const factsOf = (text: Text, all: (name: FeedAttribute) => string[], language: Language) => {
  const facts = good(
    readFacts(
      {
        details: all('product_detail'),
        certificates: all('certification'),
        energyClass: text('energy_efficiency_class'),
        gender: text('gender'),
        ageGroup: text('age_group'),
      },
      language,
    ),
  );
  return Object.keys(facts).length === 0 ? {} : { facts };
};

const read = (attributes: Attributes, reading: ItemReading): CatalogueItem => {
  const text: Text = (name) => {
    const value = attributes.get(name)?.[0];
    return value ? oneLine(value) : '';
  };
  const all = (name: FeedAttribute): string[] =>
    (attributes.get(name) ?? []).map(oneLine).filter((value) => value !== '');
  checkTexts(attributes);
  const id = text('id');
  if (id === '') throw new RowFault('it has no id');
  if (text('title') === '') throw new RowFault('it has no title');
  const traits = traitsOf(all('product_detail'));
  return {
    id,
    productSourceId: text('item_group_id') || id,
    title: text('title'),
    details: all('product_highlight').join(', '),
    description: paragraphs(attributes.get('description')?.[0] ?? ''),
    ...pictureFacts({ main: text('image_link'), more: all('additional_image_link') }, reading),
    ...priceFacts(text, reading.currency),
    availability: good(readAvailability(text('availability'))),
    path: pathOf(text('product_type')),
    ...labelFacts(customLabelsOf(text)),
    ...(traits.length === 0 ? {} : { traits }),
    ...factsOf(text, all, reading.language),
    ...furtherFacts(text),
  };
};

/** Returns the id of a row whose `expiration_date` is over. Such a row needs no other attribute. */
export const expiredId = (attributes: Attributes, at: Date): Read<string | undefined> => {
  const text = oneLine(attributes.get('expiration_date')?.[0] ?? '');
  if (text === '') return { value: undefined };
  const until = readMoment(text);
  if (!until)
    return { fault: `expiration_date ${JSON.stringify(text.slice(0, 40))} is no moment like 2026-12-24T18:00Z` };
  if (until > at) return { value: undefined };
  const id = oneLine(attributes.get('id')?.[0] ?? '');
  const fault = id === '' ? 'it has no id' : faultInText(id);
  return fault ? { fault } : { value: id.slice(0, longest.id) };
};

/** Parses one row of a feed to an article, or returns the reason why it is invalid. */
export const itemOf = (attributes: Attributes, reading: ItemReading): Read<CatalogueItem> => {
  try {
    return { value: read(attributes, reading) };
  } catch (error) {
    if (error instanceof RowFault) return { fault: error.message };
    throw error;
  }
};
