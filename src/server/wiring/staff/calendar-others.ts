import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { Window } from '../../../domain/content/calendar.rules.ts';
import type { Database } from '../../../lib/database.ts';
import type { AbTestService } from '../../../services/abtest/abtest.service.ts';
import { createScheduledSales } from '../../../services/catalogue/scheduled-sales.repository.ts';
import type { OtherEntry } from '../../../services/desk/calendar.service.ts';
import { themeworldKey } from '../../../services/themeworld/themeworld-item.rules.ts';
import type { ThemeworldService } from '../../../services/themeworld/themeworld.service.ts';

export interface CalendarOthersParts {
  readonly db: Database;
  readonly tests: Pick<AbTestService, 'between'>;
  readonly themeworlds: Pick<ThemeworldService, 'between'>;
}

/** Returns what stands on a site beside promotions, for the desk's calendar. */
export const calendarOthers =
  ({ db, tests, themeworlds }: CalendarOthersParts) =>
  async (site: SiteCode, { from, to }: Window): Promise<OtherEntry[]> => [
    ...(await themeworlds.between(site, from, to)).map((one): OtherEntry => ({
      kind: 'themeworld',
      place: one.section,
      name: one.title,
      from: one.valid_from,
      to: one.valid_to,
      path: `/-t${one.themeworld_id}.html`,
      key: themeworldKey(one),
    })),
    ...tests.between(site, from, to).map((one): OtherEntry => ({
      kind: 'test',
      place: one.owner,
      name: `${one.name} (${one.groups.map(({ name }) => name).join(', ')})`,
      from: one.valid_from,
      to: one.valid_to,
      path: '/',
    })),
    ...(await createScheduledSales(db).within(site, from, to)).map((one): OtherEntry => ({
      kind: 'price',
      place: '',
      name: one.articles === 1 ? one.title : `${one.title} + ${one.articles - 1}`,
      from: one.sale_from ?? undefined,
      to: one.sale_to ?? undefined,
      path: `/-p${one.product_id}.html`,
    })),
  ];
