import { describe, expect, it } from 'vitest';
import { nodesFixture, worldsFixture } from './navigation.fixtures.ts';
import {
  branchTo,
  contentOf,
  firstEntries,
  flyoutId,
  jumpTo,
  wholeThemeworlds,
  shownBranch,
  stepTo,
  targetOf,
  type Trees,
} from './navigation.rules.ts';

const [coffee, kitchen] = nodesFixture;
if (!coffee || !kitchen) throw new Error('the fixtures have no departments');

describe('the branch of the current page', () => {
  it.each<[string, (string | undefined)[], string[]]>([
    ['a department', ['/x-c1000.html'], ['/x-c1000.html']],
    ['below a department', ['/brew-c1300.html'], ['/x-c1000.html', '/brew-c1300.html']],
    ['two levels below', ['/moka-c1320.html'], ['/x-c1000.html', '/brew-c1300.html', '/moka-c1320.html']],
    [
      'a page that is not in the tree but names its section',
      ['/a-p1.html', '/brew-c1300.html'],
      ['/x-c1000.html', '/brew-c1300.html'],
    ],
    ['nowhere', ['/a-p1.html', undefined], []],
  ])('[NAV-5] is found: %s', (_, paths, way) => {
    expect(branchTo(nodesFixture, paths)).toEqual(way);
  });

  it('[NAV-5] is open from the start; without one the first row with a column is', () => {
    const current = ['/x-c1000.html', '/brew-c1300.html'];
    expect(shownBranch({ kind: 'start' }, coffee, current)?.href).toBe('/brew-c1300.html');
    expect(shownBranch({ kind: 'start' }, coffee, [])?.href).toBe('/beans-c1100.html');
    expect(shownBranch({ kind: 'start' }, kitchen, [])).toBeUndefined();
    expect(shownBranch({ kind: 'chosen', at: '/beans-c1100.html' }, coffee, current)?.href).toBe('/beans-c1100.html');
    expect(shownBranch({ kind: 'chosen', at: '/subscription-c1200.html' }, coffee, current)).toBeUndefined();
    expect(shownBranch({ kind: 'none' }, coffee, current)).toBeUndefined();
  });
});

describe('the response of a service', () => {
  it('[HDR-12] is accepted if it matches the contract', () => {
    expect(wholeThemeworlds(worldsFixture)).toBe(worldsFixture);
    expect(wholeThemeworlds({ ...worldsFixture, sections: {} })).toBeDefined();
  });

  const world = worldsFixture.sections.new?.themeworlds[0];
  const withWorld = (change: object) => ({
    ...worldsFixture,
    sections: { new: { headline: 'Neu', themeworlds: [{ ...world, ...change }] } },
  });
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['no overview', { ...worldsFixture, overview: null }],
    ['an overview without an address', { ...worldsFixture, overview: { title: 'a' } }],
    ['no words', { ...worldsFixture, translations: undefined }],
    ['no sections', { ...worldsFixture, sections: [] }],
    ['a section without a headline', { ...worldsFixture, sections: { new: { themeworlds: [] } } }],
    ['a themeworld without a title', withWorld({ title: 7 })],
    ['a themeworld without a picture', withWorld({ desktopImg: {} })],
    ['availabilities that are none', withWorld({ availability: [7] })],
  ])('[HDR-12] are no themeworlds: %s', (_, body) => expect(wholeThemeworlds(body)).toBeUndefined());
});

describe('the entries of the first level', () => {
  const first = {
    themeworlds: { title: 'W', url: '/w' },
    items: [{ title: 'Kaffee', url: '/x-c1000.html' }],
    outletUrl: '/o',
  };
  const ready: Trees = { nodes: { tag: 'ready', value: nodesFixture }, worlds: { tag: 'ready', value: worldsFixture } };
  const [worlds, node, outlet] = firstEntries(first, 'Outlet');
  if (!worlds || !node || !outlet) throw new Error('there are three');

  it('[NAV-2] begin with the themeworlds and end with the outlet', () => {
    expect(firstEntries(first, 'Outlet').map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'worlds W',
      'node Kaffee',
      'link Outlet',
    ]);
  });

  it('have something to open, or are plain links', () => {
    expect(contentOf(node, ready)?.tag).toBe('node');
    expect(contentOf(worlds, ready)?.tag).toBe('worlds');
    expect(contentOf(outlet, ready)).toBeUndefined();
    expect(contentOf({ ...node, url: '/elsewhere' }, ready)).toBeUndefined();
    const bare = { ...coffee, children: [], teaser: undefined };
    expect(contentOf(node, { ...ready, nodes: { tag: 'ready', value: [bare as never] } })).toBeUndefined();
  });

  it('[HDR-12] are plain links if their service failed, and wait while it has not responded', () => {
    const failed: Trees = { nodes: { tag: 'failed' }, worlds: { tag: 'failed' } };
    const waiting: Trees = { nodes: { tag: 'waiting' }, worlds: { tag: 'waiting' } };
    for (const entry of [worlds, node]) {
      expect(contentOf(entry, failed)).toBeUndefined();
      expect(contentOf(entry, waiting)).toEqual({ tag: 'waiting' });
    }
    expect(
      contentOf(worlds, { ...ready, worlds: { tag: 'ready', value: { ...worldsFixture, sections: {} } } }),
    ).toBeUndefined();
  });
});

describe('keys', () => {
  const row = { back: 'ArrowLeft', forth: 'ArrowRight' };
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowUp', 1, undefined],
    ['Tab', 1, undefined],
  ])('%s from %i leads to %s', (key, from, to) => expect(stepTo(key, row, from, 3)).toBe(to));
  it('have no effect in an empty list', () => expect(stepTo('Home', row, 0, 0)).toBeUndefined());

  const titles = ['Kaffee', 'Küche', 'Wohnen', 'Çay', 'Ürün', 'Łazienka'];
  it.each([
    ['k', 0, 1],
    ['k', 1, 0],
    ['K', 2, 0],
    ['kü', 0, 1],
    ['ku', 0, 1],
    ['w', 0, 2],
    ['c', 0, 3],
    ['u', 0, 4],
    ['l', 0, 5],
    ['x', 0, undefined],
    ['', 0, undefined],
    ['w', 2, 2],
  ])('the letters %s from %i lead to %s', (typed, from, to) => expect(jumpTo(titles, from, typed)).toBe(to));
});

describe('names and targets', () => {
  it('an address becomes a valid HTML id', () => {
    expect(flyoutId('/kaffee-c1000.html')).toBe('navigation--kaffee-c1000-html');
  });
  it('only a new window is accepted as a target, without a reference to this page', () => {
    expect(targetOf('_blank')).toEqual({ target: '_blank', rel: 'noopener' });
    expect(targetOf('_top')).toEqual({});
    expect(targetOf(undefined)).toEqual({});
  });
});
