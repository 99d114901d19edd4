import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Chapter } from '../../contracts/content/chapter.contract.ts';
import type { ThemeworldSection } from '../../contracts/content/themeworld.contract.ts';
import { contentReplacer, contentStates } from '../../lib/content-rows.repository.ts';
import { statement, type Database } from '../../lib/database.ts';

export interface ThemeworldRow {
  readonly themeworld_id: number;
  readonly section: ThemeworldSection;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  /** null: that of the picture */
  readonly focus: readonly [x: number, y: number] | null;
  readonly kontor_card: boolean;
  readonly availability: readonly string[];
  readonly badges: readonly string[];
  readonly valid_from: Date;
  readonly valid_to: Date;
  readonly product_ids: readonly string[];
  /** chapters between the products, in their order */
  readonly story: readonly Chapter[];
}

const select = statement(
  'themeworlds',
  'select themeworld_id, section, title, text, picture, kontor_card, availability, badges, valid_from, valid_to, product_ids, focus, story from themeworld where site = $1 order by position limit 200',
);
const insert = statement(
  'themeworld-insert',
  `insert into themeworld (site, themeworld_id, position, section, title, text, picture, kontor_card, availability, badges, valid_from, valid_to, product_ids, focus, story)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text[], $10::text[], $11, $12, $13::text[], $14, $15::jsonb)`,
);

export const createThemeworldRepository = (db: Database) => ({
  themeworlds: (site: SiteCode) => db.query<ThemeworldRow>(select, [site]),
  states: () => db.query<{ readonly site: SiteCode; readonly version: number; readonly drafts: number }>(contentStates),
  /** Replaces all themeworlds of a site, all or nothing. */
  replace: contentReplacer<ThemeworldRow>(db, {
    table: 'themeworld',
    insert,
    valuesOf: (row, position) => [
      row.themeworld_id,
      position,
      row.section,
      row.title,
      row.text,
      row.picture,
      row.kontor_card,
      row.availability,
      row.badges,
      row.valid_from,
      row.valid_to,
      row.product_ids,
      row.focus,
      JSON.stringify(row.story),
    ],
  }),
});
export type ThemeworldRepository = ReturnType<typeof createThemeworldRepository>;
