import type { BadRow, FeedRow } from '../../../contracts/catalogue/feed.contract.ts';
import { sites } from '../../../sites/sites.ts';
import type { Target } from './generation.repository.ts';
import type { CategoryBook } from './import-categories.rules.ts';
import { createNumbering } from './import-numbers.service.ts';
import { articleRow, productRow, type PlacedItem } from './import-rows.rules.ts';
import type { NewMention } from './picture-mentions.repository.ts';
import type { ImportRepository } from './import.repository.ts';
import { pointsBySource } from './price-history.repository.ts';

/** Rows per statement: the embedded database serves no other query while a statement runs. */
export const rowsPerStatement = 100;
/** Products are slower, because their words are indexed for search. */
const productsPerStatement = 25;
const picturesPerStatement = 250;
/** How often an import renews its claim; after a minute without renewal another import may take over. */
const touchEveryMs = 5000;
const faultsShown = 100;

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
}

const note = (tally: Tally, bad: BadRow): void => {
  tally.bad += 1;
  if (tally.faults.length < faultsShown) tally.faults.push(bad);
};

/** The pictures of a batch that have to be fetched, each with the first row that names it. */
const mentionsIn = (batch: readonly PlacedItem[]): NewMention[] => {
  const mentions = new Map<string, NewMention>();
  for (const { item, line } of batch) {
    for (const { name, address } of item.sources ?? [])
      if (!mentions.has(name)) mentions.set(name, { name, address, line, item: item.id });
  }
  return [...mentions.values()];
};

const addPictures = async (
  { repository, yieldToEventLoop }: StagingParts,
  { target }: StagingRun,
  batch: readonly PlacedItem[],
  tally: Tally,
): Promise<void> => {
  const mentions = mentionsIn(batch);
  if (mentions.length === 0) return;
  if (tally.pictures === undefined) await repository.createPartitions(target, yieldToEventLoop, ['picture_mention']);
  tally.pictures ??= 0;
  for (let from = 0; from < mentions.length; from += picturesPerStatement) {
    tally.pictures += await repository.addMentions(target, mentions.slice(from, from + picturesPerStatement));
    await yieldToEventLoop();
  }
};

/** Writes the rows of a feed into a new generation, in batches, and counts good and bad rows. */
export const createStaging = (parts: StagingParts) => {
  const { repository, now, yieldToEventLoop, renewClaim } = parts;
  const addProducts = async (
    { target, book }: StagingRun,
    batch: readonly PlacedItem[],
    numberOf: (placed: PlacedItem) => string,
  ): Promise<void> => {
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
  };

  const stageBatch = async (run: StagingRun, batch: readonly PlacedItem[], tally: Tally): Promise<void> => {
    const { target, at } = run;
    const numbers = await createNumbering(repository, target).numbersFor(batch.map(({ item }) => item.productSourceId));
    const onSale = batch.filter(({ item }) => item.sale).map(({ item }) => item.id);
    const history = onSale.length === 0 ? new Map() : pointsBySource(await repository.history(target.site, onSale));
    const numberOf = (placed: PlacedItem): string => numbers.get(placed.item.productSourceId) ?? '';
    await addProducts(run, batch, numberOf);
    const inserted = await repository.addArticles(
      target,
      batch.map((placed) => articleRow(placed, numberOf(placed), history.get(placed.item.id) ?? [], at)),
    );
    await addPictures(parts, run, batch, tally);
    // An id that occurs twice in one batch is returned once: each returned id stands for one row only.
    const left = new Set(inserted);
    for (const { item, line } of batch) {
      if (left.delete(item.id)) tally.items += 1;
      else note(tally, { line, id: item.id, reason: 'this id occurs more than once' });
    }
    await yieldToEventLoop();
  };

  return async (run: StagingRun): Promise<Tally> => {
    const { target, rows, at, onProgress } = run;
    const tally: Tally = { items: 0, bad: 0, faults: [] };
    let batch: PlacedItem[] = [];
    let position = 0;
    let touchedAt = at.getTime();
    const flush = async () => {
      if (batch.length === 0) return;
      await stageBatch(run, batch, tally);
      batch = [];
      onProgress?.(tally.items);
      if (now().getTime() - touchedAt < touchEveryMs) return;
      touchedAt = now().getTime();
      await renewClaim(target);
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
};
