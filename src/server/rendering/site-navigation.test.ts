import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../tests/support/other-servers/answers.ts';
import type { NavigationNode } from '../../contracts/content/navigation.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import type { ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';
import { sectionsOf } from '../../domain/content/themeworld.rules.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { TimeSpan } from '../../lib/time/time-span.ts';
import { navigationDefaults } from '../../sites/navigation-defaults.ts';
import { createSiteNavigation } from './site-navigation.ts';

const nodes: NavigationNode[] = [{ title: 'Beans', href: '/beans-c1.html', children: [] }];
const worlds: ThemeworldNavigation = {
  overview: { title: 'Worlds', url: '/worlds-t100.html' },
  sections: {},
  translations: {},
};
const always: TimeSpan = { from: -Infinity, until: Infinity };
const at = (ms: number): Moment => ({ at: new Date(ms), abTests: {} });
const never = <T>(): Promise<T> => new Promise<T>(() => {});

interface Given {
  readonly nodes?: (site: SiteCode) => Promise<unknown>;
  readonly worlds?: () => Promise<unknown>;
  readonly span?: TimeSpan;
  readonly version?: () => string;
}

const siteNavigation = (given: Given = {}) => {
  const logged: unknown[] = [];
  let asked = 0;
  const span = async () => given.span ?? always;
  const created = createSiteNavigation({
    navigation: {
      // The test returns values that violate the type of the service.
      nodes: async (site) => {
        asked += 1;
        return (await (given.nodes?.(site) ?? nodes)) as NavigationNode[];
      },
      span,
    },
    themeworlds: { navigation: async () => (await (given.worlds?.() ?? worlds)) as ThemeworldNavigation, span },
    version: given.version ?? (() => '1'),
    log: { error: (...words: unknown[]) => void logged.push(words) } as never,
    timeoutMs: 20,
  });
  return { ...created, logged, asked: () => asked };
};

const failures: readonly (readonly [name: string, answer: () => Promise<unknown>])[] = [
  ['fails', () => Promise.reject(new Error('500'))],
  ['hangs', never],
  ['answers rubbish', async () => [{ title: 7 }]],
  ['answers nothing', async () => null],
  ['answers words', async () => 'moved permanently'],
];

describe('the navigation of a page', () => {
  it('[NAV-2] begins with the themeworlds, followed by one entry for each node', async () => {
    const { shell, logged } = siteNavigation();
    expect(await shell('DE', at(0))).toMatchObject({
      themeworlds: { title: 'Worlds', url: '/worlds-t100.html' },
      items: [{ title: 'Beans', url: '/beans-c1.html' }],
      tree: nodes,
      worlds,
    });
    expect(logged).toEqual([]);
  });

  it('is read once, until its version or its span ends', async () => {
    let version = '1';
    const { shell, asked } = siteNavigation({ span: { from: 0, until: 100 }, version: () => version });
    await shell('DE', at(0));
    await shell('DE', at(99));
    expect(asked()).toBe(1);
    await shell('DE', at(100));
    expect(asked()).toBe(2);
    version = '2';
    await shell('DE', at(50));
    expect(asked()).toBe(3);
  });

  it('[NAV-6] has the same version as long as it is the same, and another one when anything differs', async () => {
    const one = await siteNavigation().shell('DE', at(0));
    const same = await siteNavigation({ version: () => '2' }).shell('DE', at(5));
    const other = await siteNavigation({ nodes: async () => [{ ...nodes[0], title: 'Tea' }] }).shell('DE', at(0));
    expect(same.version).toBe(one.version);
    expect(other.version).not.toBe(one.version);
  });

  it('[NAV-6] may be kept by browsers under its own version alone', async () => {
    const { shell, isVersion } = siteNavigation();
    const { version } = await shell('DE', at(0));
    expect(await isVersion('DE', at(0), version)).toBe(true);
    expect(await isVersion('DE', at(0), 'another')).toBe(false);
    expect(await isVersion('DE', at(0), undefined)).toBe(false);
  });

  it('reports when it changes next', async () => {
    const { shell, nextSwitch } = siteNavigation({ span: { from: 0, until: 100 } });
    expect(nextSwitch('DE', new Date(50))).toBeUndefined();
    await shell('DE', at(50));
    expect(nextSwitch('DE', new Date(50))).toEqual(new Date(100));
    const open = siteNavigation();
    await open.shell('DE', at(50));
    expect(open.nextSwitch('DE', new Date(50))).toBeUndefined();
  });
});

