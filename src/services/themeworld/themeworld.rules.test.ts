import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { themeworldNavigationSchema } from '../../contracts/content/themeworld.contract.ts';
import { allCatalogues } from '../../server/rendering/texts/catalogues.ts';
import { startOfDay } from '../../lib/time/zoned-day.ts';
import { sites } from '../../sites/sites.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { translator } from '../../sites/translate.ts';
import type { ThemeworldRow } from './themeworld.repository.ts';
import { daysLeft, isShown, themeworldNavigation, themeworldOf, type ThemeworldWords } from './themeworld.rules.ts';

const catalogues = allCatalogues();
const wordsOf = (code: SiteCode): ThemeworldWords => ({
  t: translator(catalogues[code], sites[code].locale),
  timeZone: sites[code].timeZone,
  language: 'de' as const,
  focusOf: () => [0.5, 0.6],
});
const row = (overrides: Partial<ThemeworldRow> = {}): ThemeworldRow => ({
  themeworld_id: 101,
  section: 'new',
  title: 'Hüttenzeit',
  text: 'Warm.',
  picture: 'world-winter',
  focus: null,
  kontor_card: false,
  availability: ['onlineOnly'],
  badges: ['new'],
  valid_from: new Date('2026-11-10T00:00:00+01:00'),
  valid_to: new Date('2026-12-07T00:00:00+01:00'),
  product_ids: ['105110001'],
  story: [],
  ...overrides,
});
const at = (time: string) => ({ at: new Date(time), abTests: {} });
const now = at('2026-11-21T12:00:00Z');

describe('themeworlds of a moment', () => {
  it('[NAV-4] stand in the order scout, new, more, lastChance, without empty sections', () => {
    const rows = (['lastChance', 'more', 'scout'] as const).map((section, index) =>
      row({ section, themeworld_id: 101 + index }),
    );
    const { sections } = themeworldNavigation(rows, now, wordsOf('DE'));
    expect(Object.keys(sections)).toEqual(['scout', 'more', 'lastChance']);
  });

  it.each(Object.keys(sites) as SiteCode[])(
    '[NAV-3] answer by the contract on %s, with words for every key',
    (code) => {
      const answer = themeworldNavigation([row()], now, wordsOf(code));
      expect([...Value.Errors(themeworldNavigationSchema, answer)]).toEqual([]);
      expect(answer.overview.url).toMatch(/^\/[a-z0-9-]+-t100\.html$/);
      expect(Object.values(answer.translations).every((word) => !word.startsWith('themeworld.'))).toBe(true);
    },
  );

  it.each([
    ['DE', 'Endet am 6.12.'],
    ['HU', '12.6-ig elérhető'],
    ['CH_FR', 'Jusqu’au 6.12.'],
    ['CZ', 'Končí 6. 12.'],
    ['TR', 'Son gün: 6.12'],
  ] as const)('[NAV-4] say on %s until when: %s', (code, text) => {
    const world = row({ valid_to: startOfDay(new Date('2026-12-07T12:00:00Z'), sites[code].timeZone) });
    expect(themeworldOf(world, now, wordsOf(code)).endDateText).toBe(text);
  });

  it.each([
    ['DE', '2026-12-05T12:00:00Z', 'Nur noch 2 Tage'],
    ['DE', '2026-12-06T12:00:00Z', 'Nur noch 1 Tag'],
    ['CZ', '2026-12-05T12:00:00Z', 'Už jen 2 dny'],
    ['CZ', '2026-12-01T12:00:00Z', 'Už jen 6 dní'],
    ['PL', '2026-12-06T12:00:00Z', 'Jeszcze tylko 1 dzień'],
    ['HU', '2026-12-04T12:00:00Z', 'Már csak 3 nap'],
    ['DE', '2026-11-21T12:00:00Z', undefined],
  ] as const)('[NAV-4] count the last days on %s at %s: %s', (code, time, text) => {
    expect(themeworldOf(row(), at(time), wordsOf(code)).onlyXDaysLeftText).toBe(text);
  });

  it('[NAV-4] count days in the time zone of the site', () => {
    // Half past eleven at night in Berlin is already tomorrow in Istanbul.
    const late = at('2026-12-05T22:30:00Z');
    expect(daysLeft(row(), late, 'Europe/Berlin')).toBe(2);
    expect(daysLeft(row({ valid_to: new Date('2026-12-07T00:00:00+03:00') }), late, 'Europe/Istanbul')).toBe(1);
  });

  it.each([
    ['before it begins', {}, '2026-11-09T12:00:00Z', false],
    ['in its first moment', {}, '2026-11-09T23:00:00Z', true],
    ['in its last moment', {}, '2026-12-06T22:59:59Z', true],
    ['once it is over', {}, '2026-12-06T23:00:00Z', false],
    ['announced, two weeks before', { badges: ['preview'] }, '2026-10-27T12:00:00Z', true],
    ['announced, longer before', { badges: ['preview'] }, '2026-10-20T12:00:00Z', false],
  ] as const)('[NAV-3] %s shown: %s', (_, overrides, time, shown) => {
    expect(isShown(row(overrides), at(time))).toBe(shown);
  });
});
