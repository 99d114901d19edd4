import { describe, expect, it } from 'vitest';
import { channelTolerance, differenceOf, type Pixels } from './compare.rules.ts';
import { pairsPage } from './pairs-page.rules.ts';
import { chosenViews, readWish, viewKinds, viewSites, viewWidths } from './views.rules.ts';

describe('the chosen views', () => {
  const views = chosenViews();

  it('are sixty with a name each', () => {
    expect(new Set(views.map(({ name }) => name)).size).toBe(60);
  });

  it('have each kind at each width, and each site for each kind and each width', () => {
    const pairs = views.map(({ kind, width }) => `${kind.name} ${width}`);
    expect(new Set(pairs).size).toBe(viewKinds.length * viewWidths.length);
    for (const [, group] of [
      ...Map.groupBy(views, ({ kind }) => kind.name),
      ...Map.groupBy(views, ({ width }) => width),
    ])
      expect(new Set(group.map(({ site }) => site))).toEqual(new Set(viewSites));
  });

  it.each([
    [['main'], 'main'],
    [['HEAD~3'], 'HEAD~3'],
    [['v1.2-rc'], 'v1.2-rc'],
    [['feature/x@{1}'], 'feature/x@{1}'],
  ])('are those of %j', (args, commit) => {
    expect(readWish(args)).toEqual({ commit });
  });

  it.each([[[]], [['']], [['--force']], [['a', 'b']], [['a b']], [['a;b']], [['$(id)']]])('refuse %j', (args) => {
    expect(readWish(args)).toBeUndefined();
  });
});

const plain = (width: number, height: number, value: number): Pixels => ({
  width,
  height,
  data: new Uint8Array(width * height * 3).fill(value),
});

describe('a comparison', () => {
  it('tolerates what a browser draws differently from run to run', () => {
    const { share, hasChanged } = differenceOf(plain(10, 10, 100), plain(10, 10, 100 + channelTolerance));
    expect([share, hasChanged]).toEqual([0, false]);
  });

  it('counts the pixels that differ in one channel', () => {
    const after = plain(10, 10, 100);
    after.data[4] = 100 + channelTolerance + 1;
    const { share, hasChanged, marked } = differenceOf(plain(10, 10, 100), after);
    expect([share, hasChanged]).toEqual([0.01, true]);
    expect(marked.data.slice(0, 6)).toEqual(new Uint8Array([216, 216, 216, 200, 0, 40]));
  });

  it('does not report a share within the tolerance', () => {
    const after = plain(100, 10, 100);
    after.data[0] = 255;
    expect(differenceOf(plain(100, 10, 100), after)).toMatchObject({ share: 0.001, hasChanged: false });
  });

  it('counts what only one picture has', () => {
    const { share, marked } = differenceOf(plain(10, 10, 0), plain(10, 15, 0));
    expect([share, marked.height]).toEqual([1 / 3, 15]);
    expect(differenceOf(plain(10, 15, 0), plain(10, 10, 0)).share).toBe(1 / 3);
  });

  it('finds nothing in two pictures without pixels', () => {
    expect(differenceOf(plain(0, 0, 0), plain(0, 0, 0))).toMatchObject({ share: 0, hasChanged: false });
  });
});

describe('the page of pairs', () => {
  const html = pairsPage('<b>', [
    { name: 'same', share: 0, hasChanged: false },
    { name: 'little', share: 0.01, hasChanged: true },
    { name: 'much', share: 0.5, hasChanged: true },
    { name: 'broken', share: 1, hasChanged: true, fault: 'no <link>' },
  ]);

  it('begins with what could not be drawn and what differs most', () => {
    expect([...html.matchAll(/<h2>([^<:]+)/g)].map(([, name]) => name)).toEqual([
      'broken',
      'much',
      'little',
      'The same',
    ]);
    expect(html).toContain('2 of 4 views differ');
    expect(html).toContain('1 could not be drawn');
  });

  it('contains no markup of others', () => {
    expect(html).toContain('&lt;b&gt;');
    expect(html).toContain('no &lt;link&gt;');
  });
});
