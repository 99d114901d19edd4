import type { ServedRoute } from '../../../src/server/http/app.ts';

/** A good value for each named part of an address, by its name. */
const goodValues: Readonly<Record<string, string>> = {
  region: 'header',
  promotionId: 'header_top',
  ratio: '1x1',
  width: '112',
  file: 'mug-sage-oat.webp',
  slug: 'kaffee',
  id: '1000',
  kind: 'products',
  number: '1010',
  alias: 'service-versand',
};

/** `/:slug(^.*?)-c:id(^\d{1,9}).html` with values for its parts → `/kaffee-c1000.html`. */
export const addressOf = (pattern: string, values: Readonly<Record<string, string>> = {}): string =>
  pattern
    .replaceAll(/:([A-Za-z]+)(?:\([^)]*\))?/g, (_, name: string) => values[name] ?? goodValues[name] ?? 'x')
    .replace('*', 'index.css');

export const partsOf = (pattern: string): string[] =>
  [...pattern.matchAll(/:([A-Za-z]+)/g)].flatMap(([, name]) => (name ? [name] : []));

export const served = (routes: readonly ServedRoute[], ...methods: readonly string[]): ServedRoute[] =>
  routes.filter(({ method }) => methods.includes(method));
