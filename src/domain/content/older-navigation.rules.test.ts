import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { answerOf, answersOf, missingIn } from '../../../tests/support/other-servers/answers.ts';
import { navigationSchema, type NavigationNode } from '../../contracts/content/navigation.contract.ts';
import { readNodes } from './older-navigation.rules.ts';

const read = (body: unknown) => {
  const bad: string[] = [];
  return { nodes: readNodes(body, (way) => bad.push(way)), bad };
};
const recorded = (name: string) => read(answerOf('navigation', name).body);
const titlesIn = (nodes: readonly NavigationNode[] = []): readonly unknown[] =>
  nodes.map(({ title, children }) => (children.length > 0 ? [title, titlesIn(children)] : title));

describe('the recorded answers of the navigation', () => {
  it.each(answersOf('navigation').filter(([, { status }]) => status === 200))(
    '[NAV-1] %s is read as the contract has it',
    (_, { body }) => {
      const { nodes } = read(body);
      expect(nodes).not.toEqual([]);
      expect([...Value.Errors(navigationSchema, nodes)]).toEqual([]);
      // Reading changes nothing more.
      expect(read(nodes)).toEqual({ nodes, bad: [] });
    },
  );

  it('[NAV-1] ours is read as it is, and has every documented member', () => {
    const { body } = answerOf('navigation', 'ours');
    expect(Value.Check(navigationSchema, body)).toBe(true);
    expect(read(body)).toEqual({ nodes: body, bad: [] });
    expect(missingIn(body, answerOf('navigation', 'minimal').body)).toEqual([]);
  });

  it('[NAV-1] a tree of five levels is whole', () => {
    expect(titlesIn(recorded('five-levels').nodes)).toEqual([
      [
        'Kaffee',
        [
          ['Röstkaffee', [['Ganze Bohne', [['Aus Afrika', ['Äthiopien', 'Kenia']], 'Aus Südamerika']], 'Filterkaffee']],
          'Abo',
        ],
      ],
      'Küche',
    ]);
  });

  it('[NAV-1] what lies below the eighth level is left out and told', () => {
    const { nodes, bad } = recorded('nine-levels');
    expect(bad).toEqual(['0.0.0.0.0.0.0.0.0']);
    expect(JSON.stringify(nodes)).toContain('Ebene 8');
    expect(JSON.stringify(nodes)).not.toContain('Ebene 9');
  });

  it('[NAV-1] a teaser needs an address, a picture and a title, and describes its picture', () => {
    const good = { link: { url: '/a', title: 'A' }, image: { src: '/a.webp', alt: 'a cup' }, title: 'Cup' };
    const list = [
      { ...good, link: { title: 'A' } },
      { ...good, image: {} },
      { ...good, title: 7, link: { url: '/a' } },
    ];
    const { nodes } = read([{ title: 'A', href: '/a', teaser: { title: 'T', list: [...list, good] } }]);
    expect(nodes?.[0]?.teaser).toEqual({ title: 'T', list: [good] });
    expect(Object.keys(nodes?.[0] ?? {})).not.toContain('target');
  });

  it('[NAV-1] a list of children that are all bad is empty, and its node stays', () =>
    expect(read([{ title: 'A', href: '/a', children: [{}] }])).toEqual({
      nodes: [{ title: 'A', href: '/a', children: [] }],
      bad: ['0.0'],
    }));

  it('[NAV-1] a bad node is left out and told, never the whole tree', () => {
    const { nodes, bad } = recorded('bad-nodes');
    expect(titlesIn(nodes)).toEqual([['Kaffee', [['Röstkaffee', ['Ganze Bohne']]]], 'Küche']);
    expect(bad).toEqual(['0.0', '0.1.0', '0.2', '1']);
    expect(nodes?.[1]?.teaser).toBeUndefined();
  });

  it('[NAV-1] missing children are none, and a teaser has its address as url or href', () => {
    const { nodes, bad } = recorded('older');
    expect(bad).toEqual([]);
    expect(nodes?.map(({ children, target }) => [children, target])).toEqual([
      [[], undefined],
      [[], undefined],
    ]);
    expect(nodes?.[0]?.teaser?.list).toEqual([
      {
        title: 'Röstkaffee',
        link: { title: 'Röstkaffee', url: '/roestkaffee-c1100.html', target: '_blank' },
        image: { src: '/a.jpg', alt: '' },
      },
    ]);
  });
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['words', 'moved'],
  ['an error', { title: 'broken', status: 500 }],
  ['a list of something else', [7]],
  ['nodes without titles', [{ href: '/a', children: [] }]],
  ['nodes with empty addresses', [{ title: 'a', href: '', children: [] }]],
])('[HDR-12] %s is no navigation', (_, body) => {
  expect(read(body).nodes).toBeUndefined();
});

it('[NAV-1] an empty navigation is one', () => {
  expect(read([])).toEqual({ nodes: [], bad: [] });
});
