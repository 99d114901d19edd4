import {
  releaseActs,
  type Draft,
  type HistoryEntry,
  type ItemFault,
  type Release,
  type StaffRole,
} from '../../contracts/staff/desk.contract.ts';
import type { DeskKind, ItemBodies, ItemBody } from '../../contracts/staff/desk-items.contract.ts';
import {
  draftRefusal,
  refusalOf,
  spanOf,
  stateOf,
  stateOfAll,
  type Change,
  type ReleaseTimes,
} from '../../domain/content/release.rules.ts';
import { fieldDifferences } from '../../lib/field-differences.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { sites } from '../../sites/sites.ts';
import type { ChangeRow, DraftRow, HistoryRow, ReleaseRow } from './desk.repository.ts';

type TimesRow = Pick<ReleaseRow, 'starts_at' | 'ends_at' | 'published_at' | 'taken_back_at'>;

export const timesOf = ({ starts_at, ends_at, published_at, taken_back_at }: TimesRow): ReleaseTimes => ({
  startsAt: starts_at ?? undefined,
  endsAt: ends_at ?? undefined,
  publishedAt: published_at ?? undefined,
  takenBackAt: taken_back_at ?? undefined,
});

/** The change of a draft on a site, with the times of its release there. */
export const changeOf = <Kind extends DeskKind>(
  row: ChangeRow<Kind>,
  timeZone: string,
): Change<ItemBodies[Kind]> & { readonly name: string } => ({
  key: row.key,
  release: row.release_id,
  name: row.release_name,
  body: row.body ?? undefined,
  ...spanOf(timesOf(row), timeZone),
});

/** The state of a release over all its sites. */
export const stateOfRelease = (row: ReleaseRow, at: Date) =>
  stateOfAll(row.sites.map((site) => stateOf(timesOf(row), sites[site].timeZone, at)));

/** A release as the desk shows it, with what this member of staff may do. */
export const releaseView = (row: ReleaseRow, role: StaffRole, at: Date): Release => {
  const times = timesOf(row);
  const state = stateOfRelease(row, at);
  return {
    id: row.id,
    name: row.name,
    state,
    sites: row.sites.map((site) => {
      const { timeZone } = sites[site];
      const { from, to } = spanOf(times, timeZone);
      return {
        site,
        state: stateOf(times, timeZone, at),
        ...omitNullish({ from: from?.toISOString(), to: to?.toISOString() }),
      };
    }),
    ...omitNullish({
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      publishedAt: row.published_at?.toISOString(),
      takenBackAt: row.taken_back_at?.toISOString(),
    }),
    drafts: row.drafts,
    version: row.version,
    changedBy: row.changed_by,
    changedAt: row.changed_at.toISOString(),
    acts: releaseActs.filter((act) => refusalOf(act, state, role) === undefined),
    mayEdit: draftRefusal(state, role) === undefined,
  };
};

/** A draft with what it changes; `known` is what is public without its release. */
export const draftView = (row: DraftRow, known: ItemBody | undefined, faults: readonly ItemFault[]): Draft => ({
  kind: row.kind,
  site: row.site,
  key: row.key,
  body: row.body,
  version: row.version,
  changedBy: row.changed_by,
  changedAt: row.changed_at.toISOString(),
  difference: fieldDifferences(known, row.body),
  faults: [...faults],
});

export const historyView = (row: HistoryRow): HistoryEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  who: row.who,
  act: row.act,
  release: { id: row.release_id, name: row.release_name },
  ...omitNullish({ site: row.site, key: row.key }),
  difference: fieldDifferences(row.before, row.after),
  isRestorable: row.key !== null && row.act === 'draft',
});
