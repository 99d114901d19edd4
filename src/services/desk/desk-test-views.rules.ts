import type { DeskTest, NewTest } from '../../contracts/staff/desk-test.contract.ts';
import { groupsFault, stateOfTest, type TestSpan } from '../../domain/abtest/test-plan.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';
import { sites as allSites } from '../../sites/sites.ts';
import { refused, type DeskRefusal } from './desk-parts.ts';
import type { DeskTestRow } from './desk-test.repository.ts';
import { isLocalTime } from './kinds/promotion-faults.rules.ts';

export const spansOf = ({ spans }: DeskTestRow): TestSpan[] | undefined =>
  spans ? Object.values(spans).map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })) : undefined;
export const stateOf = (row: DeskTestRow, at: Date) => stateOfTest(spansOf(row), row.stopped_at ?? undefined, at);

export const viewOf = (row: DeskTestRow, at: Date): DeskTest => ({
  id: row.id,
  name: row.name,
  owner: row.owner,
  differs: row.differs,
  groups: [...row.groups],
  sites: [...row.sites],
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  state: stateOf(row, at),
  version: row.version,
  changedBy: row.changed_by,
  changedAt: row.changed_at.toISOString(),
  ...omitNullish({ stoppedAt: row.stopped_at?.toISOString(), winner: row.winner }),
});

export const planFault = ({
  groups,
  startsAt,
  endsAt,
}: Pick<NewTest, 'groups' | 'startsAt' | 'endsAt'>): DeskRefusal | undefined => {
  if (groupsFault(groups)) return refused('GROUPS');
  return isLocalTime(startsAt) && isLocalTime(endsAt) && startsAt < endsAt ? undefined : refused('TIME');
};

/** When the test runs on each of its sites, from now on. */
export const spansFrom = ({ sites, starts_at, ends_at }: DeskTestRow, at: Date) =>
  sites.map((site) => {
    const { timeZone } = allSites[site];
    const from = zonedTime(starts_at, timeZone);
    return { site, from: from > at ? from : at, to: zonedTime(ends_at, timeZone) };
  });
