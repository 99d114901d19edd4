import { describe, expect, it } from 'vitest';
import { fragmentKey, keyParts, pageKey, type KeyValues } from './cache-key.ts';

const values: KeyValues = {
  site: 'DE',
  robot: 'visitor',
  footer: '',
  groups: '',
  version: '1.1',
  query: '',
  path: '/',
};

describe('the cache key', () => {
  it.each(keyParts.map(({ name }) => name))('of a page differs by its %s', (name) => {
    expect(pageKey({ ...values, [name]: 'another' })).not.toBe(pageKey(values));
  });

  it('of a page is never that of a fragment', () => {
    const { robot: _, ...ofFragment } = values;
    expect(fragmentKey(ofFragment)).not.toBe(pageKey({ ...values, robot: '' }));
  });

  it('names each part once', () => {
    expect(new Set(keyParts.map(({ name }) => name))).toEqual(new Set(Object.keys(values)));
    expect(keyParts).toHaveLength(Object.keys(values).length);
  });
});
