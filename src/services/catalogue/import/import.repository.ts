import type { Database } from '../../../lib/database.ts';
import { categoryRows } from './category-rows.repository.ts';
import { generationRows } from './generation.repository.ts';
import { pictureMentionRows } from './picture-mentions.repository.ts';
import { priceHistoryRows } from './price-history.repository.ts';
import { numberRows } from './product-numbers.repository.ts';
import { productRows } from './product-rows.repository.ts';
import { updatePreparation } from './update.repository.ts';

/** The writing side of the catalogue. Every statement is short: the embedded database runs one at a time. */
export const createImportRepository = (db: Database) => ({
  ...generationRows(db),
  ...numberRows(db),
  ...productRows(db),
  ...categoryRows(db),
  ...priceHistoryRows(db),
  ...pictureMentionRows(db),
  ...updatePreparation(db),
});
export type ImportRepository = ReturnType<typeof createImportRepository>;
