import { describe, expect, it } from 'vitest';
import { pages } from '../../src/pages/registry.ts';
import { ourFiles } from '../support/words/repository.ts';

const paths = pages.flatMap((page) => page.paths.map((path) => ({ path, page: page.name })));

/** `/:slug` and `/:name` are one address: what stands in the braces does not tell them apart. */
const shape = (path: string): string => path.replaceAll(/:[A-Za-z]+(?:\([^)]*\))?/g, ':x');

const names = ourFiles('src/pages/')
  .filter((path) => path.endsWith('.page.ts'))
  .map((path) => path.split('/').at(-1)?.replace('.page.ts', '') ?? '');

describe('pages', () => {
  it('have addresses of their own', () => {
    const twice = paths.filter(
      ({ path }, position) => paths.findIndex((other) => shape(other.path) === shape(path)) !== position,
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(twice.filter(({ path }) => !path.includes('('))).toEqual([]);
  });

  it('are registered, each under the name of its file', () => {
    expect(pages.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it('have a view of the same name', () => {
    const views = new Set(ourFiles('src/pages/').map((path) => path.split('/').slice(-2).join('/')));
    const viewOf = (name: string) =>
      `${name}/${name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page.tsx`;
    expect(names.map(viewOf).filter((view) => !views.has(view))).toEqual([]);
  });
});
