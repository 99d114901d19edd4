import { setImmediate as nextTurn } from 'node:timers/promises';
import { productNumberAt } from '../../services/catalogue/import/import.rules.ts';
import { slicesOf } from '../../lib/slices-of.ts';
import { sites } from '../../sites/sites.ts';
import { dayFrom } from '../content/content-items.ts';
import type { WritePast } from '../content/take/fill.ts';
import { demoHistory, soldForDays } from './demo-history.ts';

const rowsPerStatement = 100;

/** Writes the past of a new demo shop: since when each product is sold, and its earlier prices. */
export const writeDemoPast: WritePast = async (repository, site, items, at) => {
  const { currency } = sites[site];
  const products = new Map(items.map((item) => [item.productSourceId, item]));
  const numbers = [...products.values()].map(({ productSourceId, labels }) => ({
    source_id: productSourceId,
    product_id: productNumberAt(productSourceId, 0),
    first_seen: labels.includes('new') ? dayFrom(at, -3) : dayFrom(at, -soldForDays),
  }));
  for (const slice of slicesOf(numbers, rowsPerStatement)) {
    await repository.addNumbers(site, slice);
    await nextTurn();
  }
  const points = items.flatMap((item) =>
    demoHistory(item, currency, at).map(({ validFrom, amountMinor }) => ({
      source_id: item.id,
      valid_from: validFrom,
      amount_minor: amountMinor,
    })),
  );
  for (const slice of slicesOf(points, rowsPerStatement)) {
    await repository.addPoints(site, slice);
    await nextTurn();
  }
};
