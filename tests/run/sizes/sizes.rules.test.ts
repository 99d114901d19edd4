import { describe, expect, it } from 'vitest';
import type { PageKind } from './pages.ts';
import {
  aheadLine,
  nameOf,
  roomOf,
  sizeFaults,
  sizeTable,
  strayChunks,
  weigh,
  type Built,
  type Manifest,
} from './sizes.rules.ts';

const kinds: Readonly<Record<string, PageKind>> = {
  home: { view: 'HomePage', path: '/', regions: [] },
  hours: { view: 'HoursPage', path: '/hours', regions: ['hours'] },
};

const chunk = (file: string, imports: readonly string[] = [], dynamicImports: readonly string[] = []) => ({
  file: `assets/${file}`,
  imports,
  dynamicImports,
});
const manifest: Manifest = {
  'src/islands/runtime.ts': chunk(
    'runtime-1234567.js',
    [],
    [
      'src/islands/hydrate.tsx',
      'src/regions/search/search.island.tsx',
      'src/regions/hours/hours.island.tsx',
      '_consent-1234567.js',
      'src/regions/preview/preview.island.tsx',
      'virtual:texts/DE',
      'virtual:texts/PL',
    ],
  ),
  'src/islands/hydrate.tsx': chunk('hydrate-1234567.js', ['_react-1234567.js']),
  '_react-1234567.js': chunk('react-1234567.js'),
  '_consent-1234567.js': chunk('consent-1234567.js'),
  'src/regions/search/search.island.tsx': chunk('search.island-1234567.js', ['_react-1234567.js']),
  'src/regions/hours/hours.island.tsx': chunk('hours.island-1234567.js', ['_react-1234567.js']),
  'src/regions/preview/preview.island.tsx': chunk('preview.island-1234567.js'),
  'virtual:texts/DE': chunk('DE-1234567.js'),
  'virtual:texts/PL': chunk('PL-1234567.js', [], ['virtual:texts/PL-hours']),
  'virtual:texts/PL-hours': chunk('PL-hours-1234567.js'),
};
const bytes: Readonly<Record<string, number>> = {
  'runtime.js': 7000,
  'hydrate.js': 2000,
  'react.js': 67_000,
  'consent.js': 5000,
  'search.island.js': 6000,
  'hours.island.js': 3000,
  'preview.island.js': 9000,
  'DE.js': 2000,
  'PL.js': 2200,
  'PL-hours.js': 100,
  'shell.css': 15_000,
};

const built = (more: Readonly<Record<string, number>> = {}, sources: Readonly<Record<string, number>> = {}): Built => ({
  manifest,
  bytesOf: (file) => (bytes[nameOf(file)] ?? 0) + (more[nameOf(file)] ?? 0),
  stylesOf: () => ['assets/shell-1234567.css'],
  styleBytesOf: () => (bytes['shell.css'] ?? 0) + (more['shell.css'] ?? 0),
  sourcesOf: () => ({ 'src/lib/text/money.ts': 500, 'src/regions/hours/Hours.tsx': 4000, ...sources }),
});
const record = weigh(built(), kinds);

describe('the weight of a page', () => {
  it('is that of the runtime, of every region that it can wake with what it imports, and of one site’s texts', () => {
    expect(record.pages).toEqual({
      home: { start: 7000, awake: 7000 + 2000 + 67_000 + 5000 + 6000 + 2200, styles: 15_000 },
      hours: { start: 7000, awake: 7000 + 2000 + 67_000 + 5000 + 6000 + 3000 + 2200 + 100, styles: 15_000 },
    });
  });

  it('is recorded with the rooms of each file, without what is rarely loaded', () => {
    expect(record.files['hours.island.js']).toEqual({ bytes: 3000, rooms: { lib: 500, 'regions/hours': 4000 } });
    expect(record.files).not.toHaveProperty('preview.island.js');
  });

  it('is shown with the air below the limit', () => {
    expect(sizeTable(record)).toContain('home              7.00 (12.5 %)');
  });
});

