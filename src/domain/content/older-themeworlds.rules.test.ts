import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { answerOf, answersOf, missingIn } from '../../../tests/support/other-servers/answers.ts';
import { themeworldNavigationSchema, type ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';
import { readThemeworlds } from './older-themeworlds.rules.ts';
import { sectionsOf } from './themeworld.rules.ts';

const read = (body: unknown) => {
  const bad: string[] = [];
  return { worlds: readThemeworlds(body, (place) => bad.push(place)), bad };
};
const recorded = (name: string) => read(answerOf('themeworld', name).body);
const titlesIn = (worlds: ThemeworldNavigation | undefined) =>
  worlds && sectionsOf(worlds).map(({ key, themeworlds }) => [key, themeworlds.map(({ title }) => title).join(', ')]);

describe('the recorded answers of the themeworlds', () => {
  it.each([
    [
      'ours',
      [
        ['new', 'Hüttenzeit, Gut geschlafen'],
        ['more', 'Ein Topf, ein Abend'],
      ],
      [],
    ],
    ['minimal', [['new', 'Hüttenzeit']], []],
    ['sections-beside', [['new', 'Hüttenzeit']], []],
    ['older', [['new', 'Hüttenzeit, Gut geschlafen']], []],
    ['bad-worlds', [['new', 'Hüttenzeit']], ['scout', 'new.0', 'new.1', 'new.2', 'new.3', 'new.4', 'more']],
    ['empty', [], []],
    ['all-bad', undefined, ['new.0']],
    ['error', undefined, []],
  ])('[NAV-3] %s shows %j and leaves out %j', (name, titles, left) => {
    const { worlds, bad } = recorded(name);
    expect(titlesIn(worlds)).toEqual(titles);
    expect(bad).toEqual(left);
  });

  it.each(answersOf('themeworld').filter(([name]) => name !== 'all-bad' && name !== 'error'))(
    '[NAV-3] %s is read as the contract has it, and reading it again changes nothing',
    (_, { body }) => {
      const { worlds } = read(body);
      expect([...Value.Errors(themeworldNavigationSchema, worlds)]).toEqual([]);
      expect(read(worlds)).toEqual({ worlds, bad: [] });
    },
  );

  it('[NAV-3] ours is read as it is, matches the contract and has every documented member', () => {
    const { body } = answerOf('themeworld', 'ours');
    expect([...Value.Errors(themeworldNavigationSchema, body)]).toEqual([]);
    expect(read(body)).toEqual({ worlds: body, bad: [] });
    expect(missingIn(body, answerOf('themeworld', 'minimal').body)).toEqual([]);
  });

  it('[NAV-3] missing members have a default, and the cutout may stand at a derivative', () => {
    const [first, second] = recorded('older').worlds?.sections.new?.themeworlds ?? [];
    expect(first).toEqual({
      title: 'Hüttenzeit',
      url: '/world-t101.html',
      imgUrl: '/a.webp',
      desktopImg: {
        derivatives: [{ path: '/a.webp', width: 336 }],
        cutout: { focusPoint: { x: 0.5, y: 0.5 }, zoom: 1 },
      },
      kontorCard: false,
      availability: [],
      badges: [],
    });
    expect(second).toMatchObject({
      imgUrl: '/b.webp',
      desktopImg: { cutout: { focusPoint: { x: 0.1, y: 0.9 }, zoom: 2 } },
      badges: ['new'],
      availability: ['storeAlso'],
    });
  });

  it('[NAV-3] members of the wrong type are missing, and their themeworld stays', () => {
    const { worlds } = recorded('bad-worlds');
    const [world = {}] = worlds?.sections.new?.themeworlds ?? [];
    expect(world).toMatchObject({ availability: ['storeAlso'], badges: [], kontorCard: false, endDate: '2026-12-06' });
    expect(Object.keys(world)).not.toContain('endDateText');
    expect(Object.keys(world)).not.toContain('onlyXDaysLeftText');
    expect(worlds?.translations).toEqual({ storeAlso: 'Auch in der Filiale' });
  });
});

describe('a themeworld of another service', () => {
  const overview = { title: 'All', url: '/all' };
  const world = { title: 'A', url: '/a', imgUrl: '/a.webp' };
  const worldsIn = (...themeworlds: readonly unknown[]) =>
    read({ overview, sections: { new: { headline: 'New', themeworlds } } }).worlds?.sections.new?.themeworlds;

  it('[NAV-3] needs a title, an address and a picture', () =>
    expect(
      worldsIn({ ...world, title: 1 }, { ...world, url: '' + 1, title: undefined }, { ...world, imgUrl: 1 }, world),
    ).toHaveLength(1));

  it('[NAV-3] has the middle of its picture where a focus point is not a number', () =>
    expect(
      worldsIn({ ...world, desktopImg: { cutout: { focusPoint: { x: '0.1', y: Number.NaN }, zoom: null } } })?.[0]
        ?.desktopImg.cutout,
    ).toEqual({ focusPoint: { x: 0.5, y: 0.5 }, zoom: 1 }));

  it('[NAV-3] is for card holders where it says so', () =>
    expect(worldsIn({ ...world, kontorCard: true }, world)?.map(({ kontorCard }) => kontorCard)).toEqual([
      true,
      false,
    ]));

  it('[NAV-3] stays where another one is bad', () =>
    expect(worldsIn({}, world, world)?.map(({ title }) => title)).toEqual(['A', 'A']));

  it('[NAV-3] needs an overview with a title', () =>
    expect(read({ overview: { url: '/all' }, sections: {} }).worlds).toBeUndefined());
});

it.each([undefined, null, 'moved', [], [{ title: 7 }], {}, { overview: { title: 'a' } }])(
  '[HDR-12] %j are no themeworlds',
  (body) => expect(read(body).worlds).toBeUndefined(),
);
