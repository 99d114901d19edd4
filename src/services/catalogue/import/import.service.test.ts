import { describe, expect, it } from 'vitest';
import { NotAFeedError, type FeedRow } from '../../../contracts/catalogue/feed.contract.ts';
import { importAt, importInto, importMemory, rowsOf } from './import-memory.fixtures.ts';
import { feedItem } from './import.fixtures.ts';
import type { ImportOptions } from './import.service.ts';

const mugs = (count: number) =>
  Array.from({ length: count }, (_, place) => feedItem({ id: `K${place}`, productSourceId: `K${place}` }));
const mug = feedItem({ path: ['Küche', 'Becher'] });
const liveFrom = (source: 'feed' | 'content', settled = true) => ({
  generation: 4,
  settled,
  changed_at: new Date('2026-11-19T00:00:00Z'),
  source,
});
const open = (...[pace, tickMs]: [Parameters<typeof importMemory>[0]?, number?]) => {
  const memory = importMemory(pace);
  return { ...memory, ...importInto(memory.repository, tickMs) };
};

describe('[RUN-3] an import', () => {
  it('writes a generation beside the live one, and switches over at the end', async () => {
    const { take, log } = open();
    const categories = new Map([['Wohnen', { id: 3000, intro: '' }]]);
    expect(await take(rowsOf(mug), { categories })).toEqual({ ok: true, report: { items: 1, bad: 0, faults: [] } });
    expect(log).toEqual([
      'lock',
      'claim alone',
      'create product,article 7',
      'products',
      'articles',
      'keep categories Wohnen,Küche,Küche > Becher',
      'categories Wohnen,Küche,Küche > Becher',
      'analyze 7',
      'keep numbers 150',
      'keep numbers 150',
      'renew',
      'switch 7 feed',
      'prices from /, 250',
      'history ',
      expect.stringMatching(/^prices from \d{9}\/K1, 250$/),
      'settled 7',
      'analyze 7',
      'release 7',
      'unlock',
    ]);
  });

  it('keeps the number and texts of a category that there was', async () => {
    const { take, state } = open();
    await take(rowsOf(mug), {
      categories: new Map([['Küche > Teller', { id: 10_001, intro: 'Flach', picture: 'x' }]]),
    });
    expect(state.categories).toEqual([
      {
        category_id: 10_005,
        parent_id: null,
        title: 'Küche',
        intro: 'Alles zum Kochen',
        picture: null,
        position: 0,
        path: 'Küche',
      },
      {
        category_id: 10_001,
        parent_id: 10_005,
        title: 'Teller',
        intro: 'Flach',
        picture: 'x',
        position: 1,
        path: 'Küche > Teller',
      },
      {
        category_id: 10_002,
        parent_id: 10_005,
        title: 'Becher',
        intro: '',
        picture: null,
        position: 2,
        path: 'Küche > Becher',
      },
    ]);
  });

  it('writes categories in slices', async () => {
    const { take, log } = open({ rows: 2 });
    await take(rowsOf(feedItem({ path: ['A', 'B', 'C'] })));
    expect(log.filter((entry) => /categories/.test(entry))).toEqual([
      'keep categories A,A > B',
      'categories A,A > B',
      'keep categories A > B > C',
      'categories A > B > C',
    ]);
  });

  it('first drops generations that no request reads any more, and goes on where one cannot be dropped', async () => {
    const { take, state, log } = open();
    state.forgotten = [1, 2];
    state.cannotDrop = 1;
    expect(await take(rowsOf(mug))).toMatchObject({ ok: true });
    expect(log.slice(0, 5)).toEqual(['lock', 'claim alone', 'drop 1', 'drop 2', 'create product,article 7']);
  });

  it.each([
    [true, []],
    [false, ['prices from /, 250', 'settled 4']],
  ])('first writes the prices of the live generation, if a killed import has not: %s', async (settled, expected) => {
    const { take, state, log } = open();
    state.live = liveFrom('feed', settled);
    await take([]);
    expect(log.slice(2, log.indexOf('create product,article 7'))).toEqual(expected);
  });

  it('tries without changing anything', async () => {
    const { take, log } = open();
    expect(await take(rowsOf(mug), { isTrial: true })).toEqual({
      ok: true,
      report: { items: 1, bad: 0, faults: [], isTrial: true },
    });
    expect(log.slice(-3)).toEqual(['drop 7', 'release 7', 'unlock']);
    expect(log).not.toContain('switch 7 feed');
  });
});

