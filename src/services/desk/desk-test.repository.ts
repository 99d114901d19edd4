import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Queryable } from '../../lib/database.ts';

export interface DeskTestRow {
  readonly id: number;
  readonly name: string;
  readonly owner: string;
  readonly differs: string;
  readonly groups: readonly { readonly name: string; readonly weight: number }[];
  readonly sites: readonly SiteCode[];
  readonly starts_at: string;
  readonly ends_at: string;
  /** instants by site, as ISO texts; none of a draft */
  readonly spans: Readonly<Partial<Record<SiteCode, { readonly from: string; readonly to: string }>>> | null;
  readonly stopped_at: Date | null;
  readonly winner: string | null;
  readonly version: number;
  readonly changed_by: string;
  readonly changed_at: Date;
}
export type NewTestRow = Omit<DeskTestRow, 'id' | 'version' | 'changed_by' | 'changed_at'>;

const columns =
  'id, name, owner, differs, groups, sites, starts_at, ends_at, spans, stopped_at, winner, version, changed_by, changed_at';
const list = statement('desk-tests', `select ${columns} from desk_test order by id desc limit 200`);
const one = statement('desk-test', `select ${columns} from desk_test where id = $1`);
const lock = statement('desk-test-lock', 'lock table desk_test in share row exclusive mode');
const add = statement(
  'desk-test-add',
  `insert into desk_test (name, owner, differs, groups, sites, starts_at, ends_at, changed_by, changed_at)
   values ($1, $2, $3, $4::jsonb, $5::text[], $6, $7, $8, $9) returning id`,
);
const put = statement(
  'desk-test-put',
  `update desk_test set owner = $2, differs = $3, groups = $4::jsonb, sites = $5::text[], starts_at = $6, ends_at = $7,
     spans = $8::jsonb, stopped_at = $9, winner = $10, changed_by = $11, changed_at = $12, version = version + 1 where id = $1`,
);
const remove = statement('desk-test-remove', 'delete from desk_test where id = $1');

/** The A/B tests of the desk (DESK-5). */
export const createDeskTestRepository = (db: Queryable) => ({
  list: () => db.query<DeskTestRow>(list),
  one: async (id: number) => (await db.query<DeskTestRow>(one, [id]))[0],
  /** Until the end of the transaction no other one changes a test: how many run together is counted over all. */
  lock: () => db.query(lock),
  add: async (row: NewTestRow, who: string, at: Date): Promise<number> => {
    const { name, owner, differs, groups, sites, starts_at, ends_at } = row;
    const values = [name, owner, differs, JSON.stringify(groups), sites, starts_at, ends_at, who, at.toISOString()];
    return (await db.query<{ readonly id: number }>(add, values))[0]?.id ?? 0;
  },
  put: (row: DeskTestRow, who: string, at: Date) =>
    db.query(put, [
      row.id,
      row.owner,
      row.differs,
      JSON.stringify(row.groups),
      row.sites,
      row.starts_at,
      row.ends_at,
      row.spans === null ? null : JSON.stringify(row.spans),
      row.stopped_at?.toISOString() ?? null,
      row.winner,
      who,
      at.toISOString(),
    ]),
  remove: (id: number) => db.query(remove, [id]),
});
export type DeskTestRepository = ReturnType<typeof createDeskTestRepository>;
