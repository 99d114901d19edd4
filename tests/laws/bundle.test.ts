import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteCodes } from '../../src/contracts/shop/site.contract.ts';
import { freshBuild } from '../support/build.ts';
import { readOurs, repositoryRoot } from '../support/repository.ts';

const folder = `${repositoryRoot}dist/client/assets/`;
const scripts = (): { readonly name: string; readonly text: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));

describe('what the browser gets', () => {
  beforeAll(freshBuild, 120_000);

  const holding = (sign: string | RegExp): string[] =>
    scripts()
      .filter(({ text }) => (typeof sign === 'string' ? text.includes(sign) : sign.test(text)))
      .map(({ name }) => name);

  it('was built', () => {
    expect(scripts().map(({ name }) => name.replace(/-[\w-]{7}\.js$/, ''))).toEqual(
      expect.arrayContaining(['runtime', 'react', 'hydrate']),
    );
  });

  it.each([
    ['the kind that TypeBox writes into each schema', '~kind'],
    ['TypeBox’s pattern of integers', '^-?(?:0|[1-9][0-9]*)$'],
    ['a schema’s word', 'additionalProperties'],
  ])('holds no schema: %s', (_, sign) => {
    expect(holding(sign)).toEqual([]);
  });

  it('has React in one chunk alone, and the runtime does not load it by itself', () => {
    expect(holding('react.transitional.element').map((name) => name.split('-')[0])).toEqual(['react']);
    const runtime = scripts().find(({ name }) => name.startsWith('runtime-'))?.text ?? '';
    expect(runtime).not.toMatch(/^import[^(]*from\s*["']\.\/(?:react|hydrate)-/m);
    expect(runtime).not.toMatch(/import\s*["']\.\/(?:react|hydrate)-/);
  });

  it('holds React’s production build, and so does the server', () => {
    const onlyWhileDeveloping = 'Each child in a list should have a unique';
    expect(holding(onlyWhileDeveloping)).toEqual([]);
    expect(readFileSync(`${repositoryRoot}dist/server/render.js`, 'utf8')).not.toContain(onlyWhileDeveloping);
  });

  it('is weighed in the words of the site that has most of them', () => {
    const bytesOf = (site: string): number =>
      scripts()
        .filter(({ name }) => new RegExp(`^${site}-(?:cart-)?[\\w-]{7}\\.js$`).test(name))
        .reduce((sum, { text }) => sum + gzipSync(text).length, 0);
    const longest = siteCodes.toSorted((one, other) => bytesOf(other) - bytesOf(one))[0];
    const limits = readOurs('.size-limit.json');
    expect(limits).not.toMatch(new RegExp(`[{,]${longest}[},]`));
  });

  it('keeps texts of pages, mails and forms on the server', () => {
    expect(holding(/"(?:page|mail|form)\.[a-z]+[."]/)).toEqual([]);
  });

  /** Bytes in gzip that each region may bring by itself: what it has, and a little room. What regions share is weighed by .size-limit.json. */
  const mostOf: Readonly<Record<string, number>> = {
    'activity/activity.effects.ts': 1400,
    'buy/buy.island.tsx': 3300,
    'cart/cart.island.tsx': 8600,
    'consent/vendor.effects.ts': 700,
    'form-part/form-part.island.tsx': 2500,
    'header/header-icons.island.tsx': 5000,
    'navigation/navigation-menu.island.tsx': 3900,
    'navigation/navigation.island.tsx': 5300,
    'newsletter/newsletter-page.effects.ts': 800,
    'newsletter/newsletter.effects.ts': 4100,
    'password/password.effects.ts': 450,
    'preview/preview.island.tsx': 5400,
    'promotion/promotion-answer.rules.ts': 800,
    'promotion/promotion.island.tsx': 4700,
    'recent/recent.effects.ts': 1600,
    'search/search.island.tsx': 6100,
    'watch/watchlist.effects.ts': 400,
  };

  it('is light, region by region', () => {
    const manifest = JSON.parse(readFileSync(`${repositoryRoot}dist/client/.vite/manifest.json`, 'utf8')) as Readonly<
      Record<string, { readonly file: string; readonly isDynamicEntry?: boolean }>
    >; // Vite's own form
    const weights = Object.entries(manifest).flatMap(([source, { file, isDynamicEntry }]) => {
      const [, name] = /^src\/regions\/(.+)$/.exec(source) ?? [];
      if (!name || !isDynamicEntry) return [];
      return [{ name, weight: gzipSync(readFileSync(`${repositoryRoot}dist/client/${file}`)).length }];
    });
    expect(weights.map(({ name }) => name).toSorted()).toEqual(Object.keys(mostOf).toSorted());
    expect(weights.filter(({ name, weight }) => weight > (mostOf[name] ?? 0))).toEqual([]);
  });
});
