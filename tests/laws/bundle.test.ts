import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteCodes } from '../../src/contracts/shop/site.contract.ts';
import { freshBuild } from '../support/shops/build.ts';
import { readOurs, repositoryRoot } from '../support/words/repository.ts';
import { syntaxOf, visit } from '../support/words/syntax.ts';

const folder = `${repositoryRoot}dist/client/assets/`;
interface Script {
  readonly name: string;
  readonly text: string;
}
const scripts = (): Script[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));

const german = Object.keys(JSON.parse(readOurs('src/sites/texts/de.json')) as object);
const siteOf = (name: string) =>
  siteCodes.find((code) => new RegExp(`^${code}-(?:[a-z]+-)?[\\w-]{7}\\.js$`).test(name));

/** Texts of German that a script of the build asks for without having them, and those that it has without need. */
const textFaults = (files: readonly Script[], keys: readonly string[] = german): string[] => {
  const asked = new Set<string>();
  const sent = new Set<string>();
  for (const { name, text } of files.filter((file) => !siteOf(file.name)))
    visit(syntaxOf(name, text), (node) => {
      if (node.type === 'Literal') asked.add(String(node.value));
      if (node.type === 'TemplateLiteral') asked.add(node.quasis.map(({ value }) => value.cooked).join('…'));
    });
  for (const { name, text } of files.filter((file) => siteOf(file.name) === 'DE'))
    visit(syntaxOf(name, text), (node) => {
      if (node.type === 'Property' && node.key.type === 'Literal') sent.add(String(node.key.value));
    });
  return keys
    .filter((key) => asked.has(key) !== sent.has(key))
    .map((key) => (sent.has(key) ? `no script shows ${key}` : `${key} is missing`));
};

/** Where Preact keeps the hooks of a component. */
const ofPreact = '.__H';

describe('what the browser gets', () => {
  beforeAll(freshBuild, 120_000);

  const holding = (sign: string | RegExp): string[] =>
    scripts()
      .filter(({ text }) => (typeof sign === 'string' ? text.includes(sign) : sign.test(text)))
      .map(({ name }) => name);

  it('was built', () => {
    expect(scripts().map(({ name }) => name.replace(/-[\w-]{7}\.js$/, ''))).toEqual(
      expect.arrayContaining(['runtime', 'preact', 'hydrate']),
    );
  });

  it('[EMB-5] has each font once: a page that names it ahead would else load the one of its sheet as well', () => {
    const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(4);
    expect(new Set(fonts.map((name) => readFileSync(folder + name, 'base64'))).size).toBe(fonts.length);
  });

  it('[EMB-6] counts no length of a part or region from the root of the page', () => {
    const sheets = readdirSync(folder).filter((name) =>
      /^(?:kit|fragment|search-panel|cart-flyout|preview)-.*\.css$/.test(name),
    );
    expect(sheets).toHaveLength(6);
    const lengths = sheets.flatMap((name) =>
      [...readFileSync(folder + name, 'utf8').matchAll(/[\w-]+:[^;{}]*\drem\b/g)].map(([rule]) => rule),
    );
    // A region on another page overrides it (foreign.css).
    expect(lengths).toEqual(['--k-rem:1rem', '--k-rem:1rem']);
  });

  it.each([
    ['the kind that TypeBox writes into each schema', '~kind'],
    ['TypeBox’s pattern of integers', '^-?(?:0|[1-9][0-9]*)$'],
    ['a schema’s word', 'additionalProperties'],
  ])('holds no schema: %s', (_, sign) => {
    expect(holding(sign)).toEqual([]);
  });

  it('has Preact in one chunk alone, React in none, and the runtime does not load it by itself', () => {
    expect(holding('react.transitional.element')).toEqual([]);
    expect(holding(ofPreact).map((name) => name.split('-')[0])).toEqual(['preact']);
    const runtime = scripts().find(({ name }) => name.startsWith('runtime-'))?.text ?? '';
    expect(runtime).not.toMatch(/^import[^(]*from\s*["']\.\/(?:preact|hydrate)-/m);
    // Its name is there once, for the first tap: what is fetched ahead of it is named by the page.
    expect(runtime.split(holding(ofPreact)[0] ?? '?')).toHaveLength(2);
    expect(runtime).not.toMatch(/import\s*["']\.\/(?:preact|hydrate)-/);
  });

  it('[EMB-3] asks no object for keys that a page may have added to all objects', () => {
    expect(holding(/\bfor ?\((?:(?:var|let|const) )?[\w$]+ in /)).toEqual([]);
  });

  it('draws on the server with Preact, too, and compares nothing in production', () => {
    const drawn = readFileSync(`${repositoryRoot}dist/server/render.js`, 'utf8');
    expect(drawn).toContain(ofPreact);
    expect(drawn).not.toContain('react.transitional.element');
    expect(holding('the server’s HTML differs')).toEqual([]);
  });

  it('keeps texts of pages, mails and forms on the server', () => {
    expect(holding(/"(?:page|mail|form)\.[a-z]+[."]/)).toEqual([]);
  });

  it('has every text that a script shows, and no other', () => {
    expect(textFaults(scripts())).toEqual([]);
  });

  it('is refused with a text that is sent for nothing, and without one that is shown', () => {
    const planted = [
      { name: 'DE-1234567.js', text: 'var t = { "hours.title": `x`, "hours.late": `x` }; export default t' },
      { name: 'hours.island-1234567.js', text: 't(`hours.title`), t(`hours.soon`)' },
    ];
    expect(textFaults(planted, ['hours.late', 'hours.soon', 'hours.title', 'page.hours.title'])).toEqual([
      'no script shows hours.late',
      'hours.soon is missing',
    ]);
  });
});
