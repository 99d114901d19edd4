import {
  NotAFeedError,
  type BadRow,
  type FeedRow,
  type ImportOutcome,
  type ImportReport,
} from '../../../contracts/catalogue/feed.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { sites } from '../../../sites/sites.ts';
import { createCategoryBook, type CategoryBook, type CategoryFacts } from './import-categories.rules.ts';
import { createNumbering } from './import-numbers.service.ts';
import { settle } from './import-history.service.ts';
import { articleRow, productRow, type PlacedItem } from './import-rows.rules.ts';
import { pointsBySource, type CatalogueSource, type ImportRepository, type Target } from './import.repository.ts';

/** Rows of one statement: the embedded database answers nobody else while it takes them in. */
export const rowsPerStatement = 100;
/** A product's words go into an index of words, which takes longer. */
const productsPerStatement = 25;
/** How often an import says that it is still alive; after a minute of silence another may begin. */
const touchEveryMs = 5000;
const faultsShown = 100;

export interface ImportParts {
  readonly repository: ImportRepository;
  readonly now: () => Date;
  /** lets others run between two statements */
  readonly yieldToEventLoop: () => Promise<void>;
}

export interface ImportOptions {
  readonly site: SiteCode;
  /** where the rows come from; FROM_FEED where a feed filled the site and these are of the content (RUN-6) */
  readonly source: CatalogueSource;
  readonly rows: AsyncIterable<FeedRow> | Iterable<FeedRow>;
  /** what the content knows of categories, by path, in the order they shall stand */
  readonly categories?: ReadonlyMap<string, CategoryFacts>;
  /** for the first filling: BUSY where the site sells something by now */
  readonly onlyWhenEmpty?: boolean;
  readonly onProgress?: (items: number) => void;
}

interface Tally {
  items: number;
  bad: number;
  readonly faults: BadRow[];
}

const note = (tally: Tally, bad: BadRow): void => {
  tally.bad += 1;
  if (tally.faults.length < faultsShown) tally.faults.push(bad);
};

const isRefused = ({ items, bad }: Tally): boolean => bad * 10 > items + bad;

/**
 * Fills a site's catalogue. All or nothing: rows go into a new generation beside the one that is sold, and one short
 * statement switches over.
 *
 *     claim ─► stage rows ─► refused? ─yes─► drop the new generation
 *                               └─no─► keep numbers ─► switch ─► write price history ─► (later) drop the old generation
 */
