import type { PageDefinition } from '../src/pages/page.ts';

type Page = Pick<PageDefinition<never>, 'paths' | 'personal'>;

/** What nginx passes on by another location, whole as well. */
const ofServices = /^\/(?:service|json)\//;

/** Paths of personal pages as nginx's expressions: a named part is anything up to the next slash. */
export const personalPaths = (pages: readonly Page[]): string[] =>
  pages
    .filter(({ personal }) => personal)
    .flatMap(({ paths }) => paths)
    .filter((path) => !ofServices.test(path))
    .map((path) => path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+'))
    .toSorted();
