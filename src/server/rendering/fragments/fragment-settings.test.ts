import { describe, expect, it } from 'vitest';
import type { FragmentQuery } from '../../../contracts/shop/fragments.contract.ts';
import { hasFreeWords, readFragmentQuery, settingsKey, settingsOf } from './fragment-settings.ts';

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

describe('[EMB-1] what a fragment is asked for', () => {
  it.each([
    ['header', { colour: 'red' }, ['colour is not known here']],
    ['header', { origin: 'NEWSLETTER' }, ['origin is not known here']],
    ['header', { 'x-y': '1', constructor: '1' }, ['a setting is not known here', 'constructor is not known here']],
    ['header', { sticky: 'yes' }, ['sticky must be one of true, false']],
    ['header', { site: 'XX' }, [expect.stringMatching(/^site names no site; there are: .*DE.*TR/)]],
    ['newsletter', { origin: 'NEWSLETTER', slot: 'home' }, ['slot is not known here']],
  ] as const)('of %s by %j is left out with %j', (region, asked, warnings) => {
    expect(readFragmentQuery(region, asked).warnings).toEqual(warnings);
  });

  it('keeps what is right, and names five faults at most', () => {
    const asked = { site: 'hu-HU', reduced: 'true', a: '', b: '', c: '', d: '', e: '', f: '' };
    const { query, warnings } = readFragmentQuery('header', asked);
    expect(query).toEqual({ site: 'hu-HU', reduced: 'true' });
    expect(warnings).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `${name} is not known here`));
  });

  it('has the usual settings of the shop where nothing else is said', () => {
    const usual = settingsOf({}, 'test');
    expect(usual).toMatchObject({
      reduced: false,
      stage: 'test',
      newsletter: { origin: 'NEWSLETTER', originAddition: 'fragment', isLinkInvalid: false, isSinglePageApp: false },
    });
    expect(usual).not.toHaveProperty('platform');
    expect(usual.newsletter).not.toHaveProperty('tracked');
    const chosen = settingsOf(
      {
        reduced: 'true',
        sticky: 'false',
        stage: 'live',
        platform: 'TABLET',
        tracked: 'app:start',
        invalidLink: 'true',
      },
      'test',
    );
    expect(chosen).toMatchObject({ reduced: true, sticky: false, stage: 'live', platform: 'TABLET' });
    expect(chosen.newsletter).toMatchObject({ tracked: 'app:start', isLinkInvalid: true, isSinglePageApp: false });
  });
});
