import { statement, type Database, type Queryable } from '../../../lib/database.ts';
import type { NewCategory } from './category-rows.repository.ts';
import type { Target } from './generation.repository.ts';
import { addWords, holdWords } from './update-words.repository.ts';

/** The staged rows of an update, and the generation for sale that they change. */
export interface UpdateTarget {
  readonly staged: Target;
  readonly live: number;
}

export interface ComparedArticles {
  readonly added: number;
  readonly changed: number;
  /** products that have lost an article to another one */
  readonly left: readonly string[];
  /** where the next slice begins; missing after the last one */
  readonly next?: ArticleKey;
}

/** Product number and name inside the product. */
export type ArticleKey = readonly [productId: string, tcm: string];

const productColumns =
  `source_id, title, details, description, brand, slug, category_1, category_2, category_3, labels, intensity,
  pictures, traits, facts, search_words`.split(/,\s+/);
const articleColumns =
  `product_id, tcm, color, size, picture, price_minor, sale_minor, sale_from, sale_to, lowest30_minor,
  availability, available_from, quantity, unit_amount, unit, gtin, mpn, custom_labels`.split(/,\s+/);

const of = (alias: string, columns: readonly string[]): string =>
  columns.map((column) => `${alias}.${column}`).join(', ');
const set = (columns: readonly string[]): string => columns.map((column) => `${column} = s.${column}`).join(', ');

/** Locks the articles that change in the order in which orders lock theirs, so that none waits for the other forever. */
const hold = statement(
  'update-hold',
  `select 1 from article a where a.generation = $3 and a.source_id in (
     select source_id from article where site = $1 and generation = $2 union select unnest($4::text[])
   ) order by a.product_id, a.tcm for update`,
);

/** The last position for sale; a product stands where its first article does, so articles know it. */
const lastPosition = statement(
  'update-last-position',
  'select coalesce(max(position), -1) as last from article where generation = $1',
);

/** A staged article whose name another article of the same product has, one that stays. */
const clashes = statement(
  'update-clashes',
  `with slice as materialized (
     select product_id, tcm, source_id from article
     where site = $1 and generation = $2 and (product_id, tcm) > ($4, $5) order by product_id, tcm limit $6
   )
   select s.product_id, s.tcm, s.source_id, a.source_id is not null as is_clash from slice s
   left join article a on a.generation = $3 and a.product_id = s.product_id and a.tcm = s.tcm
     and a.source_id <> s.source_id and a.source_id <> all ($7::text[])
   order by s.product_id, s.tcm`,
);

const leaveOut = statement(
  'update-leave-out',
  'delete from article where generation = $1 and source_id = any ($2::text[])',
);

/**
 * Positions stay; new products stand at the end. Rows that have not changed are not written. Where `SEARCH_INDEX=database` has
 * stored the products of each word, the numbers of those with other words are stored, too.
 */
const products = statement(
  'update-products',
  `with slice as materialized (
     select * from product where site = $1 and generation = $2 and product_id > $4 order by product_id limit $5
   ), changed as (
     update product p set ${set(productColumns)} from slice s
     where p.generation = $3 and p.product_id = s.product_id
       and (${of('p', productColumns)}) is distinct from (${of('s', productColumns)})
   ), other_words as (
     insert into search_change (site, generation, product_id)
     select s.site, $3, s.product_id from slice s
     where exists (select from search_generation g where g.site = $1 and g.generation = $3) and not exists (
       select from product p
       where p.generation = $3 and p.product_id = s.product_id and p.search_words = s.search_words
     )
     on conflict do nothing
   ), added as (
     insert into product (site, generation, product_id, position, ${productColumns.join(', ')})
     select s.site, $3, s.product_id, $6 + 1 + s.position, ${of('s', productColumns)} from slice s
     where not exists (select from product p where p.generation = $3 and p.product_id = s.product_id)
   )
   select max(product_id) as last from slice`,
);

const articles = statement(
  'update-articles',
  `with slice as materialized (
     select * from article
     where site = $1 and generation = $2 and (product_id, tcm) > ($4, $5) order by product_id, tcm limit $6
   ), before as materialized (
     select a.source_id, a.product_id from article a join slice s on s.source_id = a.source_id where a.generation = $3
   ), changed as (
     update article a set ${set(articleColumns)} from slice s
     where a.generation = $3 and a.source_id = s.source_id
       and (${of('a', articleColumns)}) is distinct from (${of('s', articleColumns)})
     returning a.source_id
   ), added as (
     insert into article (site, generation, source_id, position, ${articleColumns.join(', ')})
     select s.site, $3, s.source_id, $7 + 1 + s.position, ${of('s', articleColumns)} from slice s
     where not exists (select from before b where b.source_id = s.source_id)
     returning source_id
   )
   select (select count(*)::int from changed) as changed, (select count(*)::int from added) as added,
     array(select b.product_id::text from before b join slice s using (source_id) where b.product_id <> s.product_id) as "left",
     last.product_id, last.tcm
   from (select product_id, tcm from slice order by product_id desc, tcm desc limit 1) last`,
);

const endSale = statement(
  'update-end-sale',
  'delete from article where generation = $1 and source_id = any ($2::text[]) returning product_id',
);

const dropEmptyProducts = statement(
  'update-drop-products',
  `delete from product p where p.generation = $1 and p.product_id = any ($2::char(9)[])
     and not exists (select from article a where a.generation = $1 and a.product_id = p.product_id)`,
);

