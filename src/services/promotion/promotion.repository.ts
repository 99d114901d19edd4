import type { SlotContent } from '../../contracts/content/promotion.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';

export interface PromotionRow {
  readonly slot: string;
  readonly type: string;
  readonly name: string;
  readonly content: SlotContent;
  readonly valid_from: Date | null;
  readonly valid_to: Date | null;
  readonly tags: readonly string[];
  readonly test_name: string | null;
  readonly test_group: string | null;
  readonly priority: number;
}

const mostRows = 2000;
const select = statement(
  'promotions',
  `select slot, type, name, content, valid_from, valid_to, tags, test_name, test_group, priority from promotion where site = $1 order by position limit ${mostRows}`,
);
const removeAll = statement('promotion-remove', 'delete from promotion where site = $1');
const insert = statement(
  'promotion-insert',
  `insert into promotion (site, position, slot, type, name, content, valid_from, valid_to, tags, test_name, test_group, priority)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9::text[], $10, $11, $12)`,
);
const touch = statement(
  'promotion-touch',
  'insert into content_state (site, version) values ($1, 1) on conflict (site) do update set version = content_state.version + 1',
);
const states = statement('promotion-states', 'select site, version from content_state');

export const createPromotionRepository = (db: Database) => ({
  promotions: (site: SiteCode) => db.query<PromotionRow>(select, [site]),
  states: () => db.query<{ readonly site: SiteCode; readonly version: number }>(states),
  /** all of a site's promotions at once, or none */
  replace: (site: SiteCode, rows: readonly PromotionRow[]) =>
    db.transaction(async (tx) => {
      // First, because it holds the site's row: of two processes that start at once the second one waits here.
      await tx.query(touch, [site]);
      await tx.query(removeAll, [site]);
      for (const [position, row] of rows.entries()) {
        await tx.query(insert, [
          site,
          position,
          row.slot,
          row.type,
          row.name,
          JSON.stringify(row.content),
          row.valid_from,
          row.valid_to,
          row.tags,
          row.test_name,
          row.test_group,
          row.priority,
        ]);
      }
    }),
});
export type PromotionRepository = ReturnType<typeof createPromotionRepository>;
