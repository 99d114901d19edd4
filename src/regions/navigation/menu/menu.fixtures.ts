import type { MenuLevel } from './MenuLevel.tsx';
import { departmentFixture, navigationFixtures, nodesFixture, worldsFixture } from '../navigation.fixtures.ts';
import { firstEntries, type Trees } from '../navigation.rules.ts';

export type LevelFixture = Omit<Parameters<typeof MenuLevel>[0], 'send' | 'titleId'>;

const ready = (number: number): Trees => ({
  nodes: { tag: 'ready', value: [departmentFixture(number), ...nodesFixture.slice(1)] },
  worlds: { tag: 'ready', value: worldsFixture },
});
const waiting: Trees = { nodes: { tag: 'waiting' }, worlds: { tag: 'waiting' } };
const failed: Trees = { nodes: { tag: 'failed' }, worlds: { tag: 'failed' } };

const { themeworlds, items, outletUrl } = navigationFixtures['eight departments'];
const entriesWith = (number: number) =>
  firstEntries(
    { themeworlds, items: items.with(0, { title: 'Kaffee', url: departmentFixture(number).href }), outletUrl },
    'Outlet',
  );
const opened = { tag: 'open', expanded: [], by: 'opening' } as const;
const level = (number: number, trees: Trees = ready(number)): LevelFixture => ({
  entries: entriesWith(number),
  trees,
  state: opened,
  current: [],
});
const below = (number: number, expanded: readonly string[] = []) => ({
  ...level(number),
  state: { ...opened, at: departmentFixture(number).href, expanded },
});

/** Each level of the overlay, in each state. */
export const menuFixtures = {
  'the first level': level(1),
  'the first level, on a page of the first department': { ...level(1), current: ['/x-c1000.html'] },
  'the first level, where nothing could be had': level(1, failed),
  'below a department': below(1),
  'below a department: a row is expanded': below(2, ['/brew-c2300.html']),
  'below a department: the current page': {
    ...below(3, ['/brew-c3300.html']),
    current: ['/x-c3000.html', '/brew-c3300.html', '/moka-c3320.html'],
  },
  'a department on its way': { ...below(4), trees: waiting },
  themeworlds: { ...level(5), state: { ...opened, at: themeworlds.url } },
} as const satisfies Readonly<Record<string, LevelFixture>>;
