import { describe, expect, it } from 'vitest';
import type { Themeworld, ThemeworldDetail } from '../../contracts/content/themeworld.contract.ts';
import { worldsForHome, worldTileOf } from './themeworld.rules.ts';

const wire: Themeworld = {
  title: 'World',
  url: '/world-t1.html',
  imgUrl: '/x.webp',
  desktopImg: { derivatives: [], cutout: { focusPoint: { x: 0.5, y: 0.5 }, zoom: 1 } },
  kontorCard: false,
  availability: [],
  badges: [],
  endDateText: 'Endet am 6.12.',
};
const detail = (
  id: number,
  section: ThemeworldDetail['section'],
  more: Partial<Themeworld> = {},
): ThemeworldDetail => ({
  id,
  title: 'World',
  text: 'Warm.',
  url: `/world-t${id}.html`,
  picture: 'world-winter',
  story: [],
  section,
  themeworld: { ...wire, ...more },
  productIds: [],
});
const words = { translations: { new: 'Neu', scout: 'Fundstück' }, lastChance: 'Letzte Chance' };

describe('a themeworld’s tile', () => {
  it.each<[string, ThemeworldDetail, object | undefined, string | undefined]>([
    ['its badge', detail(1, 'new', { badges: ['new'] }), { tone: 'ink', text: 'Neu' }, undefined],
    ['nothing special', detail(1, 'more'), undefined, undefined],
    [
      'that it is a last chance, and until when',
      detail(1, 'lastChance'),
      { tone: 'plum', text: 'Letzte Chance' },
      'Endet am 6.12.',
    ],
    [
      'how few days are left',
      detail(1, 'lastChance', { onlyXDaysLeftText: 'Nur noch 2 Tage' }),
      { tone: 'plum', text: 'Nur noch 2 Tage' },
      'Endet am 6.12.',
    ],
  ])('[NAV-4] says %s', (_, world, tag, end) => {
    const tile = worldTileOf(world, words);
    expect(tile.tag).toEqual(tag);
    expect(tile.end).toBe(end);
  });
});

describe('the themeworlds of the home page', () => {
  it.each([
    ['one of each section first', ['new', 'new', 'more', 'lastChance', 'scout'], [0, 4, 2, 3]],
    ['a second one where sections are empty', ['new', 'new', 'more'], [0, 2, 1]],
    ['no more than there are', ['more'], [0]],
    ['none', [], []],
  ] as const)('[SHOP-1] are %s', (_, sections, expected) => {
    const shown = sections.map((section, id) => detail(id, section));
    expect(worldsForHome(shown, 4).map(({ id }) => id)).toEqual(expected);
  });
});
