import { sectionsOf } from '../../domain/content/themeworld.rules.ts';
import type { Flyout } from './Flyout.tsx';
import { departmentFixture, nodesFixture, worldsFixture } from './navigation.fixtures.ts';
import type { Branch, Open } from './navigation.machine.ts';
import type { Content } from './navigation.rules.ts';

export type FlyoutFixture = Omit<Parameters<typeof Flyout>[0], 'send'>;

const open = (target: string, branch: Branch): Open => ({
  tag: 'open',
  target,
  by: 'hand',
  isReplacement: true,
  panel: { branch },
});

const department = (
  number: number,
  { branch = { kind: 'start' }, current = [] }: { branch?: Branch; current?: readonly string[] } = {},
): FlyoutFixture => {
  const node = departmentFixture(number);
  const { title, href } = node;
  return {
    entry: { title, url: href },
    content: { tag: 'node', node },
    open: open(href, branch),
    isGoing: false,
    current,
  };
};

const entryOf = (title: string, url: string, content: Content): FlyoutFixture => ({
  entry: { title, url },
  content,
  open: open(url, { kind: 'start' }),
  isGoing: false,
  current: [],
});

const [, kitchen = departmentFixture(9)] = nodesFixture;
const { overview } = worldsFixture;

/** Each state in which a flyout is seen. */
export const flyoutFixtures = {
  'a department: its first branch is open': department(2),
  'a department: the branch of the current page is open': department(3, {
    current: ['/x-c3000.html', '/brew-c3300.html', '/moka-c3320.html'],
  }),
  'a department: another branch was chosen': department(4, { branch: { kind: 'chosen', at: '/brew-c4300.html' } }),
  'a department: every branch is closed': department(5, { branch: { kind: 'none' } }),
  'a department without teasers and without a third level': entryOf(kitchen.title, kitchen.href, {
    tag: 'node',
    node: kitchen,
  }),
  'a department on its way': entryOf('Wohnen', '/x-c6000.html', { tag: 'waiting' }),
  'going away': { ...department(7), isGoing: true },
  themeworlds: entryOf(overview.title, overview.url, {
    tag: 'worlds',
    worlds: worldsFixture,
    sections: sectionsOf(worldsFixture),
  }),
} as const satisfies Readonly<Record<string, FlyoutFixture>>;
