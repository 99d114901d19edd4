import type { NavigationNode } from '../../contracts/content/navigation.contract.ts';
import { pictureUrl } from '../../contracts/shop/pictures.contract.ts';
import type { Themeworld, ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';
import type { NavigationProps } from './Navigation.tsx';

const titles = ['Kaffee', 'Küche', 'Wohnen', 'Schlafen und Bad', 'Damen', 'Herren', 'Kinder', 'Reisen'] as const;
const addressOf = (position: number): string => `/x-c${position + 1}000.html`;

const named = (...words: readonly string[]): NavigationProps['items'] =>
  words.map((title, position) => ({ title, url: addressOf(position) }));

const themeworlds = { title: 'Themenwelten', url: '/themenwelten-t100.html' };
const outletUrl = '/categories/outlet';
const usual = { themeworlds, outletUrl, version: 'v1', branch: [], sticky: true } as const;

/** The first level as the server sends it. */
export const navigationFixtures = {
  'eight departments': { ...usual, items: named(...titles) },
  'a page deep in the first department': {
    ...usual,
    items: named(...titles),
    branch: ['/x-c1000.html', '/brew-c1300.html', '/filter-c1310.html'],
  },
  'a page whose header does not stick': { ...usual, items: named(...titles), sticky: false },
  'the longest words': {
    ...usual,
    themeworlds: { title: 'Témavilágok', url: '/temavilagok-t100.html' },
    items: named(
      'Kávé és kávéfőzés',
      'Konyhafelszerelés',
      'Lakáskiegészítők',
      'Hálószoba és fürdőszoba',
      'Női ruházat',
      'Férfiruházat',
      'Gyermekeknek',
      'Utazás és szabadidő',
    ),
  },
  'nothing but themeworlds and outlet': { ...usual, items: [], branch: [outletUrl] },
} as const satisfies Readonly<Record<string, NavigationProps>>;

const leaf = (title: string, href: string, ...children: readonly (readonly [string, string])[]) => ({
  title,
  href,
  children: children.map(([title, href]) => ({ title, href, children: [] })),
});

const teaser = (title: string, picture: string, category: string, url: string) => ({
  title,
  link: { title: category, url },
  image: { src: pictureUrl(picture, 'original', 800, 'webp'), alt: '' },
});

/** A department with three levels and teasers. The number makes several distinct in one page. */
export const departmentFixture = (number = 1): NavigationNode => {
  const at = (name: string, rest: string) => `/${name}-c${number}${rest}.html`;
  return {
    title: 'Kaffee',
    href: at('x', '000'),
    children: [
      leaf(
        'Ganze Bohne',
        at('beans', '100'),
        ['Filterkaffee', at('for-filter', '110')],
        ['Espresso', at('espresso', '120')],
      ),
      leaf('Kaffee-Abo', at('subscription', '200')),
      leaf(
        'Zubereitung',
        at('brew', '300'),
        ['Handfilter und Karaffen', at('filter', '310')],
        ['Espressokocher', at('moka', '320')],
        ['Kaffeemühlen', at('mills', '330')],
      ),
    ],
    teaser: {
      title: 'Frisch geröstet',
      list: [
        teaser('Von Hand gefiltert', 'nav-kaffee', 'Handfilter und Karaffen', at('filter', '310')),
        teaser('Drei Röstungen', 'nav-roestungen', 'Ganze Bohne', at('beans', '100')),
      ],
    },
  };
};
const coffee = departmentFixture();

/** The response of the navigation service for the departments above. */
export const nodesFixture: readonly NavigationNode[] = titles.map((title, position) =>
  position === 0
    ? coffee
    : {
        title,
        href: addressOf(position),
        children: [leaf(`Alles Neue: ${title}`, `/new-c${position + 1}100.html`)],
      },
);

export const worldFixture = (title: string, id: number, more: Partial<Themeworld> = {}): Themeworld => ({
  title,
  url: `/world-t${id}.html`,
  imgUrl: pictureUrl('world-winter', 'original', 480, 'webp'),
  desktopImg: {
    derivatives: [240, 480].map((width) => ({ width, path: pictureUrl('world-winter', 'original', width, 'webp') })),
    cutout: { focusPoint: { x: 0.25, y: 0.6 }, zoom: 1 },
  },
  kontorCard: false,
  availability: ['storeAlso'],
  badges: [],
  endDate: '2026-12-06',
  endDateText: 'Endet am 6.12.',
  ...more,
});

/** The response of the themeworld service; the sections are unordered, because the region sorts them. */
export const worldsFixture: ThemeworldNavigation = {
  overview: themeworlds,
  sections: {
    lastChance: {
      headline: 'Letzte Chance',
      themeworlds: [worldFixture('Regen? Gern.', 104, { onlyXDaysLeftText: 'Nur noch 2 Tage', availability: [] })],
    },
    new: {
      headline: 'Neu',
      themeworlds: [worldFixture('Hüttenzeit', 101, { badges: ['new'] }), worldFixture('Gut geschlafen', 102)],
    },
    more: {
      headline: 'Noch mehr',
      themeworlds: [worldFixture('Ein Topf, ein Abend', 103, { availability: ['onlineOnly'] })],
    },
    scout: {
      headline: 'Fundstücke',
      themeworlds: [worldFixture('Langes Frühstück', 105, { badges: ['scout'], kontorCard: true })],
    },
  },
  translations: {
    scout: 'Fundstück',
    new: 'Neu',
    preview: 'Bald da',
    storeAlso: 'Auch in der Filiale',
    onlineOnly: 'Nur online',
    kontorCard: 'Vorteil mit der KontorCard',
  },
};

/** Each way in which a service fails (HDR-12). */
export const failingAnswers = {
  'answers 500': { kind: 'answer', status: 500, body: { title: 'broken' } },
  'does not answer in time': { kind: 'failed', reason: 'timeout' },
  'cannot be reached': { kind: 'failed', reason: 'network' },
  'answers rubbish': { kind: 'answer', status: 200, body: [{ title: 7 }] },
  'answers words': { kind: 'answer', status: 200, body: undefined },
} as const;
