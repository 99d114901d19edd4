import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { TogetherRepository } from './together.repository.ts';
import { togetherIn, type Together } from './together.rules.ts';
import { dayMs } from '../../lib/time/day.ts';

/** A sufficient sample, also in a large shop. */
const ordersAtMost = 2000;
const daysBack = 365;
const keptMs = 3_600_000;

interface Counted {
  readonly at: number;
  readonly together: Promise<Together>;
}

/** Returns which products were ordered together with a product on a site, counted once an hour. */
export const createTogether = (
  repository: Pick<TogetherRepository, 'latestGoods'>,
  now: () => Date,
  onFault: (fault: unknown) => void,
) => {
  const bySite = new Map<SiteCode, Counted>();

  const count = async (site: SiteCode, until: Date): Promise<Together> => {
    try {
      const after = new Date(until.getTime() - daysBack * dayMs);
      return togetherIn(await repository.latestGoods(site, after, until, ordersAtMost));
    } catch (fault) {
      // The page has other products to show.
      onFault(fault);
      return new Map();
    }
  };

  return async (site: SiteCode, productId: string): Promise<readonly string[]> => {
    const at = now();
    const known = bySite.get(site);
    const counted = known && at.getTime() - known.at < keptMs ? known : { at: at.getTime(), together: count(site, at) };
    bySite.set(site, counted);
    return (await counted.together).get(productId) ?? [];
  };
};
