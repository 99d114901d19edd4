import { statement, type Queryable } from '../../../lib/database.ts';
import type { Target } from './generation.repository.ts';

/** A picture that has to be fetched, and the row of the feed that names it. */
export interface NewMention {
  readonly name: string;
  readonly address: string;
  readonly line: number;
  readonly item: string;
}

const addMentions = statement(
  'import-pictures',
  `insert into picture_mention (site, generation, name, address, line, item)
   select $1, $2, name, address, line, item
   from json_to_recordset($3::json) as row (name text, address text, line integer, item text)
   on conflict do nothing returning 1`,
);

/** Notes what the picture service has to fetch when a generation is live (`picture_mention`). */
export const pictureMentionRows = (db: Queryable) => ({
  /** Returns how many pictures are new in the generation. */
  addMentions: async ({ site, generation }: Target, rows: readonly NewMention[]): Promise<number> =>
    (await db.query(addMentions, [site, generation, JSON.stringify(rows)])).length,
});
