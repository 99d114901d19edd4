import type { CatalogueItem } from '../../contracts/feed.contract.ts';
import { searchWords } from '../../lib/search-words.ts';
import { slugOf } from '../../lib/slug.ts';
import type { NewArticle, NewProduct } from './import.repository.ts';
import { lowest30Of, tcmOf, type PricePoint } from './import.rules.ts';

/** An item with its place in the file and what was looked up for it. */
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
): NewProduct => ({
  product_id: productId,
  source_id: item.productSourceId,
  position,
  title: item.title,
  details: item.details,
  description: item.description,
  brand: item.brand ?? null,
  slug: slugOf(item.title),
  category_1: levels[0] ?? null,
  category_2: levels[1] ?? null,
  category_3: levels[2] ?? null,
  labels: item.labels,
  intensity: item.intensity ?? null,
  pictures: item.pictures,
  words_a: wordsOf(item.title),
  words_b: wordsOf(item.brand, item.color, ...item.path, item.productSourceId, productId),
  words_d: wordsOf(item.details, item.description),
});

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
  color: item.color ?? null,
  size: item.size ?? null,
  picture: item.picture,
  price_minor: item.priceMinor,
  sale_minor: item.sale?.amountMinor ?? null,
  sale_from: item.sale?.from ?? null,
  sale_to: item.sale?.to ?? null,
  lowest30_minor: lowest30Of(item, history, at) ?? null,
  availability: item.availability,
  available_from: item.availableFrom ?? null,
  quantity: item.quantity ?? null,
  unit_amount: item.content?.amount ?? null,
  unit: item.content?.unit ?? null,
  gtin: item.gtin ?? null,
  mpn: item.mpn ?? null,
  custom_labels: item.customLabels,
});
