import { describe, expect, it } from 'vitest';
import { createBatcher } from './batch.ts';

const nextTurn = (begin: () => void): void => void setImmediate(begin);

const openBatches = (most = 100) => {
  const batches: { readonly asks: readonly string[]; readonly gate: PromiseWithResolvers<void> }[] = [];
  const ask = createBatcher({ mostPerBatch: most, nextTurn, nextBatch: nextTurn }, async (asks: readonly string[]) => {
    const gate = Promise.withResolvers<void>();
    batches.push({ asks, gate });
    await gate.promise;
    return asks.map((one) => one.toUpperCase());
  });
  const begun = (count: number) => expect.poll(() => batches.length).toBe(count);
  return { batches, ask, begun };
};

describe('a batcher', () => {
  it('handles the requests of one turn as one batch and returns each its own result', async () => {
    const { batches, ask, begun } = openBatches();
    const answers = Promise.all([ask('a'), ask('b'), ask('c')]);
    await begun(1);
    batches[0]?.gate.resolve();
    expect(await answers).toEqual(['A', 'B', 'C']);
    expect(batches.map(({ asks }) => asks)).toEqual([['a', 'b', 'c']]);
  });

  it('keeps requests that arrive during a batch for the next one, in their order', async () => {
    const { batches, ask, begun } = openBatches();
    const first = ask('a');
    await begun(1);
    const later = Promise.all([ask('b'), ask('c')]);
    expect(batches).toHaveLength(1);
    batches[0]?.gate.resolve();
    expect(await first).toBe('A');
    await begun(2);
    batches[1]?.gate.resolve();
    expect(await later).toEqual(['B', 'C']);
    const last = ask('d');
    await begun(3);
    batches[2]?.gate.resolve();
    expect(await last).toBe('D');
    expect(batches.map(({ asks }) => asks)).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('never exceeds the largest batch size', async () => {
    const { batches, ask, begun } = openBatches(2);
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
    for (const count of [1, 2, 3]) {
      await begun(count);
      batches[count - 1]?.gate.resolve();
    }
    expect(await answers).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(batches.map(({ asks }) => asks.length)).toEqual([2, 2, 1]);
  });

  it('rejects all requests of a failed batch and goes on with the next one', async () => {
    const { batches, ask, begun } = openBatches();
    const failing = Promise.allSettled([ask('a'), ask('b')]);
    await begun(1);
    batches[0]?.gate.reject(new Error('broken'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask('c');
    await begun(2);
    batches[1]?.gate.resolve();
    expect(await next).toBe('C');
  });

  describe('after a batch of several requests', () => {
    /** The test ends the pauses. */
    const openPaused = () => {
      const batches: (readonly string[])[] = [];
      const pauses: (() => void)[] = [];
      const ask = createBatcher(
        { mostPerBatch: 9, nextTurn, nextBatch: (begin) => void pauses.push(begin) },
        async (asks: readonly string[]) => {
          batches.push(asks);
          return asks;
        },
      );
      return { batches, ask, endPause: (which = pauses.length - 1) => pauses[which]?.() };
    };

    it('starts the next batch when it is as large as the last one', async () => {
      const { batches, ask } = openPaused();
      await Promise.all([ask('a'), ask('b')]);
      const early = ask('c');
      await new Promise((resolve) => setImmediate(resolve));
      expect(batches).toEqual([['a', 'b']]);
      await Promise.all([early, ask('d')]);
      expect(batches).toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ]);
    });

    it('lets a single caller wait for the end of the pause, and none after it', async () => {
      const { batches, ask, endPause } = openPaused();
      await Promise.all([ask('a'), ask('b')]);
      const alone = ask('c');
      endPause();
      await alone;
      await ask('d');
      expect(batches).toEqual([['a', 'b'], ['c'], ['d']]);
    });

    it('starts nothing after a pause that was not used or ended early', async () => {
      const { batches, ask, endPause } = openPaused();
      await Promise.all([ask('a'), ask('b')]);
      endPause();
      await ask('c');
      await Promise.all([ask('d'), ask('e')]);
      await Promise.all([ask('f'), ask('g')]);
      const early = ask('h');
      endPause(1);
      await new Promise((resolve) => setImmediate(resolve));
      expect(batches.at(-1)).toEqual(['f', 'g']);
      endPause();
      await early;
    });
  });

  it('rejects the requests for which the work returned no result', async () => {
    const ask = createBatcher({ mostPerBatch: 9, nextTurn, nextBatch: nextTurn }, async (asks: readonly number[]) =>
      asks.slice(1),
    );
    const [one, two] = await Promise.allSettled([ask(1), ask(2)]);
    expect([one.status, two.status]).toEqual(['fulfilled', 'rejected']);
  });
});
