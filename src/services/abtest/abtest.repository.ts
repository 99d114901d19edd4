import type { SiteCode } from '../../contracts/shop/site.contract.ts';
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
  'select name, owner, groups, valid_from, valid_to from ab_test where site = $1 order by valid_from, name limit 100',
);
const removeAll = statement('ab-test-remove', 'delete from ab_test where site = $1');
const insert = statement(
  'ab-test-insert',
  'insert into ab_test (site, name, owner, groups, valid_from, valid_to) values ($1, $2, $3, $4::jsonb, $5, $6)',
);
const touch = statement(
  'ab-test-touch',
  'insert into content_state (site, version) values ($1, 1) on conflict (site) do update set version = content_state.version + 1',
);
const states = statement('ab-test-states', 'select site, version from content_state');

export const createAbTestRepository = (db: Database) => ({
  tests: (site: SiteCode) => db.query<AbTestRow>(select, [site]),
  states: () => db.query<{ readonly site: SiteCode; readonly version: number }>(states),
  /** all of a site's tests at once, or none */
  replace: (site: SiteCode, rows: readonly AbTestRow[]) =>
    db.transaction(async (tx) => {
      // First, because it holds the site's row: of two processes that start at once the second one waits here.
      await tx.query(touch, [site]);
      await tx.query(removeAll, [site]);
      for (const { name, owner, groups, valid_from, valid_to } of rows) {
        await tx.query(insert, [site, name, owner, JSON.stringify(groups), valid_from, valid_to]);
      }
    }),
});
export type AbTestRepository = ReturnType<typeof createAbTestRepository>;
