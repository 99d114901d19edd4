import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable } from '../../../lib/database.ts';
import { inProcessPace, serverPace } from './import-pace.ts';

/** The site and generation that an import fills beside the live one. */
export interface Target {
  readonly site: SiteCode;
  readonly generation: number;
}

/** A feed replaces what the content filled, never the other way round (RUN-6). */
export type CatalogueSource = 'content' | 'feed';

const claim = statement(
  'import-claim',
  `insert into catalogue_import (site, generation, seen_at) values ($1, nextval('catalogue_generation'), $2)
   on conflict (site) do update set generation = excluded.generation, seen_at = excluded.seen_at
   returning generation`,
);

/** Updates an existing claim only: the holder of the site may be about to insert one. */
const takeOver = statement(
  'import-take-over',
  `update catalogue_import set generation = nextval('catalogue_generation'), seen_at = $2
   where site = $1 and seen_at < $2::timestamptz - interval '1 minute'
   returning generation`,
);

const touch = statement(
  'import-touch',
  'update catalogue_import set seen_at = $3 where site = $1 and generation = $2 returning 1',
);

const release = statement('import-release', 'delete from catalogue_import where site = $1 and generation = $2');

const live = statement(
  'import-live',
  'select generation, settled, changed_at, source from catalogue_state where site = $1',
);

const switchOver = statement(
  'import-switch',
  `with old as (
     insert into catalogue_retired (generation, retired_at)
     select generation, $3 from catalogue_state where site = $1 on conflict do nothing
   )
   insert into catalogue_state as state (site, generation, version, changed_at, settled, source)
   values ($1, $2, 1, $3, false, $4)
   on conflict (site) do update
   set generation = excluded.generation, version = state.version + 1, changed_at = excluded.changed_at, settled = false,
     source = excluded.source`,
);

const settled = statement(
  'import-settled',
  'update catalogue_state set settled = true where site = $1 and generation = $2',
);

/** Generations that have a partition but are not live, not being filled and no longer read. */
const forgotten = statement(
  'import-forgotten',
  `select part.generation from (
     select substring(inhrelid::regclass::text from '_g([0-9]+)"?$')::bigint as generation
     from pg_inherits where inhparent = 'product'::regclass
   ) part
   where not exists (select 1 from catalogue_state s where s.generation = part.generation)
     and not exists (select 1 from catalogue_import i where i.generation = part.generation and i.seen_at > $1::timestamptz - interval '1 minute')
     and not exists (select 1 from catalogue_retired r where r.generation = part.generation and r.retired_at > $1::timestamptz - interval '15 seconds')`,
);

const dropCategories = statement('import-drop-categories', 'delete from category where generation = $1');

const dropRetired = statement('import-drop-retired', 'delete from catalogue_retired where generation = $1');

const run = (db: Queryable, text: string): Promise<unknown> => db.query(statement('', text));

/** PostgreSQL looks at 300 times as many rows. 1,500 take the embedded database 30 ms, in which nothing else runs. */
const samplesOf = (db: Database): number => (db.isInProcess ? 2 : 5);

/** The generations of the catalogue: one import per site fills a new one beside the generation that is live. */
export const generationRows = (db: Database) => ({
  pace: db.isInProcess ? inProcessPace : serverPace,
  /** Locks the site for one import across all processes; returns the function that releases it. */
  hold: (site: SiteCode) => db.hold(`import ${site}`),
  /** `isAlone`: the caller holds the lock, so an earlier claim is stale */
  claim: async (site: SiteCode, at: Date, isAlone: boolean) =>
    (await db.query<{ generation: number }>(isAlone ? claim : takeOver, [site, at]))[0]?.generation,
  /** Returns `false` if another import has taken over. */
  touch: async ({ site, generation }: Target, at: Date) => (await db.query(touch, [site, generation, at])).length > 0,
  release: ({ site, generation }: Target) => db.query(release, [site, generation]),
  live: async (site: SiteCode) =>
    (
      await db.query<{ generation: number; settled: boolean; changed_at: Date; source: CatalogueSource }>(live, [site])
    )[0],
  /** Creates and then attaches: creating in place would wait for every reader of the catalogue and block later ones. */
  createPartitions: async (
    { generation }: Target,
    yieldToEventLoop: () => Promise<void>,
    tables: readonly ('product' | 'article' | 'picture_mention')[] = ['product', 'article'],
  ) => {
    for (const table of tables) {
      await run(db, `create table ${table}_g${generation} (like ${table} including all)`);
      await yieldToEventLoop();
      await run(db, `alter table ${table} attach partition ${table}_g${generation} for values in (${generation})`);
      await yieldToEventLoop();
    }
  },
  /**
   * A small sample is enough for the planner; autovacuum analyses a new table too late. Of products only columns that statements
   * choose by: reading the texts of the sample takes three times as long, and search_words has no index here.
   */
  analyze: async ({ generation }: Target, yieldToEventLoop: () => Promise<void>) => {
    for (const table of [
      `product_g${generation} (site, generation, product_id, position, category_1, category_2, category_3)`,
      `article_g${generation}`,
      'product_number',
      'price_point',
      'category',
    ]) {
      await db.transaction(async (tx) => {
        await run(tx, `set local default_statistics_target = ${samplesOf(db)}`);
        await run(tx, `analyze ${table}`);
      });
      await yieldToEventLoop();
    }
  },
  forgotten: async (at: Date) =>
    (await db.query<{ generation: number }>(forgotten, [at])).map(({ generation }) => generation),
  /** Fails after two seconds if a long reader (a backup) holds the table; the next `tidyUp` tries again. */
  drop: (generation: number) =>
    db.transaction(async (tx) => {
      await run(tx, "set local lock_timeout = '2s'");
      for (const table of ['product', 'article', 'picture_mention'])
        await run(tx, `drop table if exists ${table}_g${generation}`);
      await tx.query(dropCategories, [generation]);
      await tx.query(dropRetired, [generation]);
    }),
  switchOver: ({ site, generation }: Target, at: Date, source: CatalogueSource) =>
    db.query(switchOver, [site, generation, at, source]),
  settled: ({ site, generation }: Target) => db.query(settled, [site, generation]),
});
