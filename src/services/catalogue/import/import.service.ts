import {
  NotAFeedError,
  type FeedRow,
  type ImportOutcome,
  type ImportReport,
} from '../../../contracts/catalogue/feed.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { CatalogueSource, Target } from './generation.repository.ts';
import { createCategoryBook, type CategoryBook, type CategoryFacts } from './import-categories.rules.ts';
import { settle } from './import-history.service.ts';
import { createPublishing } from './import-publishing.service.ts';
import { createStaging, type Tally } from './import-staging.service.ts';
import { createUpdating, noLines, noteLines, TooLargeError, type UpdateRun } from './import-update.service.ts';
import type { ImportRepository } from './import.repository.ts';
import type { UpdateTarget } from './update.repository.ts';

export interface ImportParts {
  readonly repository: ImportRepository;
  readonly now: () => Date;
  /** lets other requests run between two statements */
  readonly yieldToEventLoop: () => Promise<void>;
}

export interface ImportOptions {
  readonly site: SiteCode;
  /** FROM_FEED if a feed filled the site and these rows come from the content (RUN-6) */
  readonly source: CatalogueSource;
  readonly rows: AsyncIterable<FeedRow> | Iterable<FeedRow>;
  /** the categories of the content, by path, in display order */
  readonly categories?: ReadonlyMap<string, CategoryFacts>;
  /** for the first filling: BUSY if the site has a live catalogue already */
  readonly onlyWhenEmpty?: boolean;
  readonly onProgress?: (items: number) => void;
  /** the rows are what has changed since; articles that are not among them stay as they are */
  readonly isUpdate?: boolean;
  /** says what would change, and changes nothing */
  readonly isTrial?: boolean;
}

const isRefused = ({ items, bad, expired = 0 }: Tally): boolean => bad * 10 > items + expired + bad;

/** Returns the category book of an import, filled with the categories of the content. */
const openBook = async (
  repository: ImportRepository,
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

/** Returns why the live catalogue of the site stays, or `undefined` if the rows may replace it. */
const refusal = async (
  repository: ImportRepository,
  { site, source, onlyWhenEmpty, isUpdate }: ImportOptions,
): Promise<ImportOutcome | undefined> => {
  const live = await repository.live(site);
  if (isUpdate && live?.source !== 'feed') return { ok: false, code: 'NO_FEED' };
  if (live && onlyWhenEmpty) return { ok: false, code: 'BUSY' };
  return live?.source === 'feed' && source === 'content' ? { ok: false, code: 'FROM_FEED' } : undefined;
};

interface UpdateTools {
  readonly repository: ImportRepository;
  readonly stage: ReturnType<typeof createStaging>;
  readonly updating: ReturnType<typeof createUpdating>;
}

/** Stages an update beside the live generation, changes that by it, and drops what was staged. */
const takeUpdate = async (
  { repository, stage, updating }: UpdateTools,
  target: UpdateTarget,
  { rows, onProgress, isTrial = false }: ImportOptions,
  { book, at }: Pick<UpdateRun, 'book' | 'at'>,
): Promise<ImportOutcome> => {
  const { staged } = target;
  const lines = noLines();
  const noted = noteLines(rows, lines, repository.pace.updateRows);
  const tally = await stage({ target: staged, rows: noted, book, at, onProgress });
  const run = { target, book, lines, tally, at, isTrial };
  await updating.check(run);
  const changes = isRefused(tally) ? undefined : await updating.apply(run);
  await repository.drop(staged.generation);
  if (!changes) return { ok: false, code: 'TOO_MANY_BAD', report: tally };
  return { ok: true, report: { ...tally, update: changes, ...(isTrial ? { isTrial } : {}) } };
};

/**
 * Fills a site's catalogue, all or nothing: rows go into a new generation beside the live one, and one short statement
 * switches over.
 *
 *     claim ─► stage rows ─► refused? ─yes─► drop the new generation
 *                               └─no─► keep numbers ─► switch ─► write price history ─► (later) drop the old generation
 *
 * An update is staged alike. One transaction then changes the live generation, and the staged one is dropped.
 */
export const createImportService = ({ repository, now, yieldToEventLoop }: ImportParts) => {
  const renewClaim = async (target: Target): Promise<void> => {
    if (!(await repository.touch(target, now()))) throw new Error('another import of this site has taken over');
  };
  const stage = createStaging({ repository, now, yieldToEventLoop, renewClaim });
  const publish = createPublishing({ repository, yieldToEventLoop, renewClaim });
  const tools = { repository, stage, updating: createUpdating({ repository, yieldToEventLoop, renewClaim }) };

  /** Drops generations that are not live, not being filled and no longer read. */
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
    const book = await openBook(repository, target.site, options.categories);
    await yieldToEventLoop();
    try {
      await repository.createPartitions(target, yieldToEventLoop);
      if (options.isUpdate && live)
        return await takeUpdate(tools, { staged: target, live: live.generation }, options, { book, at });
      const tally = await stage({ target, rows: options.rows, book, at, onProgress: options.onProgress });
      const report: ImportReport = tally;
      const code = tally.items + tally.bad === 0 ? 'EMPTY' : isRefused(tally) ? 'TOO_MANY_BAD' : undefined;
      if (code === undefined && !options.isTrial) {
        await publish(target, options.source, book, at);
        return { ok: true, report };
      }
      await repository.drop(target.generation);
      return code === undefined ? { ok: true, report: { ...report, isTrial: true } } : { ok: false, code, report };
    } catch (fault) {
      await repository.drop(target.generation).catch(() => {});
      if (fault instanceof NotAFeedError) return { ok: false, code: 'NOT_A_FEED', reason: fault.message };
      if (fault instanceof TooLargeError)
        return { ok: false, code: 'TOO_LARGE', rowsAtMost: repository.pace.updateRows };
      throw fault;
    }
  };

  const run = async (options: ImportOptions, isAlone: boolean): Promise<ImportOutcome> => {
    const generation = await repository.claim(options.site, now(), isAlone);
    if (generation === undefined) return (await refusal(repository, options)) ?? { ok: false, code: 'BUSY' };
    const target: Target = { site: options.site, generation };
    try {
      // Checked under the claim: the previous import may have just filled the site.
      return (await refusal(repository, options)) ?? (await claimed(target, options));
    } finally {
      await repository.release(target);
    }
  };

  return {
    tidyUp,
    run: async (options: ImportOptions): Promise<ImportOutcome> => {
      // The holder of the lock is alone, even if a killed process has left a claim. Without the lock an import may still take
      // over a claim that is a minute old: its machine is gone, and the database server has not noticed.
      const unlock = await repository.hold(options.site);
      try {
        return await run(options, unlock !== undefined);
      } finally {
        await unlock?.();
      }
    },
  };
};
export type ImportService = ReturnType<typeof createImportService>;
