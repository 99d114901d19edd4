import { slugOf } from '../../lib/text/slug.ts';
import type { Language } from '../../sites/site.ts';
import type { CategoryRow, ProductRow } from './catalogue.repository.ts';

export const categoryUrl = (row: Pick<CategoryRow, 'title' | 'category_id'>, language: Language): string =>
  `/${slugOf(row.title, language)}-c${row.category_id}.html`;

export const productUrl = (product: Pick<ProductRow, 'slug' | 'product_id'>): string =>
  `/${product.slug}-p${product.product_id}.html`;