export const createImportService = ({ repository, now, yieldToEventLoop }: ImportParts) => {
  const stageBatch = async (
    target: Target,
    batch: readonly PlacedItem[],
    book: CategoryBook,
    tally: Tally,
    at: Date,
  ) => {
    const numbers = await createNumbering(repository, target).numbersFor(batch.map(({ item }) => item.productSourceId));
    const onSale = batch.filter(({ item }) => item.sale).map(({ item }) => item.id);
    const history = onSale.length === 0 ? new Map() : pointsBySource(await repository.history(target.site, onSale));
    const numberOf = (placed: PlacedItem): string => numbers.get(placed.item.productSourceId) ?? '';
    const first = new Map<string, PlacedItem>();
    for (const placed of batch) {
      if (!first.has(numberOf(placed))) first.set(numberOf(placed), placed);
    }
    await yieldToEventLoop();
    const products = [...first].map(([id, placed]) =>
      productRow(placed, id, book.levelsOf(placed.item.path), sites[target.site].language),
    );
    for (let from = 0; from < products.length; from += productsPerStatement) {
      await repository.addProducts(target, products.slice(from, from + productsPerStatement));
      await yieldToEventLoop();
    }
    const taken = await repository.addArticles(
      target,
      batch.map((placed) => articleRow(placed, numberOf(placed), history.get(placed.item.id) ?? [], at)),
    );
    // An id that occurs twice inside one batch comes back once: each answer stands for one row only.
    const left = new Set(taken);
    for (const { item, line } of batch) {
      if (left.delete(item.id)) tally.items += 1;
      else note(tally, { line, id: item.id, reason: 'this id occurs more than once' });
    }
    await yieldToEventLoop();
  };

  /** Says that it is alive, too. */
  const stillOurs = async (target: Target): Promise<void> => {
    if (!(await repository.touch(target, now()))) throw new Error('another import of this site has taken over');
  };

  const stage = async (
    target: Target,
    { rows, onProgress }: ImportOptions,
    book: CategoryBook,
    at: Date,
  ): Promise<Tally> => {
    const tally: Tally = { items: 0, bad: 0, faults: [] };
    let batch: PlacedItem[] = [];
    let position = 0;
    let touchedAt = at.getTime();
    const flush = async () => {
      if (batch.length === 0) return;
      await stageBatch(target, batch, book, tally, at);
      batch = [];
      onProgress?.(tally.items);
      if (now().getTime() - touchedAt < touchEveryMs) return;
      touchedAt = now().getTime();
      await stillOurs(target);
    };
    for await (const row of rows) {
      if (row.kind === 'bad') {
        note(tally, row.bad);
        continue;
      }
      batch.push({ item: row.item, line: row.line, position: position++ });
      if (batch.length >= rowsPerStatement) await flush();
    }
    await flush();
    return tally;
  };

  const openBook = async (
    site: SiteCode,
    given: ReadonlyMap<string, CategoryFacts> = new Map(),
  ): Promise<CategoryBook> => {
    const known = await repository.categoryNumbers(site);
    const kept = await repository.liveCategories(site);
    const book = createCategoryBook(
      new Map(known.map((row) => [row.path, row.category_id])),
      given,
      new Map(kept.map((row) => [row.category_id, row])),
    );
    for (const path of given.keys()) book.levelsOf(path.split(' > '));
    return book;
  };

  const sell = async (target: Target, source: CatalogueSource, book: CategoryBook, at: Date): Promise<void> => {
    const categories = book.rows();
    for (let from = 0; from < categories.length; from += rowsPerStatement) {
      const slice = categories.slice(from, from + rowsPerStatement);
      await repository.keepCategoryNumbers(target.site, slice);
      await repository.addCategories(target, slice);
      await yieldToEventLoop();
    }
    await repository.analyze(target, yieldToEventLoop);
    await createNumbering(repository, target).keepAll(at, yieldToEventLoop);
    await stillOurs(target);
    await repository.switchOver(target, at, source);
    await settle(repository, target, at, yieldToEventLoop);
    await repository.analyze(target, yieldToEventLoop);
  };

  /** Removes generations that nobody sells, fills or may still be reading. */
  const tidyUp = async (): Promise<void> => {
    for (const generation of await repository.forgotten(now())) {
      await repository.drop(generation).catch(() => {});
      await yieldToEventLoop();
    }
  };

  const claimed = async (target: Target, options: ImportOptions): Promise<ImportOutcome> => {
    const at = now();
    await tidyUp();
    await yieldToEventLoop();
    const live = await repository.live(target.site);
    if (live && !live.settled)
      await settle(repository, { ...target, generation: live.generation }, live.changed_at, yieldToEventLoop);
    const book = await openBook(target.site, options.categories);
    await yieldToEventLoop();
    try {
      await repository.createPartitions(target, yieldToEventLoop);
      const tally = await stage(target, options, book, at);
      const report: ImportReport = tally;
      const code = tally.items + tally.bad === 0 ? 'EMPTY' : isRefused(tally) ? 'TOO_MANY_BAD' : undefined;
      if (code === undefined) {
        await sell(target, options.source, book, at);
        return { ok: true, report };
      }
      await repository.drop(target.generation);
      return { ok: false, code, report };
    } catch (fault) {
      await repository.drop(target.generation).catch(() => {});
      if (fault instanceof NotAFeedError) return { ok: false, code: 'NOT_A_FEED', reason: fault.message };
      throw fault;
    }
  };

  /** Why what the site sells now is left as it is, whatever the rows hold. */
  const refusal = async ({ site, source, onlyWhenEmpty }: ImportOptions): Promise<ImportOutcome | undefined> => {
    const live = await repository.live(site);
    if (live && onlyWhenEmpty) return { ok: false, code: 'BUSY' };
    return live?.source === 'feed' && source === 'content' ? { ok: false, code: 'FROM_FEED' } : undefined;
  };

  const run = async (options: ImportOptions, isAlone: boolean): Promise<ImportOutcome> => {
    const generation = await repository.claim(options.site, now(), isAlone);
    if (generation === undefined) return (await refusal(options)) ?? { ok: false, code: 'BUSY' };
    const target: Target = { site: options.site, generation };
    try {
      // Looked at under the claim: whoever had it before may have filled the site just now.
      return (await refusal(options)) ?? (await claimed(target, options));
    } finally {
      await repository.release(target);
    }
  };

  return {
    tidyUp,
    run: async (options: ImportOptions): Promise<ImportOutcome> => {
      // Who holds it is alone, whatever a process that was killed has left behind. Who holds nothing may still take over from
      // one that has been silent for a minute: its machine is gone, and the server has not noticed.
      const letGo = await repository.hold(options.site);
      try {
        return await run(options, letGo !== undefined);
      } finally {
        await letGo?.();
      }
    },
  };
};
export type ImportService = ReturnType<typeof createImportService>;
