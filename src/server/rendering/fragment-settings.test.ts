import { describe, expect, it } from 'vitest';
import type { FragmentQuery } from '../../contracts/shop/fragments.contract.ts';
import { hasFreeWords, settingsKey } from './fragment-settings.ts';

describe('[EMB-1] the cache key of a fragment', () => {
  it.each<[string, FragmentQuery]>([
    ['the usual origin', { origin: 'NEWSLETTER' }],
    ['the usual addition', { originAddition: 'fragment' }],
    ['the usual tracked origin', { tracked: 'onsite:subsite' }],
    ['flags that are off', { invalidLink: 'false', singlePageApp: 'false' }],
    ['the settings of other regions', { sticky: 'false', reduced: 'true' }],
  ])('of the newsletter is the same with %s', (_, query) => {
    expect(settingsKey('newsletter', query)).toBe(settingsKey('newsletter', {}));
    expect(hasFreeWords(query)).toBe(false);
  });

  it('of the newsletter differs by each of its settings', () => {
    const queries: readonly FragmentQuery[] = [
      {},
      { origin: 'SHOPPING_CART' },
      { originAddition: 'overview' },
      { tracked: 'app:start' },
      { invalidLink: 'true' },
      { singlePageApp: 'true' },
      { links: 'absolute' },
    ];
    expect(new Set(queries.map((query) => settingsKey('newsletter', query))).size).toBe(queries.length);
  });

  it('has free words only where an addition or a tracked origin of its own is set', () => {
    expect(hasFreeWords({ originAddition: 'overview' })).toBe(true);
    expect(hasFreeWords({ tracked: 'app:start' })).toBe(true);
    expect(hasFreeWords({ origin: 'SHOPPING_CART', invalidLink: 'true' })).toBe(false);
  });
});