const addCategories = statement(
  'update-categories',
  `insert into category (site, generation, category_id, parent_id, title, intro, picture, position)
   select $1, $2, category_id, parent_id, title, intro, picture,
     position + 1 + (select coalesce(max(position), -1) from category where site = $1 and generation = $2)
   from jsonb_to_recordset($3::jsonb)
     as row (category_id integer, parent_id integer, title text, intro text, picture text, position integer)
   on conflict do nothing`,
);

/** One look into the index of the level. The planner would turn `not exists` into a pass over all products. */
const isEmpty = (level: number): string =>
  `(select p.product_id from product p where p.generation = $2 and p.category_${level} = c.category_id
     order by p.position limit 1) is null`;

const dropEmptyCategories = statement(
  'update-drop-categories',
  `with slice as materialized (
     select category_id from category where site = $1 and generation = $2 and category_id > $3 order by category_id limit $4
   ), dropped as (
     delete from category c using slice s where c.site = $1 and c.generation = $2 and c.category_id = s.category_id
       and ${[1, 2, 3].map(isEmpty).join(' and ')}
   )
   select max(category_id) as last from slice`,
);

/** A picture that is named again is asked for again: its server says whether it has changed. */
const mentions = statement(
  'update-pictures',
  `with slice as materialized (
     select name, address, line, item from picture_mention
     where site = $1 and generation = $2 and name > $4 order by name limit $5
   ), kept as (
     insert into picture_mention (site, generation, name, address, line, item)
     select $1, $3, name, address, line, item from slice
     on conflict (generation, name) do update
     set address = excluded.address, line = excluded.line, item = excluded.item, asked = false
   )
   select max(name) as last from slice`,
);

const tell = statement(
  'update-tell',
  'update catalogue_state set version = version + 1, changed_at = $3, settled = false where site = $1 and generation = $2',
);

/** The changes of an update, all within one transaction. Each statement compares a slice of what was staged. */
const updateRows = (tx: Queryable, { staged: { site, generation }, live }: UpdateTarget, isAlone: boolean) => ({
  hold: async (ending: readonly string[]) => {
    await holdWords(tx, live);
    // The embedded database has one connection: while a transaction is open, no order changes an article.
    if (!isAlone) await tx.query(hold, [site, generation, live, ending]);
  },
  lastPosition: async () => (await tx.query<{ last: number }>(lastPosition, [live]))[0]?.last ?? -1,
  /** Returns the last product of the slice; `undefined` after the last slice. */
  products: async (after: string, limit: number, last: number) =>
    (await tx.query<{ last: string | null }>(products, [site, generation, live, after, limit, last]))[0]?.last ??
    undefined,
  articles: async ([productId, tcm]: ArticleKey, limit: number, last: number): Promise<ComparedArticles> => {
    const [row] = await tx.query<{
      changed: number;
      added: number;
      left: readonly string[];
      product_id: string;
      tcm: string;
    }>(articles, [site, generation, live, productId, tcm, limit, last]);
    if (!row) return { added: 0, changed: 0, left: [] };
    return { added: row.added, changed: row.changed, left: row.left, next: [row.product_id, row.tcm] };
  },
  /** Returns the product of each article that was for sale. */
  endSale: async (sourceIds: readonly string[]) =>
    (await tx.query<{ product_id: string }>(endSale, [live, sourceIds])).map((row) => row.product_id),
  dropEmptyProducts: (productIds: readonly string[]) => tx.query(dropEmptyProducts, [live, productIds]),
  addCategories: (rows: readonly NewCategory[]) => tx.query(addCategories, [site, live, JSON.stringify(rows)]),
  dropEmptyCategories: async (after: number, limit: number) =>
    (await tx.query<{ last: number | null }>(dropEmptyCategories, [site, live, after, limit]))[0]?.last ?? undefined,
  pictures: async (after: string, limit: number) =>
    (await tx.query<{ last: string | null }>(mentions, [site, generation, live, after, limit]))[0]?.last ?? undefined,
  words: () => addWords(tx, { site, generation: live, from: generation }),
  tell: (at: Date) => tx.query(tell, [site, live, at]),
});
export type UpdateRows = ReturnType<typeof updateRows>;

const hasPictures = statement('update-has-pictures', 'select to_regclass($1) is not null as yes');

interface ClashRow {
  readonly product_id: string;
  readonly tcm: string;
  readonly source_id: string;
  readonly is_clash: boolean;
}

/** What an update does before its transaction. */
export const updatePreparation = (db: Database) => ({
  /** Leaves a slice of articles out whose name in their product another article keeps. Returns their ids. */
  leaveOutClashes: async (
    { staged: { site, generation }, live }: UpdateTarget,
    [productId, tcm]: ArticleKey,
    { limit, ending }: { readonly limit: number; readonly ending: readonly string[] },
  ) => {
    const rows = await db.query<ClashRow>(clashes, [site, generation, live, productId, tcm, limit, ending]);
    const ids = rows.filter(({ is_clash: isClash }) => isClash).map(({ source_id: id }) => id);
    if (ids.length > 0) await db.query(leaveOut, [generation, ids]);
    const last = rows.at(-1);
    const next: ArticleKey | undefined = last && [last.product_id, last.tcm];
    return { ids, next };
  },
  hasPictures: async (generation: number) =>
    (await db.query<{ yes: boolean }>(hasPictures, [`picture_mention_g${generation}`]))[0]?.yes ?? false,
  /** Runs the changes in one transaction. */
  within: <T>(target: UpdateTarget, work: (rows: UpdateRows) => Promise<T>) =>
    db.transaction((tx) => work(updateRows(tx, target, db.isInProcess ?? false)), 'long'),
});
