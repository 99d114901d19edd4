import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../tests/support/words/words.ts';
import type { CatalogueService, ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { ThemeworldAnswer, ThemeworldDetail, Themeworlds } from '../../contracts/content/themeworld.contract.ts';
import { worldsFixture } from '../../regions/navigation/navigation.fixtures.ts';
import { sites } from '../../sites/sites.ts';
import type { PageRequest, PageServices } from '../page.ts';
import { themeworlds as overviewPage } from '../themeworlds/themeworlds.page.ts';
import { themeworld as page } from './themeworld.page.ts';

const [wire] = worldsFixture.sections.new?.themeworlds ?? [];
if (!wire) throw new Error('the fixtures have no new world');

const detail = (
  id: number,
  section: ThemeworldDetail['section'],
  more: Partial<ThemeworldDetail> = {},
): ThemeworldDetail => ({
  id,
  title: `World ${id}`,
  text: 'Warm.',
  url: `/world-${id}-t${id}.html`,
  picture: 'world-winter',
  story: [],
  section,
  themeworld: wire,
  productIds: ['100000001', '100000002'],
  ...more,
});
const all = [
  detail(101, 'new'),
  detail(102, 'new'),
  detail(103, 'more'),
  detail(104, 'lastChance'),
  detail(105, 'scout'),
  detail(106, 'scout'),
];

const services = (answers: Partial<Record<SiteCode, ThemeworldAnswer>> = {}): PageServices => {
  const themeworlds: Themeworlds = {
    navigation: async (site) => ({
      ...worldsFixture,
      overview: { title: 'Worlds', url: `/worlds-${site.toLowerCase()}-t100.html` },
    }),
    shown: async () => all,
    themeworld: async (site, id) => {
      const found = all.find((world) => world.id === id);
      return answers[site] ?? (found ? { kind: 'themeworld', detail: found } : { kind: 'unknown' });
    },
  };
  // The page requests only tiles from the catalogue.
  const catalogue = {
    tiles: async (_: SiteCode, ids: readonly string[]) => ids.map((productId) => ({ productId }) as ProductTile),
  };
  // No other calls.
  return { themeworlds, catalogue: catalogue as unknown as CatalogueService } as PageServices;
};

const request = (path: string): PageRequest => ({
  site: sites.DE,
  t: wordsOf('DE'),
  moment: { at: new Date(0), abTests: {} },
  params: { id: /-t(\d+)\.html/.exec(path)?.[1] ?? '' },
  query: {},
  path,
});

describe('the page of a themeworld', () => {
  it('[NAV-3] shows picture, text, products and the other themeworlds', async () => {
    const answer = await page.load(request('/world-104-t104.html'), services());
    expect(answer).toMatchObject({
      kind: 'shown',
      status: 200,
      head: { title: 'World 104', canonical: '/world-104-t104.html', section: '/worlds-de-t100.html' },
      props: {
        title: 'World 104',
        picture: 'world-winter',
        facts: { tag: { tone: 'ink', text: 'Neu' }, lines: ['Auch in der Filiale', 'Endet am 6.12.'] },
        parts: [{ products: [{ productId: '100000001' }, { productId: '100000002' }] }],
      },
    });
    if (answer.kind !== 'shown' || answer.props.kind !== 'shown') throw new Error('it is shown');
    expect(answer.props.others.map(({ url }) => url)).toEqual(
      [101, 102, 103, 105].map((id) => `/world-${id}-t${id}.html`),
    );
  });

  it('knows its siblings on the sites that show it', async () => {
    const answer = await page.load(
      request('/world-104-t104.html'),
      services({
        TR: { kind: 'over' },
        HU: { kind: 'themeworld', detail: detail(104, 'new', { url: '/vilag-t104.html' }) },
      }),
    );
    const siblings = answer.kind === 'shown' ? answer.head.siblings : undefined;
    expect(siblings).toMatchObject({ DE: '/world-104-t104.html', HU: '/vilag-t104.html' });
    expect(siblings).not.toHaveProperty('TR');
  });

  it('[SITE-7] redirects to its canonical address for any text before the number', async () => {
    expect(await page.load(request('/wrong-words-t104.html'), services())).toEqual({
      kind: 'moved',
      permanent: true,
      to: '/world-104-t104.html',
    });
  });

  it('is gone after its end, and shows the current themeworlds', async () => {
    const answer = await page.load(request('/world-104-t104.html'), services({ DE: { kind: 'over' } }));
    expect(answer).toMatchObject({
      kind: 'shown',
      status: 410,
      props: { kind: 'over', overviewUrl: '/worlds-de-t100.html' },
    });
    expect(answer.kind === 'shown' && answer.head).not.toHaveProperty('canonical');
    expect(answer.kind === 'shown' && answer.props.others).toHaveLength(4);
  });

  it('is missing for an unknown number', async () => {
    expect(await page.load(request('/a-t999.html'), services())).toEqual({ kind: 'missing' });
  });
});

describe('the page of all themeworlds', () => {
  it('[NAV-4] shows them by section, in their order', async () => {
    const answer = await overviewPage.load(request('/worlds-de-t100.html'), services());
    if (answer.kind !== 'shown') throw new Error('it is shown');
    expect(answer.props.sections.map(({ key, worlds }) => [key, worlds.map(({ url }) => url)])).toEqual([
      ['scout', ['/world-105-t105.html', '/world-106-t106.html']],
      ['new', ['/world-101-t101.html', '/world-102-t102.html']],
      ['more', ['/world-103-t103.html']],
      ['lastChance', ['/world-104-t104.html']],
    ]);
    expect(answer.head.siblings).toMatchObject({ DE: '/worlds-de-t100.html', TR: '/worlds-tr-t100.html' });
  });

  it('[SITE-7] redirects to its canonical address', async () => {
    expect(await overviewPage.load(request('/x-t100.html'), services())).toEqual({
      kind: 'moved',
      permanent: true,
      to: '/worlds-de-t100.html',
    });
  });
});
