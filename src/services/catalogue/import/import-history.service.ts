import { omitNullish } from '../../../lib/omit-nullish.ts';
import type { Target } from './generation.repository.ts';
import type { ImportRepository } from './import.repository.ts';
import { pointsBySource, type PricedArticle, type SourcePoint } from './price-history.repository.ts';
import { scheduleOf, type PricePoint } from './import.rules.ts';

const saleOf = (row: PricedArticle) =>
  row.sale_minor === null
    ? undefined
    : { amountMinor: row.sale_minor, ...omitNullish({ from: row.sale_from, to: row.sale_to }) };

/** Returns the points to add; none if the price has not changed. */
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
 * Writes the prices of the live generation, from `at` on, into the price history. It is idempotent: after a crash the next
 * run starts over and gives the same result.
 */
export const settle = async (
  repository: ImportRepository,
  target: Target,
  at: Date,
  yieldToEventLoop: () => Promise<void>,
): Promise<void> => {
  let after: readonly [string, string] = ['', ''];
  for (;;) {
    const rows = await repository.keepPrices(target, after, { limit: repository.pace.prices, at });
    await yieldToEventLoop();
    const last = rows.at(-1);
    if (!last) break;
    const onSale = rows.filter((row) => row.sale_minor !== null);
    const history = pointsBySource(
      await repository.history(
        target.site,
        onSale.map((row) => row.source_id),
      ),
    );
    const points = onSale.flatMap((row) => newPoints(row, history.get(row.source_id) ?? [], at));
    if (points.length > 0) await repository.addPoints(target.site, points);
    after = [last.product_id, last.tcm];
    await yieldToEventLoop();
  }
  await repository.settled(target);
};
