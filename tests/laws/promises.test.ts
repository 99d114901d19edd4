import { describe, expect, it } from 'vitest';
import { idsIn, promisesIn, promisesPage, provedIds, titlesIn } from '../support/words/promises.ts';
import { isCode, ourFiles, readOurs } from '../support/words/repository.ts';

const page = readOurs(promisesPage);
const promises = promisesIn(page);
const ids = promises.map(({ id }) => id);
const known = new Set(ids);
const areas = new Set(ids.map((id) => id.split('-')[0] ?? ''));
describe('docs/promises.md', () => {
  it('lists every promise once, each area from 1 without a gap', () => {
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
    for (const area of areas) {
      const ofArea = ids.filter((id) => id.startsWith(`${area}-`));
      expect(ofArea).toEqual(ofArea.map((_, position) => `${area}-${position + 1}`));
    }
  });

  it('writes every line in the form that is read here', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('- **'));
    expect(rows).toHaveLength(promises.length);
    expect(promises.filter(({ mark }) => mark !== 'proved' && mark !== 'open')).toEqual([]);
  });

  // To repair: npx node scripts/mark-promises.ts rewrites the marks.
  it('marks as proved what a test proves, and nothing else', () => {
    const proved = provedIds();
    const wrong = promises
      .filter(({ id, mark }) => (mark === 'proved') !== proved.has(id))
      .map(({ id, mark }) => `${id} is marked ${mark}`);
    expect(wrong).toEqual([]);
  });
});

describe('every id', () => {
  it('that a test proves is a promise', () => {
    expect([...provedIds()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('that a source, a test or a document names is a promise', () => {
    const files = ['src/', 'tests/', 'docs/'].flatMap((folder) => ourFiles(folder));
    const strange = files
      .filter((path) => isCode(path) || /\.(?:md|css|sql)$/.test(path))
      .flatMap((path) => idsIn(readOurs(path), areas).map((id) => ({ path, id })))
      .filter(({ id }) => !known.has(id));
    expect(strange).toEqual([]);
  });
});

describe('reading titles', () => {
  it.each([
    ["it('[CART-1] adds', () => {});", ['[CART-1] adds']],
    ["it.each([1])('[CART-8, CART-9] %s', () => {});", ['[CART-8, CART-9] %s']],
    ["describe.each(sites)('[SITE-3] $code', () => {});", ['[SITE-3] $code']],
    ["test.describe('[EMB-1] a', () => { test('b', () => {}); });", ['[EMB-1] a']],
    ['it(`[RUN-1] ${name}`, () => {});', ['[RUN-1] {}']],
    ["const text = '[CART-1] is no title'; it('adds', () => {});", []],
  ])('%s', (source, titles) => {
    expect(titlesIn('planted.test.ts', source)).toEqual(titles);
  });
});
