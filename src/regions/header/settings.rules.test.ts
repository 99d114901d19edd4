import { describe, expect, it } from 'vitest';
import { settingAttributes, usualSettings, wrongSettings } from './settings.rules.ts';

describe('[HDR-3] the settings of a header', () => {
  it('are attributes of its element', () => {
    expect(settingAttributes({ ...usualSettings, platform: 'TABLET' })).toEqual({
      'data-reduced': 'false',
      'data-show-promotion-banner': 'true',
      'data-sticky': 'true',
      'data-platform': 'TABLET',
      'data-onetrustenabled': 'false',
      'data-stage': 'live',
      'data-showsecurehint': 'false',
    });
    expect(settingAttributes(usualSettings)).not.toHaveProperty('data-platform');
  });

  it.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ sticky: 'false', reduced: 'true', platform: 'MATCH', stage: 'test' }, []],
    [{ sticky: '' }, ['sticky']],
    [{ sticky: 'TRUE', platform: 'match', stage: 'prod' }, ['sticky', 'platform', 'stage']],
    [{ region: 'header', site: 'XX' }, []],
  ])('%j: wrong are %j', (dataset, wrong) => expect(wrongSettings(dataset)).toEqual(wrong));
});
