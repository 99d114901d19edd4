import { describe, expect, it } from 'vitest';
import { importInto, importMemory, rowsOf } from './import-memory.fixtures.ts';
import { feedItem } from './import.fixtures.ts';
import { productNumberAt } from './import.rules.ts';

const many = (count: number, more: Parameters<typeof feedItem>[0] = {}) =>
  Array.from({ length: count }, (_, place) => feedItem({ id: `K${place}`, productSourceId: `K${place}`, ...more }));
const open = (...[pace, tickMs]: [Parameters<typeof importMemory>[0]?, number?]) => {
  const memory = importMemory(pace);
  return { ...memory, ...importInto(memory.repository, tickMs) };
};
const source = (name: string) => ({ name, address: `https://pictures.example/${name}` });

describe('[RUN-3] the rows of an import', () => {
  it('are written in batches, each up to twice as large as the one before', async () => {
    const { take, state } = open({ rows: 5, firstRows: 2, products: 2 });
    const progress: number[] = [];
    await take(rowsOf(...many(13)), { onProgress: (items) => progress.push(items) });
    expect([state.articleBatches, progress]).toEqual([
      [2, 4, 5, 2],
      [2, 6, 11, 13],
    ]);
    expect(state.productBatches).toEqual([2, 2, 2, 2, 2, 1, 2]);
    expect(state.articles.map(({ position }) => position)).toEqual(many(13).map((_, place) => place));
  });

  it('are written as they are where they fill their batches, and none is written twice', async () => {
    const { take, state } = open({ rows: 2, firstRows: 2 });
    await take(rowsOf(...many(4)));
    expect(state.articleBatches).toEqual([2, 2]);
  });

  it('are articles of one product by their group, which its first row describes', async () => {
    const { take, state } = open({ rows: 2, firstRows: 2 });
    const variants = ['a', 'b', 'c'].map((id) =>
      feedItem({ id: `mug-${id}`, productSourceId: 'mug', title: `Becher ${id}`, path: ['Küche'] }),
    );
    await take(rowsOf(...variants));
    const number = productNumberAt('mug', 0);
    expect(state.products).toMatchObject([
      { product_id: number, title: 'Becher a', slug: 'becher-a', category_1: 10_005, position: 0 },
    ]);
    expect(state.articles.map((row) => [row.product_id, row.tcm])).toEqual(['a', 'b', 'c'].map((tcm) => [number, tcm]));
    expect(state.asked).toEqual([['mug']]);
  });

  it('count once for each id, near or far', async () => {
    const { take } = open({ rows: 2, firstRows: 2 });
    const [one, two] = many(2);
    expect(await take(rowsOf(...many(30), two ?? 'bad', two ?? 'bad', one ?? 'bad'))).toMatchObject({
      report: {
        items: 30,
        bad: 3,
        faults: [
          { line: 31, id: 'K1', reason: 'this id occurs more than once' },
          { line: 32, id: 'K1', reason: 'this id occurs more than once' },
          { line: 33, id: 'K0', reason: 'this id occurs more than once' },
        ],
      },
    });
  });

  it('are counted all and shown a hundred at most where they are bad, those that have expired apart', async () => {
    const { take } = open();
    const outcome = await take(
      rowsOf(...Array.from({ length: 101 }, () => 'bad' as const), { expired: 'a' }, { expired: 'b' }),
    );
    expect(outcome).toMatchObject({ code: 'TOO_MANY_BAD', report: { items: 0, bad: 101, expired: 2 } });
    expect(outcome).toHaveProperty('report.faults.length', 100);
    expect(outcome).toHaveProperty('report.faults.0', { line: 1, reason: 'it is bad' });
  });

  it('have the lowest price of thirty days where they are on sale, by the history of these alone', async () => {
    const { take, state, log } = open();
    const valid_from = new Date('2026-11-10T00:00:00Z');
    state.points = [{ source_id: 'K1', valid_from, amount_minor: 1000 }];
    await take(rowsOf(feedItem({ id: 'K0', productSourceId: 'K0' }), feedItem({ sale: { amountMinor: 900 } })), {
      isTrial: true,
    });
    expect(log.filter((entry) => entry.startsWith('history'))).toEqual(['history K1']);
    expect(state.articles.map((row) => row.lowest30_minor)).toEqual([null, 1000]);
  });

  it('need no history without a sale', async () => {
    const { take, log } = open();
    await take(rowsOf(...many(2)), { isTrial: true });
    expect(log.filter((entry) => entry.startsWith('history'))).toEqual([]);
  });

  it('renew the claim every five seconds', async () => {
    const renewals = async (tickMs: number) => {
      const { take, log } = open({ rows: 1, firstRows: 1 }, tickMs);
      await take(rowsOf(...many(4)), { isTrial: true });
      return log.filter((entry) => entry === 'renew').length;
    };
    // Between two batches the clock is looked at two or three times.
    const renewed: number[] = [];
    for (const tickMs of [0, 500, 2499, 2500]) renewed.push(await renewals(tickMs));
    expect(renewed).toEqual([0, 0, 2, 4]);
  });
});

