import { omitNullish } from '../../../lib/omit-nullish.ts';
import {
  pointsBySource,
  type ImportRepository,
  type PricedArticle,
  type SourcePoint,
  type Target,
} from './import.repository.ts';
import { scheduleOf, type PricePoint } from './import.rules.ts';

const articlesPerSlice = 100;

const saleOf = (row: PricedArticle) =>
  row.sale_minor === null
    ? undefined
    : { amountMinor: row.sale_minor, ...omitNullish({ from: row.sale_from, to: row.sale_to }) };

/** What is to be written: nothing where the price stays what it was. */
const newPoints = (row: PricedArticle, past: readonly PricePoint[], at: Date): SourcePoint[] => {
  const before = past.findLast(({ validFrom }) => validFrom <= at);
  return scheduleOf({ priceMinor: row.price_minor, sale: saleOf(row) }, at)
    .filter((point, place) => place > 0 || point.amountMinor !== before?.amountMinor)
    .map(({ validFrom, amountMinor }) => ({
      source_id: row.source_id,
      valid_from: validFrom,
      amount_minor: amountMinor,
    }));
};

/**
 * Writes what the sold generation costs into the price history, from `at` on. May run twice: after an end in the middle it
 * begins again and comes to the same.
 */
export const settle = async (
  repository: ImportRepository,
  target: Target,
  at: Date,
  yieldToEventLoop: () => Promise<void>,
): Promise<void> => {
  let after: readonly [string, string] = ['', ''];
  for (;;) {
    const rows = await repository.pricedAfter(target, after, articlesPerSlice);
    const last = rows.at(-1);
    if (!last) break;
    const sourceIds = rows.map((row) => row.source_id);
    const history = pointsBySource(await repository.history(target.site, sourceIds));
    // A schedule of the import before no longer holds.
    const scheduled = sourceIds.filter((id) => history.get(id)?.some(({ validFrom }) => validFrom > at));
    if (scheduled.length > 0) await repository.dropSchedule(target.site, scheduled, at);
    const points = rows.flatMap((row) => newPoints(row, history.get(row.source_id) ?? [], at));
    if (points.length > 0) await repository.addPoints(target.site, points);
    after = [last.product_id, last.tcm];
    await yieldToEventLoop();
  }
  await repository.settled(target);
};
