import type { WorldTileProps } from './themeworld.rules.ts';

const world = (title: string, more: Partial<WorldTileProps> = {}): WorldTileProps => ({
  title,
  url: '/gallery',
  text: 'Mäntel, Schals und heißer Kaffee für kalte Tage.',
  picture: 'world-winter',
  ...more,
});

/** The states of a themeworld tile. */
export const worldTileFixtures = {
  plain: world('Gut geschlafen', { picture: 'world-sleep' }),
  new: world('Hüttenzeit', { tag: { tone: 'ink', text: 'Neu' } }),
  'a find': world('Langes Frühstück', { picture: 'world-breakfast', tag: { tone: 'leaf', text: 'Fundstück' } }),
  'the last days': world('Regen? Gern.', {
    picture: 'world-rain',
    tag: { tone: 'plum', text: 'Nur noch 3 Tage' },
    end: 'Endet am 6.12.',
  }),
  'the longest words': world('Hosszú téli esték a kandalló mellett, meleg takaróban', {
    text: 'Kabátok, sálak és forró kávé a hidegebb napokra, amikor jó otthon maradni a jó könyvvel.',
    tag: { tone: 'plum', text: 'Már csak 3 nap' },
    end: '12.30-ig elérhető',
  }),
} as const satisfies Readonly<Record<string, WorldTileProps>>;