describe('[PROD-1] the number of a product', () => {
  it('is the one that it had', async () => {
    const { take, state } = open();
    state.numbers.set('K1', '555555555');
    await take(rowsOf(...many(2)));
    expect(state.products.map((row) => row.product_id)).toEqual([productNumberAt('K0', 0), '555555555']);
  });

  it('is the next one where another product has it, in the shop or in this import', async () => {
    const first = productNumberAt('K0', 0);
    const { take, state } = open();
    state.taken.add(productNumberAt('K1', 0));
    await take(rowsOf(...many(2), feedItem({ id: first, productSourceId: first })));
    expect(state.products.map((row) => row.product_id)).toEqual([
      first,
      productNumberAt('K1', 1),
      productNumberAt(first, 1),
    ]);
  });

  it('is not searched for without end', async () => {
    const { take, repository } = open();
    let reads = 0;
    repository.takenNumbers = async (_site, ids) => {
      reads += 1;
      return [...ids];
    };
    await expect(take(rowsOf(...many(1)))).rejects.toThrow('no free product number was found');
    expect(reads).toBe(50);
  });

  it('is kept in slices', async () => {
    const { take, log } = open({ numbers: 2 });
    await take(rowsOf(...many(3)));
    expect(log.filter((entry) => entry.startsWith('keep numbers'))).toEqual(
      Array.from({ length: 3 }, () => 'keep numbers 2'),
    );
  });
});

describe('the pictures of an import', () => {
  it('are noted once each with the first row that names them, in slices', async () => {
    const { take, state, log } = open({ rows: 2, firstRows: 2, pictures: 2 });
    const items = [['a', 'b', 'a'], ['c', 'b'], ['a', 'd'], []].map((names, place) =>
      feedItem({ id: `K${place}`, productSourceId: `K${place}`, sources: names.map(source) }),
    );
    expect(await take(rowsOf(...items))).toHaveProperty('report.pictures', 4);
    expect(state.mentions.map((rows) => rows.map(({ name }) => name))).toEqual([['a', 'b'], ['c'], ['d']]);
    expect(state.mentions[1]).toEqual([{ ...source('c'), line: 2, item: 'K1' }]);
    expect(log.filter((entry) => entry.startsWith('create'))).toEqual([
      'create product,article 7',
      'create picture_mention 7',
    ]);
  });

  it('are not counted where there are none', async () => {
    const { take } = open();
    expect(await take(rowsOf(...many(1)))).not.toHaveProperty('report.pictures');
  });

  it('are remembered up to ten thousand', async () => {
    const { take, state } = open({ pictures: 20_000 });
    const names = Array.from({ length: 10_000 }, (_, place) => source(`p${place}`));
    const [first] = names;
    await take(
      rowsOf(feedItem({ sources: [...names, ...(first ? [first] : []), source('new'), ...(first ? [first] : [])] })),
    );
    expect(
      state.mentions
        .flat()
        .slice(10_000)
        .map(({ name }) => name),
    ).toEqual(['new', 'p0']);
  });
});

describe('an import beside a database server', () => {
  /** Holds up the first batch of articles until `release`. */
  const held = (isTogether: boolean) => {
    const opened = open({ rows: 1, firstRows: 1, isTogether });
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const { addArticles } = opened.repository;
    opened.repository.addArticles = async (target, rows) => {
      if (rows[0]?.source_id === 'K0') await promise;
      return addArticles(target, rows);
    };
    return { ...opened, resolve, reject };
  };
  const turns = async () => {
    for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate);
  };

  it.each([
    [true, 2],
    [false, 1],
  ])('prepares the next batch while one is written, if both run at the same time: %s', async (isTogether, prepared) => {
    const { take, state, resolve } = held(isTogether);
    const outcome = take(rowsOf(...many(4)));
    await turns();
    expect(state.productBatches).toHaveLength(prepared);
    resolve(undefined);
    await outcome;
    expect(state.articles.map((row) => row.source_id)).toEqual(['K0', 'K1', 'K2', 'K3']);
  });

  it('drops a generation only when nothing writes into it any more', async () => {
    const { take, log, resolve } = held(true);
    const fault = new Error('the network is gone');
    const failed = take(
      (async function* () {
        yield* rowsOf(...many(1));
        await turns();
        throw fault;
      })(),
    ).catch((thrown: unknown) => thrown);
    await turns();
    await turns();
    expect(log).not.toContain('drop 7');
    resolve(undefined);
    expect(await failed).toBe(fault);
    expect(log.slice(-4)).toEqual(['articles', 'drop 7', 'release 7', 'unlock']);
  });

  it.each([1, 4])('fails with what failed in writing, also in the last batch of %i', async (count) => {
    const { take, reject, log } = held(true);
    const fault = new Error('the disk is full');
    const failed = take(rowsOf(...many(count))).catch((thrown: unknown) => thrown);
    await turns();
    reject(fault);
    expect(await failed).toBe(fault);
    expect(log).not.toContain('switch 7 feed');
  });

  it('fails with what failed in reading the history', async () => {
    const { take, repository } = open({ isTogether: true });
    const fault = new Error('the disk is full');
    repository.history = () => Promise.reject(fault);
    await expect(take(rowsOf(feedItem({ sale: { amountMinor: 900 } })))).rejects.toBe(fault);
  });
});