describe('a build against its record', () => {
  it('has no fault if nothing grew, or one file by less than 5 %', () => {
    expect(sizeFaults(record, record)).toEqual([]);
    expect(sizeFaults(weigh(built({ 'hours.island.js': 150 }), kinds), record)).toEqual([]);
  });

  it('has a fault that names the region that grew', () => {
    const now = weigh(built({ 'hours.island.js': 900 }, { 'src/regions/hours/Hours.tsx': 7100 }), kinds);
    expect(sizeFaults(now, record)).toEqual([
      'more than its record: hours.island.js 3.00 → 3.90 kB (characters of source: regions/hours +3100)',
    ]);
  });

  it('has a fault for each page above a limit, with all that grew, the most first', () => {
    const now = weigh(built({ 'hours.island.js': 40_000, 'consent.js': 100 }), kinds);
    expect(sizeFaults(now, record)).toEqual([
      [
        'hours: awake 132.40 of 118.75 kB, 92.30 in the record; the page loads more files, or these grew:',
        '    hours.island.js 3.00 → 43.00 kB (characters of source: no more)',
        '    consent.js 5.00 → 5.10 kB (characters of source: no more)',
      ].join('\n'),
      'more than its record: hours.island.js 3.00 → 43.00 kB (characters of source: no more)',
    ]);
  });

  it('has a fault for a page that leaves less than 5 % of a limit free', () => {
    const now = weigh(built({ 'hours.island.js': 26_450 }), kinds);
    const { awake = 0 } = now.pages['hours'] ?? {};
    expect([awake, sizeFaults(now, now)]).toEqual([118_750, []]);
    const above = weigh(built({ 'hours.island.js': 26_451 }), kinds);
    expect(sizeFaults(above, above).join()).toContain('hours: awake 118.75 of 118.75 kB');
  });

  it('names only style sheets for a page above the limit of styles', () => {
    const now = weigh(built({ 'shell.css': 6000, 'hours.island.js': 100 }), kinds);
    expect(sizeFaults(now, record)[0]).toBe(
      [
        'home: styles 21.00 of 19.00 kB, 15.00 in the record; the page loads more files, or these grew:',
        '    shell.css 15.00 → 21.00 kB (characters of source: no more)',
      ].join('\n'),
    );
  });

  it('has a fault for a file that is not recorded', () => {
    const { 'search.island.js': _, ...files } = record.files;
    expect(sizeFaults(record, { ...record, files })).toEqual([
      'more than its record: search.island.js 0.00 → 6.00 kB (characters of source: regions/hours +4000, lib +500)',
    ]);
  });

  it('names a chunk that no page kind has', () => {
    expect(strayChunks(manifest, kinds)).toEqual([]);
    expect(strayChunks(manifest, { home: { view: 'HomePage', path: '/', regions: [] } })).toEqual([
      'hours: no page kind of tests/run/sizes/pages.ts has it',
    ]);
  });
});

it.each([
  [60_000, undefined],
  [60_001, 'too much is fetched ahead: ahead, not run: 60.00 of 60.00 kB in br'],
])('weighs %d bytes that are fetched ahead', (bytes, fault) => {
  expect(aheadLine(bytes)).toEqual({
    line: 'ahead, not run: 60.00 of 60.00 kB in br',
    ...(fault === undefined ? {} : { fault }),
  });
});

it.each([
  ['src/regions/cart/CartView.tsx', 'regions/cart'],
  ['src/ui/button/Button.tsx', 'ui/button'],
  ['src/lib/text/money.ts', 'lib'],
  ['node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['node_modules/@scope/name/index.js', '@scope/name'],
  ['\0vite/preload-helper.js', 'build'],
])('%s belongs to %s', (source, room) => expect(roomOf(source)).toBe(room));
