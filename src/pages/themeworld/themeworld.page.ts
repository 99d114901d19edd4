import { pathsOnSites } from '../../sites/siblings.ts';
import type { ThemeworldDetail, Themeworlds } from '../../contracts/content/themeworld.contract.ts';
import { worldFacts, type WorldFacts } from '../../domain/content/themeworld.rules.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { WorldTileProps } from '../../regions/themeworld/themeworld.rules.ts';
import type { Crumb, PageDefinition, PageRequest, PageServices } from '../page.ts';
import { breadcrumbList, itemList } from '../shell/structured.rules.ts';
import { shownWorlds, type ShownWorlds } from '../shell/rows/shown-worlds.ts';
import { storyParts, type StoryPart } from './story.rules.ts';

interface ShownThemeworld {
  readonly kind: 'shown';
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly facts: WorldFacts;
  readonly way: readonly Crumb[];
  readonly parts: readonly StoryPart[];
  readonly others: readonly WorldTileProps[];
  readonly overviewUrl: string;
}
interface OverThemeworld {
  readonly kind: 'over';
  readonly others: readonly WorldTileProps[];
  readonly overviewUrl: string;
}
export type ThemeworldProps = ShownThemeworld | OverThemeworld;

const othersShown = 4;

/** The name of a themeworld, and so its path, differs per site. */
const pathsOf = (themeworlds: Themeworlds, id: number, moment: Moment) =>
  pathsOnSites(async (code) => {
    const answer = await themeworlds.themeworld(code, id, moment);
    return answer.kind === 'themeworld' ? answer.detail.url : undefined;
  });

const othersOf = ({ shown, tileOf }: ShownWorlds, id: number): readonly WorldTileProps[] =>
  shown
    .filter((other) => other.id !== id)
    .slice(0, othersShown)
    .map(tileOf);

const overAnswer = async (request: PageRequest, services: PageServices, id: number) => {
  const worlds = await shownWorlds(request, services);
  const props: OverThemeworld = { kind: 'over', others: othersOf(worlds, id), overviewUrl: worlds.overview.url };
  return {
    kind: 'shown',
    status: 410,
    head: { title: request.t('page.themeworld.over.title'), section: worlds.overview.url },
    props,
  } as const;
};

const shownAnswer = async (request: PageRequest, services: PageServices, detail: ThemeworldDetail) => {
  const { site, t, moment } = request;
  const { id, title, text, url, picture, story, productIds, themeworld } = detail;
  const [worlds, products, siblings] = await Promise.all([
    shownWorlds(request, services),
    services.catalogue.tiles(site.code, productIds, moment),
    pathsOf(services.themeworlds, id, moment),
  ]);
  const { overview, words } = worlds;
  const way = [
    { title: t('ui.home'), url: '/' },
    { title: overview.title, url: overview.url },
    { title, url },
  ];
  const props: ShownThemeworld = {
    kind: 'shown',
    title,
    text,
    picture,
    facts: worldFacts(themeworld, words),
    way,
    parts: storyParts(products, story),
    others: othersOf(worlds, id),
    overviewUrl: overview.url,
  };
  return {
    kind: 'shown',
    status: 200,
    head: {
      title: title,
      description: text,
      canonical: url,
      siblings,
      picture,
      structured: [breadcrumbList(way), ...itemList(products)],
      section: overview.url,
    },
    props,
  } as const;
};

/** A small collection, on sale for a few weeks; afterwards its page shows the current ones. */
export const themeworld: PageDefinition<ThemeworldProps> = {
  name: 'themeworld',
  // The text before the number is for readers; a wrong one is redirected to the right one.
  paths: ['/:slug(^.*?)-t:id(^\\d{1,9}).html'],
  type: 'category',
  personal: false,
  query: [],
  load: async (request, services) => {
    const { site, moment, params, path } = request;
    const id = Number(params['id']);
    const answer = await services.themeworlds.themeworld(site.code, id, moment);
    if (answer.kind === 'unknown') return { kind: 'missing' };
    if (answer.kind === 'over') return overAnswer(request, services, id);
    const { detail } = answer;
    if (path !== detail.url) return { kind: 'moved', permanent: true, to: detail.url };
    return shownAnswer(request, services, detail);
  },
};
