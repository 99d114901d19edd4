import { pathsOnSites } from '../../sites/siblings.ts';
import { sectionsOf } from '../../domain/content/themeworld.rules.ts';
import type { Themeworlds } from '../../contracts/content/themeworld.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { WorldTileProps } from '../../regions/themeworld/themeworld.rules.ts';
import type { Crumb, PageDefinition } from '../page.ts';
import { breadcrumbList, itemList } from '../shell/structured.rules.ts';
import { shownWorlds } from '../shell/rows/shown-worlds.ts';

export interface ThemeworldsProps {
  readonly title: string;
  readonly way: readonly Crumb[];
  /** in the order of NAV-4 */
  readonly sections: readonly {
    readonly key: string;
    readonly headline: string;
    readonly worlds: readonly WorldTileProps[];
  }[];
}

const pathsOf = (themeworlds: Themeworlds, moment: Moment) =>
  pathsOnSites(async (code) => (await themeworlds.navigation(code, moment)).overview.url);

/** All themeworlds of a site by section. */
export const themeworlds: PageDefinition<ThemeworldsProps> = {
  name: 'themeworlds',
  paths: ['/:slug(^.*?)-t100.html'],
  type: 'category',
  personal: false,
  query: [],
  load: async (request, services) => {
    const { site, t, moment, path } = request;
    const navigation = await services.themeworlds.navigation(site.code, moment);
    const { title, url } = navigation.overview;
    if (path !== url) return { kind: 'moved', permanent: true, to: url };
    const { shown, tileOf } = await shownWorlds(request, services);
    const way = [
      { title: t('ui.home'), url: '/' },
      { title, url },
    ];
    return {
      kind: 'shown',
      status: 200,
      head: {
        title: title,
        description: t('page.themeworlds.text'),
        canonical: url,
        siblings: await pathsOf(services.themeworlds, moment),
        structured: [breadcrumbList(way), ...itemList(shown)],
        section: url,
      },
      props: {
        title,
        way,
        sections: sectionsOf(navigation).map(({ key, headline }) => ({
          key,
          headline,
          worlds: shown.filter(({ section }) => section === key).map(tileOf),
        })),
      },
    };
  },
};