describe('a tree with bad nodes', () => {
  it('[NAV-1] is drawn without them, and they are logged', async () => {
    const { body } = answerOf('navigation', 'bad-nodes');
    const { shell, logged } = siteNavigation({ nodes: async () => body });
    const { items, tree } = await shell('DE', at(0));
    expect(items.map(({ title }) => title)).toEqual(['Kaffee', 'Küche']);
    expect(tree[0]?.children.map(({ title }) => title)).toEqual(['Röstkaffee']);
    expect(logged).toEqual([
      [{ site: 'DE', bad: ['0.0', '0.1.0', '0.2', '1'] }, 'bad nodes of the navigation are left out'],
    ]);
  });

  it('[NAV-1] keeps the target of the first level', async () => {
    const { body } = answerOf('navigation', 'first-level-target');
    const { items } = await siteNavigation({ nodes: async () => body }).shell('DE', at(0));
    expect(items).toEqual([
      { title: 'Magazin', url: 'https://magazin.example/', target: '_blank' },
      { title: 'Kaffee', url: '/kaffee-c1000.html', target: '_blank' },
    ]);
  });
});

describe('themeworlds of which some are bad', () => {
  it('[NAV-3] are drawn without these, and they are logged', async () => {
    const { body } = answerOf('themeworld', 'bad-worlds');
    const { shell, logged, isVersion } = siteNavigation({ worlds: async () => body });
    const { worlds: shown, themeworlds, version: hash } = await shell('DE', at(0));
    expect(themeworlds).toEqual({ title: 'Themenwelten', url: '/themenwelten-t100.html' });
    expect(shown && sectionsOf(shown).map(({ key, themeworlds: [first] }) => [key, first?.title])).toEqual([
      ['new', 'Hüttenzeit'],
    ]);
    expect(logged).toEqual([
      [
        { site: 'DE', bad: ['scout', 'new.0', 'new.1', 'new.2', 'new.3', 'new.4', 'more'] },
        'bad themeworlds are left out',
      ],
    ]);
    expect(await isVersion('DE', at(0), hash)).toBe(true);
  });

  it('[HDR-12] are none where all are bad', async () => {
    const { body } = answerOf('themeworld', 'all-bad');
    const { shell } = siteNavigation({ worlds: async () => body });
    expect((await shell('TR', at(0))).themeworlds).toEqual(navigationDefaults.TR.themeworlds);
  });
});

describe('where a service cannot be asked', () => {
  it.each(failures)('[HDR-12] and the navigation %s, the static items stand there', async (_, answer) => {
    const { shell, logged } = siteNavigation({ nodes: answer });
    const { items, themeworlds, tree } = await shell('HU', at(0));
    expect(items).toEqual(navigationDefaults.HU.items);
    expect(themeworlds).toEqual(worlds.overview);
    expect(tree).toEqual([]);
    expect(logged).toHaveLength(1);
  });

  it.each(failures)('[HDR-12, NAV-2] and the themeworlds: %s, their static entry stands there', async (_, answer) => {
    const { shell, logged } = siteNavigation({ worlds: answer });
    const { items, themeworlds } = await shell('TR', at(0));
    expect(themeworlds).toEqual(navigationDefaults.TR.themeworlds);
    expect(items).toEqual([{ title: 'Beans', url: '/beans-c1.html' }]);
    expect(logged).toHaveLength(1);
  });

  it('[HDR-12] it is asked again a little later, and logged once an outage', async () => {
    let fails = true;
    const { shell, logged, asked, nextSwitch } = siteNavigation({
      nodes: async () => (fails ? Promise.reject(new Error('500')) : nodes),
    });
    for (const ms of [0, 1000, 4999, 5000]) {
      const { items } = await shell('DE', at(ms));
      expect(items).toEqual(navigationDefaults.DE.items);
    }
    expect(asked()).toBe(2);
    expect(logged).toHaveLength(1);
    // A page with static items is kept no longer than until then.
    expect(nextSwitch('DE', new Date(5000))).toEqual(new Date(10_000));
    fails = false;
    expect((await shell('DE', at(10_000))).items).toEqual([{ title: 'Beans', url: '/beans-c1.html' }]);
    fails = true;
    // Only another version or span would ask again: what was read well stays.
    expect((await shell('DE', at(20_000))).items).toEqual([{ title: 'Beans', url: '/beans-c1.html' }]);
    expect(logged).toHaveLength(1);
  });

  it('[HDR-12] browsers may not store the fallback navigation', async () => {
    const { shell, isVersion } = siteNavigation({ nodes: () => Promise.reject(new Error('500')) });
    const { version } = await shell('DE', at(0));
    expect(await isVersion('DE', at(0), version)).toBe(false);
  });

  it.each(siteCodes)('[HDR-12] %s has at least eight entries of its own to go on with', async (site) => {
    const { items, themeworlds } = navigationDefaults[site];
    expect(items.length).toBeGreaterThanOrEqual(8);
    expect(items.filter(({ url }) => !/^\/[a-z0-9-]+-c\d+\.html$/.test(url))).toEqual([]);
    expect(themeworlds.url).toMatch(/^\/[a-z0-9-]+-t\d+\.html$/);
  });
});