describe('[RUN-3] an import is refused, and the live catalogue stays', () => {
  it.each<[string, readonly FeedRow[], string | undefined]>([
    ['without rows', [], 'EMPTY'],
    ['with a bad row alone', rowsOf('bad'), 'TOO_MANY_BAD'],
    ['with one bad row of nine', rowsOf(...mugs(8), 'bad'), 'TOO_MANY_BAD'],
    ['not with one bad row of ten', rowsOf(...mugs(9), 'bad'), undefined],
    ['not with one of ten, of which one has expired', rowsOf(...mugs(8), 'bad', { expired: 'K9' }), undefined],
  ])('%s', async (_, rows, code) => {
    const { take, log } = open();
    const outcome = await take(rows);
    expect(outcome.ok ? undefined : outcome.code).toBe(code);
    expect(outcome).toHaveProperty('report.bad', rows.filter(({ kind }) => kind === 'bad').length);
    expect([log.includes('drop 7'), log.includes('switch 7 feed')]).toEqual([code !== undefined, code === undefined]);
    expect(log.at(-1)).toBe('unlock');
  });

  it.each<[string, 'feed' | 'content' | undefined, Partial<ImportOptions>, string | undefined]>([
    ['content after a feed', 'feed', { source: 'content' }, 'FROM_FEED'],
    ['not content after content', 'content', { source: 'content' }, undefined],
    ['not a feed after a feed', 'feed', {}, undefined],
    ['the first filling of a site that is filled', 'content', { source: 'content', onlyWhenEmpty: true }, 'BUSY'],
    ['not the first filling of another one', undefined, { source: 'content', onlyWhenEmpty: true }, undefined],
    ['an update without a catalogue', undefined, { isUpdate: true }, 'NO_FEED'],
    ['an update of content', 'content', { isUpdate: true }, 'NO_FEED'],
  ])('%s', async (_, live, options, code) => {
    for (const isFree of [true, false]) {
      const { take, state, log } = open();
      Object.assign(state, { isFree, live: live && liveFrom(live) });
      const outcome = await take(rowsOf(mug), options);
      const expected = code ?? (isFree ? undefined : 'BUSY');
      expect(outcome.ok ? undefined : outcome.code).toBe(expected);
      expect(log.includes('articles')).toBe(expected === undefined);
      expect(log.slice(-2)).toEqual(isFree ? ['release 7', 'unlock'] : ['claim alone', 'unlock']);
    }
  });

  it('while another one runs, whose claim may be old', async () => {
    const { take, state, log } = open();
    Object.assign(state, { isHeld: false, isFree: false });
    expect(await take(rowsOf(mug))).toEqual({ ok: false, code: 'BUSY' });
    expect(log).toEqual(['lock', 'claim late']);
  });

  it.each<[string, Error, object | undefined]>([
    [
      'a file that is no feed',
      new NotAFeedError('it is empty'),
      { ok: false, code: 'NOT_A_FEED', reason: 'it is empty' },
    ],
    ['a fault of another kind', new Error('the network is gone'), undefined],
  ])('for %s, even if what was written cannot be dropped', async (_, fault, expected) => {
    const { take, state, log } = open();
    state.cannotDrop = 7;
    const outcome = take(
      (async function* () {
        yield* rowsOf(mug);
        throw fault;
      })(),
    );
    if (expected) expect(await outcome).toEqual(expected);
    else await expect(outcome).rejects.toBe(fault);
    expect(log.slice(-3)).toEqual(['drop 7', 'release 7', 'unlock']);
  });

  it('where another import has taken its place', async () => {
    const { take, state, log } = open();
    state.isOwn = false;
    await expect(take(rowsOf(mug))).rejects.toThrow('another import of this site has taken over');
    expect(log.slice(-4)).toEqual(['renew', 'drop 7', 'release 7', 'unlock']);
  });
});

describe('[SHOP-3] the price history of an import', () => {
  const day = (offset: number) => new Date(importAt.getTime() + offset * 86_400_000);
  const settledPoints = async (sale: object, past: readonly (readonly [number, number])[] = []) => {
    const { take, state } = open();
    state.points = past.map(([offset, amount_minor]) => ({ source_id: 'K1', valid_from: day(offset), amount_minor }));
    await take(rowsOf(feedItem(sale)));
    return state.points.slice(past.length).map((point) => [point.source_id, point.valid_from, point.amount_minor]);
  };

  it.each<[string, object, readonly (readonly [number, number])[], readonly (readonly [number, number])[]]>([
    ['a sale without end', { amountMinor: 900 }, [], [[0, 900]]],
    ['a sale that goes on', { amountMinor: 900 }, [[-1, 900]], []],
    ['a price that was there at this very moment', { amountMinor: 900 }, [[0, 900]], []],
    [
      'a later price that was announced',
      { amountMinor: 900 },
      [
        [-1, 1290],
        [1, 900],
      ],
      [[0, 900]],
    ],
    [
      'a sale to come',
      { amountMinor: 900, from: day(1), to: day(2) },
      [[-1, 1290]],
      [
        [1, 900],
        [2, 1290],
      ],
    ],
  ])('has %s', async (_, sale, past, expected) => {
    expect(await settledPoints({ sale }, past)).toEqual(expected.map(([offset, minor]) => ['K1', day(offset), minor]));
  });

  it('leaves articles without a sale to the database', async () => {
    expect(await settledPoints({})).toEqual([]);
  });

  it('is written in slices', async () => {
    const { take, log } = open({ prices: 2 });
    const items = ['a', 'b', 'c'].map((id) =>
      feedItem({ id, productSourceId: '101110001', sale: { amountMinor: 900 } }),
    );
    await take(rowsOf(...items));
    expect(log.slice(log.indexOf('switch 7 feed') + 1, -3)).toEqual([
      'prices from /, 2',
      'history a,b',
      'points',
      'prices from 101110001/b, 2',
      'history c',
      'points',
      'prices from 101110001/c, 2',
      'settled 7',
    ]);
  });
});
