import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { homePhaseId, type ShownPromotion } from '../../contracts/content/promotion.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { outletPaths } from '../../sites/links.ts';
import type { SquareCategory } from '../shell/rows/CategorySquares.tsx';
import { squaresOf } from '../shell/rows/squares.rules.ts';
import type { PageDefinition } from '../page.ts';
import { worldsForHome, type WorldTileProps } from '../../regions/themeworld/themeworld.rules.ts';
import { mixedOffers } from '../shell/rows/mixed-offers.ts';
import { shownWorlds } from '../shell/rows/shown-worlds.ts';
import { firstPictureOfBand } from '../shell/band.rules.ts';
import { structuredShop, structuredSite } from './home.rules.ts';

/** The newest articles of a department. */
export interface Department {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly tiles: readonly ProductTile[];
}

export interface HomeProps {
  readonly worlds: readonly WorldTileProps[];
  readonly worldsUrl: string;
  readonly categories: readonly SquareCategory[];
  /** missing in a shop without a coffee department: it begins with its own departments instead */
  readonly coffeeUrl?: string;
  readonly departments: readonly Department[];
  readonly offers: readonly ProductTile[];
  readonly offersUrl: string;
  readonly table: readonly ProductTile[];
  readonly tableUrl: string;
  readonly warm: readonly ProductTile[];
  readonly warmUrl: string;
  /** PROMO-6 */
  readonly phase?: ShownPromotion;
}

const onShelf = 4;
const mostDepartments = 6;
/** The top categories that the home page shows something of, by their number, which is the same on every site. */
const coffee = 1000;
const kitchen = 2000;
const fashion = 5000;

/** SHOP-1 */
export const home: PageDefinition<HomeProps> = {
  name: 'home',
  paths: ['/'],
  type: 'home',
  personal: false,
  query: [],
  load: async (request, services) => {
    const { site, t, moment } = request;
    const { catalogue, content, promotions } = services;
    const newest = { offset: 0, limit: onShelf, sort: 'newest' } as const;
    const tree = await catalogue.tree(site.code);
    const [worlds, offers, table, warm] = await Promise.all([
      // The page is shown without it; the navigation has logged the failure.
      shownWorlds(request, services).catch(() => undefined),
      mixedOffers(catalogue, tree, site.code, moment),
      catalogue.inCategory(site.code, kitchen, newest, moment),
      catalogue.inCategory(site.code, fashion, { ...newest, sort: 'relevance' }, moment),
    ]);
    const coffeeUrl = tree.byId.get(coffee)?.url;
    const departments = await Promise.all(
      (coffeeUrl === undefined ? tree.top.slice(0, mostDepartments) : []).map(
        async ({ id, title, url }): Promise<Department> => {
          const { tiles } = await catalogue.inCategory(site.code, id, newest, moment);
          return { id, title, url, tiles };
        },
      ),
    );
    const urlOf = (id: number) => tree.byId.get(id)?.url ?? '/';
    return {
      kind: 'shown',
      status: 200,
      head: {
        title: t('page.home.title'),
        isWholeTitle: true,
        description: t('page.home.description'),
        canonical: '/',
        siblings: true,
        structured: [
          structuredShop(t('ui.shop.name'), content.facts(site.code), site),
          structuredSite(t('ui.shop.name'), site),
        ],
        firstViewEnds: 1,
        ...(coffeeUrl === undefined ? {} : { firstPicture: firstPictureOfBand('hero') }),
      },
      props: {
        worlds: worlds ? worldsForHome(worlds.shown, onShelf).map(worlds.tileOf) : [],
        worldsUrl: worlds?.overview.url ?? '/',
        categories: squaresOf(tree.top),
        departments,
        offers,
        offersUrl: outletPaths[site.code],
        table: table.tiles,
        tableUrl: urlOf(kitchen),
        warm: warm.tiles,
        warmUrl: urlOf(fashion),
        ...omitNullish({ coffeeUrl, phase: promotions.shown(site.code, homePhaseId, moment) }),
      },
    };
  },
};
