import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { PlanEntry } from '../../../contracts/staff/staff.contract.ts';
import { omitNullish } from '../../../lib/omit-nullish.ts';
import type { AbTestService } from '../../../services/abtest/abtest.service.ts';
import type { PromotionService } from '../../../services/promotion/promotion.service.ts';
import type { ThemeworldService } from '../../../services/themeworld/themeworld.service.ts';

export interface StaffPlanParts {
  readonly tests: AbTestService;
  readonly promotions: PromotionService;
  readonly themeworlds: ThemeworldService;
}

const entry = (
  kind: PlanEntry['kind'],
  name: string,
  place: string,
  from: Date | undefined,
  to: Date | undefined,
): PlanEntry => ({ kind, name, place, ...omitNullish({ from, to }) });

/** Returns everything that is scheduled on a site within a span of time, for the staff page. */
export const createStaffPlan =
  ({ tests, promotions, themeworlds }: StaffPlanParts) =>
  async (site: SiteCode, from: Date, to: Date): Promise<PlanEntry[]> => [
    ...promotions.between(site, from, to).map((one) => entry('promotion', one.name, one.slot, one.from, one.to)),
    ...(await themeworlds.between(site, from, to)).map((one) =>
      entry('themeworld', one.title, one.section, one.valid_from, one.valid_to),
    ),
    ...tests.between(site, from, to).map((one) => {
      const groups = one.groups.map(({ name }) => name).join(', ');
      return entry('test', `${one.name} (${groups})`, one.owner, one.valid_from, one.valid_to);
    }),
  ];
