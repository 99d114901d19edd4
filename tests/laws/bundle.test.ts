import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshBuild } from '../support/build.ts';
import { repositoryRoot } from '../support/repository.ts';

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
    expect(scripts().map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(
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

  it('keeps texts of pages, mails and forms on the server', () => {
    expect(holding(/"(?:page|mail|form)\.[a-z]+[."]/)).toEqual([]);
  });
});
