import type { BadRow, FeedRow, ImportReport } from '../../../contracts/catalogue/feed.contract.ts';
import { slicesOf } from '../../../lib/slices-of.ts';
import type { CategoryBook } from './import-categories.rules.ts';
import { keepNumbers } from './import-numbers.service.ts';
import { settle } from './import-history.service.ts';
import { note, type Tally } from './import-staging.service.ts';
import type { ImportRepository } from './import.repository.ts';
import type { ArticleKey, UpdateRows, UpdateTarget } from './update.repository.ts';

type Changes = NonNullable<ImportReport['update']>;

/** Ends the transaction of a trial. */
class TrialEnd extends Error {
  readonly changes: Changes;
  constructor(changes: Changes) {
    super('only a trial');
    this.changes = changes;
  }
}

/** An update with more rows than its transaction may have. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** Where the rows of an update are in its file. */
export interface UpdateLines {
  /** of its articles, by id */
  readonly items: Map<string, number>;
  /** of articles that go out of sale, by id */
  readonly ending: Map<string, number>;
  readonly repeated: BadRow[];
}

export const noLines = (): UpdateLines => ({ items: new Map(), ending: new Map(), repeated: [] });

const twice = (line: number, id: string): BadRow => ({ line, id, reason: 'this id occurs more than once' });

/** Passes the rows on and notes their lines. Throws a TooLargeError after `most` rows. */
export async function* noteLines(
  rows: AsyncIterable<FeedRow> | Iterable<FeedRow>,
  { items, ending, repeated }: UpdateLines,
  most: number,
): AsyncGenerator<FeedRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > most) throw new TooLargeError();
    if (row.kind === 'item' && !items.has(row.item.id)) items.set(row.item.id, row.line);
    if (row.kind === 'expired' && ending.has(row.id)) repeated.push(twice(row.line, row.id));
    else if (row.kind === 'expired') ending.set(row.id, row.line);
    yield row;
  }
}

export interface UpdateParts {
  readonly repository: ImportRepository;
  readonly yieldToEventLoop: () => Promise<void>;
  /** renews the claim; throws if another import has taken over */
  readonly renewClaim: (target: UpdateTarget['staged']) => Promise<void>;
}

export interface UpdateRun {
  readonly target: UpdateTarget;
  readonly book: CategoryBook;
  readonly lines: UpdateLines;
  readonly tally: Tally;
  readonly at: Date;
  readonly isTrial: boolean;
}

/** What goes through an update slice by slice. */
const slicing = ({ repository, yieldToEventLoop }: UpdateParts) => {
  const { compared } = repository.pace;

  /** Takes slice after slice; `step` returns where the next one begins, or `undefined` at the end. */
  const slices = async <Key>(first: Key, step: (after: Key) => Promise<Key | undefined>): Promise<void> => {
    let after: Key | undefined = first;
    while (after !== undefined) {
      after = await step(after);
      await yieldToEventLoop();
    }
  };

  /** Hands on a list in slices. */
  const each = async <T>(list: readonly T[], step: (slice: readonly T[]) => Promise<unknown>): Promise<void> => {
    for (const slice of slicesOf(list, compared)) {
      await step(slice);
      await yieldToEventLoop();
    }
  };

  return { compared, slices, each };
};

/** The statements of an update, in their order. */
const changing = (parts: UpdateParts) => {
  const { compared, slices, each } = slicing(parts);

  const articles = async (rows: UpdateRows, last: number) => {
    const sum = { added: 0, changed: 0 };
    const left: string[] = [];
    await slices<ArticleKey>(['', ''], async (after) => {
      const one = await rows.articles(after, compared, last);
      sum.added += one.added;
      sum.changed += one.changed;
      left.push(...one.left);
      return one.next;
    });
    return { ...sum, left };
  };

  const endSales = async (rows: UpdateRows, ids: readonly string[]): Promise<string[]> => {
    const left: string[] = [];
    await each(ids, async (slice) => left.push(...(await rows.endSale(slice))));
    return left;
  };

  const change = async (rows: UpdateRows, { book, lines, tally, at, isTrial }: UpdateRun): Promise<Changes> => {
    await rows.hold([...lines.ending.keys()]);
    const last = await rows.lastPosition();
    const ended = await endSales(rows, [...lines.ending.keys()]);
    await each(book.rows(), rows.addCategories);
    await slices('', (after) => rows.products(after, compared, last));
    const { added, changed, left } = await articles(rows, last);
    await each([...new Set([...ended, ...left])], rows.dropEmptyProducts);
    await slices(-1, (after) => rows.dropEmptyCategories(after, compared));
    const changes = { added, changed, gone: ended.length };
    if (isTrial) throw new TrialEnd(changes);
    if (tally.pictures !== undefined) await slices('', (after) => rows.pictures(after, compared));
    await rows.words();
    await rows.tell(at);
    return changes;
  };

  return change;
};

/** Changes the catalogue for sale by what an update has staged: all of it in one transaction, or nothing. */
export const createUpdating = (parts: UpdateParts) => {
  const { repository, yieldToEventLoop, renewClaim } = parts;
  const { compared, slices, each } = slicing(parts);
  const change = changing(parts);

  /** Counts rows as bad that only the catalogue for sale shows to be. */
  const check = async ({ target, lines, tally }: UpdateRun): Promise<void> => {
    for (const [id, line] of lines.ending) {
      if (!lines.items.has(id)) continue;
      lines.ending.delete(id);
      lines.repeated.push(twice(line, id));
    }
    for (const bad of lines.repeated) {
      tally.expired = (tally.expired ?? 0) - 1;
      note(tally, bad);
    }
    const ending = [...lines.ending.keys()];
    await slices<ArticleKey>(['', ''], async (after) => {
      const { ids, next } = await repository.leaveOutClashes(target, after, { limit: compared, ending });
      for (const id of ids) {
        tally.items -= 1;
        note(tally, { line: lines.items.get(id) ?? 0, id, reason: 'another article of its product has this name' });
      }
      return next;
    });
  };

  const apply = async (run: UpdateRun): Promise<Changes> => {
    const { target, book, tally, at, isTrial } = run;
    const { staged, live } = target;
    if (!isTrial) {
      if (tally.pictures !== undefined && !(await repository.hasPictures(live)))
        await repository.createPartitions({ ...staged, generation: live }, yieldToEventLoop, ['picture_mention']);
      await each(book.rows(), (slice) => repository.keepCategoryNumbers(staged.site, slice));
      await keepNumbers(repository, staged, at, yieldToEventLoop);
      await renewClaim(staged);
    }
    let changes: Changes;
    try {
      changes = await repository.within(target, (rows) => change(rows, run));
    } catch (fault) {
      if (fault instanceof TrialEnd) return fault.changes;
      throw fault;
    }
    await settle(repository, staged, at, yieldToEventLoop);
    await repository.settled({ ...staged, generation: live });
    return changes;
  };

  return { check, apply };
};
