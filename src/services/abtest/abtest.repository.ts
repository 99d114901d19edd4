import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { contentReplacer, contentStates } from '../../lib/content-rows.repository.ts';
import { statement, type Database } from '../../lib/database.ts';

export interface AbTestRow {
  readonly name: string;
  readonly owner: string;
  /** the control first */
  readonly groups: readonly { readonly name: string; readonly weight: number }[];
  readonly valid_from: Date;
  readonly valid_to: Date;
}

const select = statement(
  'ab-tests',
  `select name, owner, groups, valid_from, valid_to from ab_test where site = $1
   union all
   select name, owner, groups, (spans -> $1 ->> 'from')::timestamptz, (spans -> $1 ->> 'to')::timestamptz
   from desk_test where spans -> $1 is not null
   order by valid_from, name limit 200`,
);
const insert = statement(
  'ab-test-insert',
  'insert into ab_test (site, name, owner, groups, valid_from, valid_to) values ($1, $2, $3, $4::jsonb, $5, $6)',
);

export const createAbTestRepository = (db: Database) => ({
  /** those of the content and of the desk */
  tests: (site: SiteCode) => db.query<AbTestRow>(select, [site]),
  states: () => db.query<{ readonly site: SiteCode; readonly version: number }>(contentStates),
  /** Replaces all tests of a site, all or nothing. */
  replace: contentReplacer<AbTestRow>(db, {
    table: 'ab_test',
    insert,
    valuesOf: (row) => [row.name, row.owner, JSON.stringify(row.groups), row.valid_from, row.valid_to],
  }),
});
export type AbTestRepository = ReturnType<typeof createAbTestRepository>;
