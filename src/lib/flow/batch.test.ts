import { describe, expect, it } from 'vitest';
import { gathered } from './batch.ts';

const nextTurn = (begin: () => void): void => void setImmediate(begin);

const openRounds = (most = 100) => {
  const rounds: { readonly asks: readonly string[]; readonly gate: PromiseWithResolvers<void> }[] = [];
  const ask = gathered({ mostInARound: most, nextTurn, nextRound: nextTurn }, async (asks: readonly string[]) => {
    const gate = Promise.withResolvers<void>();
    rounds.push({ asks, gate });
    await gate.promise;
    return asks.map((one) => one.toUpperCase());
  });
  const begun = (count: number) => expect.poll(() => rounds.length).toBe(count);
  return { rounds, ask, begun };
};

describe('what is gathered', () => {
  it('of one turn is one round, each with its own answer', async () => {
    const { rounds, ask, begun } = openRounds();
    const answers = Promise.all([ask('a'), ask('b'), ask('c')]);
    await begun(1);
    rounds[0]?.gate.resolve();
    expect(await answers).toEqual(['A', 'B', 'C']);
    expect(rounds.map(({ asks }) => asks)).toEqual([['a', 'b', 'c']]);
  });

  it('while a round is under way waits for the next one, in its order', async () => {
    const { rounds, ask, begun } = openRounds();
    const first = ask('a');
    await begun(1);
    const later = Promise.all([ask('b'), ask('c')]);
    expect(rounds).toHaveLength(1);
    rounds[0]?.gate.resolve();
    expect(await first).toBe('A');
    await begun(2);
    rounds[1]?.gate.resolve();
    expect(await later).toEqual(['B', 'C']);
    const last = ask('d');
    await begun(3);
    rounds[2]?.gate.resolve();
    expect(await last).toBe('D');
    expect(rounds.map(({ asks }) => asks)).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('is never more than a round may have', async () => {
    const { rounds, ask, begun } = openRounds(2);
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
    for (const count of [1, 2, 3]) {
      await begun(count);
      rounds[count - 1]?.gate.resolve();
    }
    expect(await answers).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(rounds.map(({ asks }) => asks.length)).toEqual([2, 2, 1]);
  });

  it('fails together, and the next round goes on', async () => {
    const { rounds, ask, begun } = openRounds();
    const failing = Promise.allSettled([ask('a'), ask('b')]);
    await begun(1);
    rounds[0]?.gate.reject(new Error('broken'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask('c');
    await begun(2);
    rounds[1]?.gate.resolve();
    expect(await next).toBe('C');
  });

  describe('after a round of several', () => {
    /** Pauses end when the test says so. */
    const openPaused = () => {
      const rounds: (readonly string[])[] = [];
      const pauses: (() => void)[] = [];
      const ask = gathered(
        { mostInARound: 9, nextTurn, nextRound: (begin) => void pauses.push(begin) },
        async (asks: readonly string[]) => {
          rounds.push(asks);
          return asks;
        },
      );
      return { rounds, ask, endPause: (which = pauses.length - 1) => pauses[which]?.() };
    };

    it('the next one begins when as many have asked again', async () => {
      const { rounds, ask } = openPaused();
      await Promise.all([ask('a'), ask('b')]);
      const early = ask('c');
      await new Promise((resolve) => setImmediate(resolve));
      expect(rounds).toEqual([['a', 'b']]);
      await Promise.all([early, ask('d')]);
      expect(rounds).toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ]);
    });

    it('who comes back alone waits for the end of the pause, and nobody waits after it', async () => {
      const { rounds, ask, endPause } = openPaused();
      await Promise.all([ask('a'), ask('b')]);
      const alone = ask('c');
      endPause();
      await alone;
      await ask('d');
      expect(rounds).toEqual([['a', 'b'], ['c'], ['d']]);
    });

    it('a pause that nobody has used, or that was ended before its time, begins nothing later', async () => {
      const { rounds, ask, endPause } = openPaused();
      await Promise.all([ask('a'), ask('b')]);
      endPause();
      await ask('c');
      await Promise.all([ask('d'), ask('e')]);
      await Promise.all([ask('f'), ask('g')]);
      const early = ask('h');
      endPause(1);
      await new Promise((resolve) => setImmediate(resolve));
      expect(rounds.at(-1)).toEqual(['f', 'g']);
      endPause();
      await early;
    });
  });

  it('that is answered too briefly leaves nobody waiting', async () => {
    const ask = gathered({ mostInARound: 9, nextTurn, nextRound: nextTurn }, async (asks: readonly number[]) =>
      asks.slice(1),
    );
    const [one, two] = await Promise.allSettled([ask(1), ask(2)]);
    expect([one.status, two.status]).toEqual(['fulfilled', 'rejected']);
  });
});
