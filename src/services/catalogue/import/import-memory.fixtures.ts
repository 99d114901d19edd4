import type { CatalogueItem, FeedRow } from '../../../contracts/catalogue/feed.contract.ts';
import type { NewCategory } from './category-rows.repository.ts';
import type { CatalogueSource } from './generation.repository.ts';
import { inProcessPace, type ImportPace } from './import-pace.ts';
import type { ImportRepository } from './import.repository.ts';
import { createImportService, type ImportOptions } from './import.service.ts';
import type { NewMention } from './picture-mentions.repository.ts';
import type { PricedArticle, SourcePoint } from './price-history.repository.ts';
import type { NewArticle, NewProduct } from './product-rows.repository.ts';
import type { ComparedArticles, UpdateRows } from './update.repository.ts';

export const importAt = new Date('2026-11-20T12:00:00Z');

export const rowsOf = (...items: readonly (CatalogueItem | 'bad' | { readonly expired: string })[]): FeedRow[] =>
  items.map((row, place): FeedRow => {
    const line = place + 1;
    if (row === 'bad') return { kind: 'bad', bad: { line, reason: 'it is bad' } };
    return 'expired' in row ? { kind: 'expired', line, id: row.expired } : { kind: 'item', line, item: row };
  });

/** A database in memory: what an import has written, and the statements in their order. */
export const importMemory = (pace: Partial<ImportPace> = {}) => {
  const log: string[] = [];
  const state = {
    /** whether the claim may be taken and renewed */
    isFree: true,
    isOwn: true,
    isHeld: true,
    live: undefined as { generation: number; settled: boolean; changed_at: Date; source: CatalogueSource } | undefined,
    forgotten: [] as number[],
    cannotDrop: undefined as number | undefined,
    hasPictures: false,
    products: [] as NewProduct[],
    articles: [] as NewArticle[],
    articleBatches: [] as number[],
    productBatches: [] as number[],
    mentions: [] as NewMention[][],
    categories: [] as NewCategory[],
    numbers: new Map<string, string>(),
    taken: new Set<string>(),
    asked: [] as string[][],
    points: [] as SourcePoint[],
    /** an article of the live generation whose name another one takes, by the id of the other one */
    clashes: new Map<string, string>(),
    ending: [] as string[],
    compared: [] as ComparedArticles[],
    gone: new Map<string, string>(),
  };
  const note = <T>(entry: string, result: T): Promise<T> => {
    log.push(entry);
    return Promise.resolve(result);
  };
  const rowsAfter = ([productId, tcm]: readonly [string, string], limit: number): PricedArticle[] =>
    state.articles
      .filter((row) => row.product_id > productId || (row.product_id === productId && row.tcm > tcm))
      .toSorted((one, other) => (one.product_id + one.tcm < other.product_id + other.tcm ? -1 : 1))
      .slice(0, limit);
  const slice = (entry: string, keys: readonly string[], after: string, limit: number) =>
    note(
      `${entry} ${limit}`,
      keys
        .toSorted()
        .filter((key) => key > after)
        .slice(0, limit)
        .at(-1),
    );

  const updateRows: UpdateRows = {
    hold: (ids) => note(`hold ${ids.join()}`, undefined),
    lastPosition: () => note('last position', 41),
    products: (after, limit, last) =>
      slice(
        `products after ${last}`,
        state.products.map((row) => row.product_id),
        after,
        limit,
      ),
    articles: (after, limit, last) =>
      note(`articles from ${after.join('/')} after ${last}, ${limit}`, state.compared.shift() ?? noArticles),
    endSale: (ids) =>
      note(
        `end ${ids.join()}`,
        ids.flatMap((id) => state.gone.get(id) ?? []),
      ),
    dropEmptyProducts: (ids) => note(`drop products ${ids.join()}`, []),
    addCategories: (rows) => note(`add categories ${rows.map(({ path }) => path).join()}`, []),
    dropEmptyCategories: (after, limit) =>
      note(`drop categories from ${after}, ${limit}`, after < 0 ? 10_001 : undefined),
    pictures: (after, limit) =>
      slice(
        'pictures',
        state.mentions.flat().map(({ name }) => name),
        after,
        limit,
      ),
    words: () => note('words', undefined),
    tell: (at) => note(`tell ${at.toISOString()}`, []),
  };

  const repository: ImportRepository = {
    pace: { ...inProcessPace, ...pace },
    hold: () => note('lock', state.isHeld ? async () => void log.push('unlock') : undefined),
    claim: (_site, _at, isAlone) => note(`claim ${isAlone ? 'alone' : 'late'}`, state.isFree ? 7 : undefined),
    touch: () => note('renew', state.isOwn),
    release: ({ generation }) => note(`release ${generation}`, []),
    live: () => Promise.resolve(state.live),
    createPartitions: async ({ generation }, yieldToEventLoop, ...[tables]) => {
      await yieldToEventLoop();
      log.push(`create ${tables?.join() ?? 'product,article'} ${generation}`);
    },
    analyze: ({ generation }) => note(`analyze ${generation}`, undefined),
    forgotten: () => Promise.resolve(state.forgotten),
    drop: async (generation) => {
      log.push(`drop ${generation}`);
      if (state.cannotDrop === generation) throw new Error('a backup reads it');
    },
    switchOver: ({ generation }, _at, source) => note(`switch ${generation} ${source}`, []),
    settled: ({ generation }) => note(`settled ${generation}`, []),
    numbersOf: (_site, ids) => {
      state.asked.push([...ids]);
      return Promise.resolve(
        ids.flatMap((source_id) => {
          const product_id = state.numbers.get(source_id);
          return product_id === undefined ? [] : [{ source_id, product_id }];
        }),
      );
    },
    takenNumbers: (_site, ids) => Promise.resolve(ids.filter((id) => state.taken.has(id))),
    addNumbers: () => Promise.reject(new Error('an import keeps numbers by its products')),
    keepNumbers: (_target, after, limit) =>
      slice(
        'keep numbers',
        state.products.map((row) => row.product_id),
        after,
        limit,
      ),
    addProducts: (_target, rows) => {
      state.products.push(...rows);
      state.productBatches.push(rows.length);
      return note('products', []);
    },
    addArticles: (_target, rows) => {
      const fresh = rows.filter(
        (row, place) =>
          rows.findIndex((other) => other.source_id === row.source_id) === place &&
          !state.articles.some((other) => other.source_id === row.source_id),
      );
      state.articles.push(...fresh);
      state.articleBatches.push(rows.length);
      return note(
        'articles',
        fresh.map((row) => row.source_id),
      );
    },
    categoryNumbers: () => Promise.resolve([{ path: 'Küche', category_id: 10_005 }]),
    keepCategoryNumbers: (_site, rows) => note(`keep categories ${rows.map(({ path }) => path).join()}`, []),
    liveCategories: () => Promise.resolve([{ category_id: 10_005, intro: 'Alles zum Kochen', picture: null }]),
    addCategories: (_target, rows) => {
      state.categories.push(...rows);
      return note(`categories ${rows.map(({ path }) => path).join()}`, []);
    },
    history: (_site, ids) =>
      note(
        `history ${ids.join()}`,
        state.points.filter((row) => ids.includes(row.source_id)),
      ),
    keepPrices: (_target, after, { limit }) => {
      const rows = rowsAfter(after, limit);
      return note(
        `prices from ${after.join('/')}, ${limit}`,
        rows.filter((row, place) => row.sale_minor !== null || place === rows.length - 1),
      );
    },
    addPoints: (_site, rows) => {
      state.points.push(...rows);
      return note('points', []);
    },
    addMentions: (_target, rows) => {
      state.mentions.push([...rows]);
      return note('pictures', rows.length);
    },
    leaveOutClashes: (_target, after, { limit, ending }) => {
      state.ending = [...ending];
      const rows = rowsAfter(after, limit);
      const last = rows.at(-1);
      return note(`clashes from ${after.join('/')}, ${limit}`, {
        ids: rows.map((row) => row.source_id).filter((id) => state.clashes.has(id)),
        next: last && ([last.product_id, last.tcm] as const),
      });
    },
    hasPictures: (generation) => note(`has pictures ${generation}`, state.hasPictures),
    within: async (_target, work) => {
      log.push('begin');
      try {
        const result = await work(updateRows);
        log.push('commit');
        return result;
      } catch (fault) {
        log.push('roll back');
        throw fault;
      }
    },
  };
  return { repository, state, log };
};
const noArticles: ComparedArticles = { added: 0, changed: 0, left: [] };

/** An import of DE from a feed into this database; each look at the clock takes `tickMs`. */
export const importInto = (repository: ImportRepository, tickMs = 0) => {
  let looks = 0;
  const service = createImportService({
    repository,
    now: () => new Date(importAt.getTime() + tickMs * looks++),
    yieldToEventLoop: () => Promise.resolve(),
  });
  const take = (rows: ImportOptions['rows'], options: Partial<ImportOptions> = {}) =>
    service.run({ site: 'DE', source: 'feed', rows, ...options });
  return { ...service, take };
};
