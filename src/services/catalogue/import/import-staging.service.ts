import type { BadRow, FeedRow } from '../../../contracts/catalogue/feed.contract.ts';
import { readAhead } from '../../../lib/flow/read-ahead.ts';
import { slicesOf } from '../../../lib/slices-of.ts';
import { sites } from '../../../sites/sites.ts';
import type { Target } from './generation.repository.ts';
import type { ImportPace } from './import-pace.ts';
import type { CategoryBook } from './import-categories.rules.ts';
import { createNumbering, type Numbering } from './import-numbers.service.ts';
import { articleRow, productRow, type PlacedItem } from './import-rows.rules.ts';
import type { NewMention } from './picture-mentions.repository.ts';
import type { ImportRepository } from './import.repository.ts';
import { pointsBySource } from './price-history.repository.ts';
import type { PricePoint } from './import.rules.ts';

/** How often an import renews its claim; after a minute without renewal another import may take over. */
const touchEveryMs = 5000;
const faultsShown = 100;
/** A picture that is named again later is sent again, and the database knows it. */
const picturesRemembered = 10_000;

export interface StagingParts {
  readonly repository: ImportRepository;
  readonly now: () => Date;
  readonly yieldToEventLoop: () => Promise<void>;
  /** renews the claim; throws if another import has taken over */
  readonly renewClaim: (target: Target) => Promise<void>;
}

export interface StagingRun {
  readonly target: Target;
  readonly rows: AsyncIterable<FeedRow> | Iterable<FeedRow>;
  readonly book: CategoryBook;
  readonly at: Date;
  readonly onProgress?: ((items: number) => void) | undefined;
}

export interface Tally {
  items: number;
  bad: number;
  readonly faults: BadRow[];
  /** pictures that have to be fetched */
  pictures?: number;
  expired?: number;
}

export const note = (tally: Tally, bad: BadRow): void => {
  tally.bad += 1;
  if (tally.faults.length < faultsShown) tally.faults.push(bad);
};

/** What an import has sent already. */
interface Memory {
  readonly numbers: Numbering;
  /** names of pictures */
  readonly sent: Set<string>;
}

interface ReadBatch {
  readonly batch: readonly PlacedItem[];
  readonly numbers: Numbering;
  /** earlier prices of the articles on sale, by the feed's id */
  readonly history: ReadonlyMap<string, readonly PricePoint[]>;
}

const numberIn = (numbers: Numbering, { item }: PlacedItem): string => numbers.numberOf(item.productSourceId) ?? '';

/** Rows that are no article that can be sold. */
type OtherRow = Exclude<FeedRow, { readonly kind: 'item' }>;

/** Reads the articles of a feed in batches, the first ones smaller; other rows are given to `onOther`. */
async function* batchesOf(
  { rows }: StagingRun,
  { rows: most, firstRows }: ImportPace,
  onOther: (row: OtherRow) => void,
): AsyncGenerator<readonly PlacedItem[]> {
  let batch: PlacedItem[] = [];
  let size = firstRows;
  let position = 0;
  for await (const row of rows) {
    if (row.kind !== 'item') {
      onOther(row);
      continue;
    }
    batch.push({ item: row.item, line: row.line, position: position++ });
    if (batch.length < size) continue;
    yield batch;
    batch = [];
    size = Math.min(most, size * 2);
  }
  if (batch.length > 0) yield batch;
}

/** The pictures of a batch that have to be fetched, each with the first row that names it. `sent` are earlier ones. */
const mentionsIn = (batch: readonly PlacedItem[], sent: Set<string>): NewMention[] => {
  const mentions: NewMention[] = [];
  for (const { item, line } of batch) {
    for (const { name, address } of item.sources ?? []) {
      if (sent.has(name)) continue;
      if (sent.size >= picturesRemembered) sent.clear();
      sent.add(name);
      mentions.push({ name, address, line, item: item.id });
    }
  }
  return mentions;
};

