import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtAssets } from './assets.ts';

const chunk = (name: string, imports: readonly string[] = [], css = [`assets/${name}-1.css`]) => ({
  file: `assets/${name}-1.js`,
  imports,
  css,
});

/** A build with a home page, and with a page that draws a region of the page's end in its own part. */
const built = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-built-'));
  const manifest = {
    '_kit.js': chunk('kit'),
    '_below.js': chunk('below'),
    '_pieces.js': chunk('pieces'),
    '_tile.js': chunk('tile'),
    'src/islands/runtime.ts': chunk('runtime', [], []),
    'virtual:sheets/src/pages/shell/shell.styles.ts': chunk('shell', ['_kit.js', '_below.js']),
    'virtual:sheets/src/pages/home/HomePage.tsx': chunk('home', ['_kit.js', '_tile.js']),
    'virtual:sheets/src/pages/news/NewsPage.tsx': chunk('news', ['_kit.js', '_tile.js', '_below.js']),
    '_shared.js': chunk('shared', ['src/islands/runtime.ts'], []),
    'src/regions/buy/buy-asleep.effects.ts': chunk('buy-asleep', ['_shared.js', 'src/islands/runtime.ts'], []),
    '_preact.js': chunk('preact', ['_kit.js', 'src/islands/runtime.ts'], []),
    'src/islands/hydrate.tsx': chunk('hydrate', ['_preact.js', '_shared.js'], []),
    'src/regions/search/search.island.tsx': chunk(
      'search.island',
      ['_preact.js', 'src/islands/runtime.ts'],
      ['assets/search-panel-1.css'],
    ),
    'src/regions/cart/cart.island.tsx': chunk('cart.island', ['_preact.js'], []),
    'virtual:texts/DE': chunk('DE', ['src/islands/runtime.ts'], []),
    'virtual:texts/DE-cart': chunk('DE-cart', [], []),
    'virtual:texts/TR': chunk('TR', ['src/islands/runtime.ts'], []),
    'src/islands/embed.ts': chunk('embed', [], []),
  };
  const ofFragments = {
    '_fragment.js': chunk('fragment'),
    'virtual:sheets/src/pages/shell/fragment.styles.ts': chunk('stub', ['_fragment.js'], []),
    'virtual:sheets/src/pages/shell/fragment-more.styles.ts': chunk('more', ['_fragment.js']),
  };
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.vite/fragment.json'), JSON.stringify(ofFragments));
  for (const name of ['kit', 'pieces', 'below', 'shell', 'tile', 'home', 'news', 'fragment'])
    writeFileSync(join(folder, `assets/${name}-1.css`), `.${name}{src:url(./face-1.woff2)}\n`);
  const files = Object.values(manifest).map(({ file }) => file);
  for (const file of files) writeFileSync(join(folder, file), file.includes('/kit-') ? '' : 'run()');
  writeFileSync(join(folder, 'assets/search-panel-1.css'), '.panel{}');
  writeFileSync(join(folder, 'assets/embed-1.js'), 'define(kontorFacts)');
  return folder;
};

it('puts the styles of the first view into the head of a page, the parts first, and names their hash', () => {
  const { styles, styleSource } = builtAssets(built()).headOf('HomePage');
  const text = ['kit', 'shell', 'home'].map((name) => `.${name}{src:url(/assets/face-1.woff2)}`).join('');
  expect(styles).toEqual({
    inlined: { sheets: ['/assets/kit-1.css', '/assets/shell-1.css', '/assets/home-1.css'], text },
    later: ['/assets/pieces-1.css', '/assets/tile-1.css'],
    links: ['/assets/below-1.css'],
  });
  expect(styleSource).toBe(`'sha256-${hash('sha256', text, 'base64')}'`);
});

it('puts the styles of the page’s end there too where the page itself draws with them', () => {
  const { styles } = builtAssets(built()).headOf('NewsPage');
  const inlined = ['kit', 'pieces', 'shell', 'tile', 'below', 'news'].map((name) => `/assets/${name}-1.css`);
  expect(styles.inlined?.sheets.toSorted()).toEqual(inlined.toSorted());
  expect(styles.later).toEqual([]);
  expect(styles.links).toEqual([]);
});

it('counts all of them, and gives a fragment links to sheets of its own', () => {
  const { fragmentStyles, moreFragmentStyles, stylesOf } = builtAssets(built());
  expect(stylesOf('HomePage')).toEqual(
    ['kit', 'pieces', 'shell', 'tile', 'home', 'below'].map((name) => `/assets/${name}-1.css`),
  );
  expect(fragmentStyles).toEqual(['/assets/fragment-1.css']);
  expect(moreFragmentStyles).toEqual(['/assets/more-1.css']);
});

it('reads the code of the script of other teams’ pages', () => {
  expect(builtAssets(built()).embedCode).toBe('define(kontorFacts)');
});

it('names what the first tap on a product page runs, with what that needs, and nothing on other pages', () => {
  const { earlyOf } = builtAssets(built());
  expect(earlyOf?.('ProductPage')).toEqual(['/assets/shared-1.js', '/assets/buy-asleep-1.js']);
  expect(earlyOf?.('HomePage')).toEqual([]);
});

it('names what a first tap needs that the page does not have: the header’s files, the page’s own, the site’s texts', () => {
  const { aheadOf } = builtAssets(built());
  const every = ['preact-1.js', 'shared-1.js', 'hydrate-1.js'];
  const search = ['search-panel-1.css', 'search.island-1.js'];
  const sorted = (names: readonly string[] = []) => names.toSorted();
  expect(sorted(aheadOf?.('HomePage', 'TR', true))).toEqual(sorted([...every, ...search, 'TR-1.js']));
  expect(sorted(aheadOf?.('CheckoutPage', 'DE', false))).toEqual(sorted([...every, 'DE-1.js']));
  const cart = ['cart.island-1.js', 'DE-cart-1.js'];
  expect(sorted(aheadOf?.('CartPage', 'DE', true))).toEqual(sorted([...every, ...search, 'DE-1.js', ...cart]));
});
