import type { FeedFormat } from '../../../contracts/shop/commands.contract.ts';
import type { CatalogueItem } from '../../../contracts/catalogue/feed.contract.ts';
import type { Currency } from '../../../contracts/shop/site.contract.ts';
import type { Site } from '../../../sites/site.ts';
import { escapeHtml } from '../../../lib/text/html.ts';
import { splitMinor } from '../../../lib/text/money.ts';
import { feedAttributes, googleNamespace, nestedParts, type FeedAttribute } from './feed.constants.ts';
import { writtenFacts } from './feed-facts.rules.ts';
import { availabilityWord } from './feed-values.rules.ts';

/** Values of one row; a list is written as several elements, or with commas in a table. */
export type WrittenRow = Partial<Record<FeedAttribute, string | readonly string[]>>;

/** The shop's addresses as they appear in a feed. */
export interface FeedAddresses {
  readonly product: (item: CatalogueItem) => string;
  readonly picture: (name: string) => string;
}

const price = (minor: number, currency: Currency): string => {
  const { whole, fraction } = splitMinor(minor);
  return `${whole}.${fraction} ${currency}`;
};

const moment = (date: Date): string => date.toISOString().replace('.000Z', 'Z');

const measure = (content: CatalogueItem['content']): string | undefined =>
  content && `${content.amount} ${content.unit}`;

const sale = ({ sale: reduced }: CatalogueItem, currency: Currency): WrittenRow => {
  if (!reduced) return {};
  return {
    sale_price: price(reduced.amountMinor, currency),
    ...(reduced.from && reduced.to
      ? { sale_price_effective_date: `${moment(reduced.from)}/${moment(reduced.to)}` }
      : {}),
  };
};

/** The reader does not look at it. */
const detailSection = 'Kontor';

const factAttributes = (
  { traits = [], facts = {} }: CatalogueItem,
  words: Pick<Site, 'language' | 'locale'>,
): WrittenRow => {
  const { details, certification, energyClass, gender, ageGroup } = writtenFacts(facts, words);
  return {
    product_detail: [...traits.map(({ name, value }) => `${detailSection}:${name}:${value}`), ...details],
    certification,
    energy_efficiency_class: energyClass,
    gender,
    age_group: ageGroup,
  };
};

/** What the reader makes an item of: reading it back gives the same item. */
export const writtenRow = (
  item: CatalogueItem,
  { currency, ...words }: Pick<Site, 'currency' | 'language' | 'locale'>,
  addresses: FeedAddresses,
): WrittenRow => ({
  id: item.id,
  ...(item.productSourceId === item.id ? {} : { item_group_id: item.productSourceId }),
  title: item.title,
  description: item.description,
  product_highlight: item.details,
  link: addresses.product(item),
  image_link: addresses.picture(item.picture),
  additional_image_link: item.pictures.map(addresses.picture),
  price: price(item.priceMinor, currency),
  ...sale(item, currency),
  availability: availabilityWord(item.availability),
  availability_date: item.availableFrom ?? '',
  quantity: item.quantity === undefined ? '' : String(item.quantity),
  product_type: item.path.join(' > '),
  brand: item.brand ?? '',
  gtin: item.gtin ?? '',
  mpn: item.mpn ?? '',
  color: item.color ?? '',
  size: item.size ?? '',
  unit_pricing_measure: measure(item.content) ?? '',
  ...factAttributes(item, words),
  ...Object.fromEntries(item.customLabels.map((label, place) => [`custom_label_${place}`, label])),
});

const valuesOf = (row: WrittenRow, name: FeedAttribute): string[] =>
  [row[name] ?? ''].flat().filter((value) => value !== '');

const element = (name: string, inner: string): string => `<g:${name}>${inner}</g:${name}>`;

const nestedElement = (name: FeedAttribute, parts: readonly string[], value: string): string => {
  const values = value.split(':');
  const last = parts.length - 1;
  const textAt = (place: number): string => (place < last ? (values[place] ?? '') : values.slice(last).join(':'));
  return element(name, parts.map((part, place) => element(part, escapeHtml(textAt(place)))).join(''));
};

const xmlItem = (row: WrittenRow): string => {
  const elements = feedAttributes.flatMap((name) =>
    valuesOf(row, name).map((value) => {
      const parts = nestedParts[name];
      return parts ? nestedElement(name, parts, value) : element(name, escapeHtml(value));
    }),
  );
  return `<item>${elements.join('')}</item>\n`;
};

const tsvCell = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const inList = (value: string): string => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
/** The reader takes quotes of a list for those around one value. */
const listCell = (value: string | readonly string[]): string =>
  typeof value === 'string'
    ? value
    : value
        .filter((one) => one !== '')
        .map(inList)
        .join(',');
const tsvLine = (cells: readonly string[]): string => `${cells.map(tsvCell).join('\t')}\n`;

export interface FeedWriter {
  readonly head: (title: string, link: string) => string;
  readonly row: (row: WrittenRow) => string;
  readonly foot: string;
}

/** The two formats of the feed, as streams of text. */
export const feedWriters: Readonly<Record<FeedFormat, FeedWriter>> = {
  xml: {
    head: (title, link) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="${googleNamespace}">\n<channel>\n` +
      `<title>${escapeHtml(title)}</title><link>${escapeHtml(link)}</link><description>${escapeHtml(title)}</description>\n`,
    row: xmlItem,
    foot: '</channel>\n</rss>\n',
  },
  tsv: {
    head: () => tsvLine(feedAttributes),
    row: (row) => tsvLine(feedAttributes.map((name) => listCell(row[name] ?? ''))),
    foot: '',
  },
};
