import { describe, expect, it } from 'vitest';
import { importAt, importInto, importMemory, rowsOf } from './import-memory.fixtures.ts';
import { feedItem } from './import.fixtures.ts';
import type { ImportOptions } from './import.service.ts';

const open = (pace: Parameters<typeof importMemory>[0] = {}) => {
  const memory = importMemory({ compared: 2, ...pace });
  memory.state.live = { generation: 4, settled: true, changed_at: importAt, source: 'feed' };
  const { take } = importInto(memory.repository);
  const update = (rows: ImportOptions['rows'], options: Partial<ImportOptions> = {}) =>
    take(rows, { isUpdate: true, ...options });
  return { ...memory, update };
};
const article = (name: string, more: Parameters<typeof feedItem>[0] = {}) =>
  feedItem({ id: `101110001-${name}`, productSourceId: '101110001', ...more });
const staged = ['a', 'b', 'c'].map((name) => article(name, { path: ['Küche', 'Becher', 'a'] }));

describe('[RUN-12] an update', () => {
  it('changes the catalogue for sale slice by slice, in one transaction', async () => {
    const { update, state, log } = open();
    state.gone = new Map([
      ['x', '200000001'],
      ['y', '200000002'],
    ]);
    state.compared = [
      { added: 1, changed: 2, left: ['200000002', '200000003'], next: ['101110001', 'b'] },
      { added: 4, changed: 8, left: ['200000004'] },
    ];
    expect(await update(rowsOf(...staged, { expired: 'x' }, { expired: 'y' }, { expired: 'z' }))).toEqual({
      ok: true,
      report: { items: 3, bad: 0, faults: [], expired: 3, update: { added: 5, changed: 10, gone: 2 } },
    });
    expect(state.ending).toEqual(['x', 'y', 'z']);
    expect(log).toEqual([
      'lock',
      'claim alone',
      'create product,article 7',
      'products',
      'articles',
      'clashes from /, 2',
      'clashes from 101110001/b, 2',
      'clashes from 101110001/c, 2',
      'keep categories Küche,Küche > Becher',
      'keep categories Küche > Becher > a',
      'keep numbers 150',
      'keep numbers 150',
      'renew',
      'begin',
      'hold x,y,z',
      'last position',
      'end x,y',
      'end z',
      'add categories Küche,Küche > Becher',
      'add categories Küche > Becher > a',
      'products after 41 2',
      'products after 41 2',
      'articles from / after 41, 2',
      'articles from 101110001/b after 41, 2',
      'drop products 200000001,200000002',
      'drop products 200000003,200000004',
      'drop categories from -1, 2',
      'drop categories from 10001, 2',
      'words',
      `tell ${importAt.toISOString()}`,
      'commit',
      'prices from /, 250',
      'history ',
      'prices from 101110001/c, 250',
      'settled 7',
      'settled 4',
      'drop 7',
      'release 7',
      'unlock',
    ]);
  });

  it('is tried in a transaction that is rolled back', async () => {
    const { update, log, state } = open();
    state.gone = new Map([['x', '200000001']]);
    expect(await update(rowsOf(article('a'), { expired: 'x' }), { isTrial: true })).toEqual({
      ok: true,
      report: { items: 1, bad: 0, faults: [], expired: 1, update: { added: 0, changed: 0, gone: 1 }, isTrial: true },
    });
    expect(log).toContain('roll back');
    for (const entry of ['keep numbers 150', 'renew', 'words', 'commit', 'settled 4']) expect(log).not.toContain(entry);
    expect(log.slice(-3)).toEqual(['drop 7', 'release 7', 'unlock']);
  });

  it.each([
    [false, ['has pictures 4', 'create picture_mention 4']],
    [true, ['has pictures 4']],
  ])('notes its pictures beside those that there are: %s', async (hasPictures, expected) => {
    const { update, state, log } = open();
    state.hasPictures = hasPictures;
    const sources = ['1', '2', '3'].map((name) => ({ name, address: `https://pictures.example/${name}` }));
    expect(await update(rowsOf(article('a', { sources })))).toHaveProperty('report.pictures', 3);
    const at = log.indexOf('has pictures 4');
    expect(log.slice(at, log.indexOf('keep numbers 150'))).toEqual(expected);
    expect(log.filter((entry) => entry === 'pictures 2')).toHaveLength(3);
  });

  it('asks for no pictures where it has none', async () => {
    const { update, log } = open();
    await update(rowsOf(article('a')));
    expect(log.filter((entry) => entry.includes('picture'))).toEqual([]);
  });

  it('counts an article as bad whose name another one keeps', async () => {
    const { update, state } = open();
    state.clashes.set('101110001-c', 'other');
    const nine = ['d', 'e', 'f', 'g', 'h', 'i'].map((name) => article(name));
    expect(await update(rowsOf(...staged, ...nine, article('k')))).toMatchObject({
      report: {
        items: 9,
        bad: 1,
        faults: [{ line: 3, id: '101110001-c', reason: 'another article of its product has this name' }],
      },
    });
  });

  it('counts an id as bad that ends twice, or that is there as well', async () => {
    const { update, state } = open();
    const rows = rowsOf(...staged, { expired: 'x' }, { expired: 'x' }, { expired: '101110001-a' });
    const many = Array.from({ length: 20 }, (_, place) => article(`m${place}`));
    const reason = 'this id occurs more than once';
    expect(await update([...rows, ...rowsOf(...many)])).toMatchObject({
      report: {
        items: 23,
        bad: 2,
        expired: 1,
        faults: [
          { line: 5, id: 'x', reason },
          { line: 6, id: '101110001-a', reason },
        ],
      },
    });
    expect(state.ending).toEqual(['x']);
  });

  it('is refused with more bad rows than one of ten, and changes nothing', async () => {
    const { update, log } = open();
    expect(await update(rowsOf(...staged, 'bad'))).toEqual({
      ok: false,
      code: 'TOO_MANY_BAD',
      report: { items: 3, bad: 1, faults: [{ line: 4, reason: 'it is bad' }] },
    });
    expect(log).not.toContain('begin');
    expect(log.slice(-3)).toEqual(['drop 7', 'release 7', 'unlock']);
  });

  it('is refused with more rows than its transaction may have', async () => {
    expect(await open({ updateRows: 3 }).update(rowsOf(...staged))).toMatchObject({ ok: true });
    const { update, log } = open({ updateRows: 2 });
    expect(await update(rowsOf(...staged))).toEqual({ ok: false, code: 'TOO_LARGE', rowsAtMost: 2 });
    expect(log.slice(-3)).toEqual(['drop 7', 'release 7', 'unlock']);
  });

  it('fails with what failed in its transaction', async () => {
    const { update, repository, log } = open();
    const fault = new Error('the disk is full');
    repository.within = () => Promise.reject(fault);
    await expect(update(rowsOf(article('a')))).rejects.toBe(fault);
    expect(log).not.toContain('settled 4');
  });
});
