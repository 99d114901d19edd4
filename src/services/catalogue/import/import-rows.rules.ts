import type { CatalogueItem } from '../../../contracts/catalogue/feed.contract.ts';
import { searchWords } from '../../../lib/text/search-words.ts';
import { slugOf } from '../../../lib/text/slug.ts';
import type { Language } from '../../../sites/site.ts';
import { lowest30Of, tcmOf, type PricePoint } from './import.rules.ts';
import type { NewArticle, NewProduct } from './product-rows.repository.ts';

/** A feed item with its line in the file and its position in the catalogue. */
export interface PlacedItem {
  readonly item: CatalogueItem;
  readonly line: number;
  readonly position: number;
}

const wordsOf = (...texts: readonly (string | undefined)[]): string => searchWords(texts.join(' ')).join(' ');

export const productRow = (
  { item, position }: PlacedItem,
  productId: string,
  levels: readonly number[],
  language: Language,
): NewProduct => ({
  product_id: productId,
  source_id: item.productSourceId,
  position,
  title: item.title,
  details: item.details,
  description: item.description,
  brand: item.brand ?? null,
  slug: slugOf(item.title, language),
  category_1: levels[0] ?? null,
  category_2: levels[1] ?? null,
  category_3: levels[2] ?? null,
  labels: item.labels,
  intensity: item.intensity ?? null,
  pictures: item.pictures,
  traits: (item.traits ?? []).map(({ name, value }) => `${name}:${value}`),
  facts: item.facts ?? {},
  words_a: wordsOf(item.title),
  words_b: wordsOf(item.brand, item.color, ...item.path, item.productSourceId, productId),
  words_d: wordsOf(item.details, item.description),
});

const orNull = <T>(value: T | undefined): T | null => value ?? null;

export const articleRow = (
  { item, position }: PlacedItem,
  productId: string,
  history: readonly PricePoint[],
  at: Date,
): NewArticle => ({
  product_id: productId,
  tcm: tcmOf(item),
  source_id: item.id,
  position,
  color: orNull(item.color),
  size: orNull(item.size),
  picture: item.picture,
  price_minor: item.priceMinor,
  sale_minor: orNull(item.sale?.amountMinor),
  sale_from: orNull(item.sale?.from),
  sale_to: orNull(item.sale?.to),
  lowest30_minor: orNull(lowest30Of(item, history, at)),
  availability: item.availability,
  available_from: orNull(item.availableFrom),
  quantity: orNull(item.quantity),
  unit_amount: orNull(item.content?.amount),
  unit: orNull(item.content?.unit),
  gtin: orNull(item.gtin),
  mpn: orNull(item.mpn),
  custom_labels: item.customLabels,
});
