import { describe, expect, it } from 'vitest';
import { createFoundMembers, type PostedIndex } from './found-members.service.ts';

/** The members of a term are the numbers themselves. */
const open = (changes: PostedIndex['changes'] = { numbers: new Set(), byWord: new Map() }) => {
  const stored = new Map([
    ['becher', Uint32Array.of(1, 2, 3)],
    ['teller', Uint32Array.of(3)],
  ]);
  const asked: string[][] = [];
  const state = { live: 7 };
  const find = createFoundMembers({
    postings: async (_site, _generation, words) => {
      asked.push([...words]);
      return { byWord: stored, live: state.live };
    },
  });
  const index = (): PostedIndex => ({
    site: 'DE',
    generation: 7,
    changes,
    engine: { membersOf: (...lists) => Uint32Array.from(lists.flatMap((list) => Array.from(list))) },
  });
  const first = index();
  const ask = async (terms: Readonly<Record<string, number>>, of = first) => {
    const found = await find(
      of,
      Object.entries(terms).map(([term, products]) => ({ term, products })),
    );
    return found && Object.fromEntries(Array.from(found, ([term, members]) => [term, [...members]]));
  };
  return { ask, asked, state, another: index };
};

describe('the products of terms', () => {
  it('are read once an index; each time it is asked which generation is live', async () => {
    const { ask, asked, another } = open();
    expect(await ask({ becher: 3 })).toEqual({ becher: [1, 2, 3] });
    expect(await ask({ teller: 1, becher: 3 })).toEqual({ becher: [1, 2, 3], teller: [3] });
    expect(await ask({ becher: 3, teller: 1 })).toEqual({ becher: [1, 2, 3], teller: [3] });
    await ask({ becher: 3 }, another());
    expect(asked).toEqual([['becher'], ['teller'], [], ['becher']]);
  });

  it('are none of a word that nothing is stored of', async () => {
    expect(await open().ask({ kanne: 1 })).toEqual({ kanne: [] });
  });

  it('are unknown where another generation is live, also those in memory', async () => {
    const { ask, state } = open();
    await ask({ becher: 3 });
    state.live = 8;
    expect(await ask({ becher: 3 })).toBeUndefined();
    expect(await ask({ teller: 1 })).toBeUndefined();
  });

  it('[RUN-12] follow what has changed since they were stored', async () => {
    const byWord = new Map([
      ['kanne', Uint32Array.of(2)],
      ['becher', Uint32Array.of(9)],
    ]);
    const { ask } = open({ numbers: new Set([2, 9]), byWord });
    expect(await ask({ becher: 3, kanne: 1, teller: 1 })).toEqual({ becher: [1, 3, 9], kanne: [2], teller: [3] });
  });

  it('of very frequent words are read by a statement each, of others together', async () => {
    const { ask, asked } = open();
    await ask({ a: 900_000, b: 90_000, c: 20_000, d: 3_000_000, e: 1 });
    expect(asked).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  });
});