/** What is written and read for one batch, in statements of the size that suits the database. */
const batchStatements = ({ repository, yieldToEventLoop }: StagingParts) => {
  const { pace } = repository;

  const addProducts = async ({ target, book }: StagingRun, placed: ReadonlyMap<string, PlacedItem>): Promise<void> => {
    for (const slice of slicesOf([...placed], pace.products)) {
      const rows = slice.map(([id, one]) =>
        productRow(one, id, book.levelsOf(one.item.path), sites[target.site].language),
      );
      // Making the rows takes as long as the statement: they are two stretches of the event loop.
      await yieldToEventLoop();
      await repository.addProducts(target, rows);
      await yieldToEventLoop();
    }
  };

  const addPictures = async ({ target }: StagingRun, mentions: readonly NewMention[], tally: Tally): Promise<void> => {
    if (mentions.length === 0) return;
    if (tally.pictures === undefined) await repository.createPartitions(target, yieldToEventLoop, ['picture_mention']);
    tally.pictures ??= 0;
    for (const slice of slicesOf(mentions, pace.pictures)) {
      tally.pictures += await repository.addMentions(target, slice);
      await yieldToEventLoop();
    }
  };

  const addArticles = async (run: StagingRun, { batch, numbers, history }: ReadBatch, tally: Tally): Promise<void> => {
    const rows = batch.map((one) => articleRow(one, numberIn(numbers, one), history.get(one.item.id) ?? [], run.at));
    await yieldToEventLoop();
    // An id that occurs twice in one batch is returned once: each returned id stands for one row only.
    const left = new Set(await repository.addArticles(run.target, rows));
    for (const { item, line } of batch) {
      if (left.delete(item.id)) tally.items += 1;
      else note(tally, { line, id: item.id, reason: 'this id occurs more than once' });
    }
    await yieldToEventLoop();
  };

  const historyOf = async ({ target }: StagingRun, batch: readonly PlacedItem[]): Promise<ReadBatch['history']> => {
    const onSale = batch.filter(({ item }) => item.sale).map(({ item }) => item.id);
    return onSale.length === 0 ? new Map() : pointsBySource(await repository.history(target.site, onSale));
  };

  return { addProducts, addPictures, addArticles, historyOf };
};

/** Writes the rows of a feed into a new generation, in batches, and counts good and bad rows. */
export const createStaging = (parts: StagingParts) => {
  const { repository, now, yieldToEventLoop, renewClaim } = parts;
  const { pace } = repository;
  const { addProducts, addPictures, addArticles, historyOf } = batchStatements(parts);

  /**
   * Writes the products of a batch with all that its articles need. A product is written with its first article; the memory
   * knows it for the whole import.
   */
  const prepare = async (run: StagingRun, { numbers }: Memory, batch: readonly PlacedItem[]): Promise<ReadBatch> => {
    const asking = historyOf(run, batch);
    if (!pace.isTogether) await asking;
    asking.catch(() => {});
    const news = batch.filter(({ item }) => numbers.numberOf(item.productSourceId) === undefined);
    await numbers.add(news.map(({ item }) => item.productSourceId));
    const products = new Map<string, PlacedItem>();
    for (const one of news) {
      const number = numberIn(numbers, one);
      if (!products.has(number)) products.set(number, one);
    }
    await yieldToEventLoop();
    await addProducts(run, products);
    return { batch, numbers, history: await asking };
  };

  /** Writes what was prepared; of the same id the first row counts, so batches are written in their order. */
  const write = async (run: StagingRun, { sent }: Memory, read: ReadBatch, tally: Tally): Promise<void> => {
    await addArticles(run, read, tally);
    await addPictures(run, mentionsIn(read.batch, sent), tally);
    run.onProgress?.(tally.items);
  };

  return async (run: StagingRun): Promise<Tally> => {
    const { target, at } = run;
    const tally: Tally = { items: 0, bad: 0, faults: [] };
    const memory: Memory = { numbers: createNumbering(repository, target), sent: new Set() };
    let touchedAt = at.getTime();
    const touch = async (): Promise<void> => {
      if (now().getTime() - touchedAt < touchEveryMs) return;
      touchedAt = now().getTime();
      await renewClaim(target);
    };
    let written = Promise.resolve();
    const stage = async (batch: readonly PlacedItem[]): Promise<void> => {
      // Reading the rows was a stretch of the event loop of its own.
      await yieldToEventLoop();
      const read = await prepare(run, memory, batch);
      await written;
      written = write(run, memory, read, tally);
      // On a server the next batch is prepared meanwhile. Thrown when it is awaited.
      written.catch(() => {});
      if (!pace.isTogether) await written;
      await touch();
    };
    const onOther = (row: OtherRow): void => {
      if (row.kind === 'bad') note(tally, row.bad);
      else tally.expired = (tally.expired ?? 0) + 1;
    };
    try {
      await readAhead(batchesOf(run, pace, onOther), stage);
    } finally {
      // Nothing may write into a generation that is being dropped.
      await written.catch(() => {});
    }
    await written;
    return tally;
  };
};
