import type { SlotContent } from '../../contracts/content/promotion.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { contentReplacer } from '../../lib/content-rows.repository.ts';
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
/** `drafts` changes with what only previews show. */
const states = statement('promotion-states', 'select site, version, drafts from content_state');
const insert = statement(
  'promotion-insert',
  `insert into promotion (site, position, slot, type, name, content, valid_from, valid_to, tags, test_name, test_group, priority)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9::text[], $10, $11, $12)`,
);

export const createPromotionRepository = (db: Database) => ({
  promotions: (site: SiteCode) => db.query<PromotionRow>(select, [site]),
  states: () => db.query<{ readonly site: SiteCode; readonly version: number; readonly drafts: number }>(states),
  /** Replaces all promotions of a site, all or nothing. */
  replace: contentReplacer<PromotionRow>(db, {
    table: 'promotion',
    insert,
    valuesOf: (row, position) => [
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
    ],
  }),
});
export type PromotionRepository = ReturnType<typeof createPromotionRepository>;
