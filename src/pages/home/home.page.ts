import type { ProductTile } from '../../contracts/catalogue.contract.ts';
import { outletPaths } from '../../sites/links.ts';
import type { PageDefinition } from '../page.ts';

export interface HomeProps {
  readonly categories: readonly { readonly title: string; readonly url: string; readonly picture?: string }[];
  readonly coffeeUrl: string;
  readonly offers: readonly ProductTile[];
  readonly offersUrl: string;
}

const offersShown = 8;

/** SHOP-1 */
export const home: PageDefinition<HomeProps> = {
  name: 'home',
  paths: ['/'],
  type: 'home',
  personal: false,
  query: [],
  load: async ({ site, t, moment }, { catalogue }) => {
    const [{ top }, offers] = await Promise.all([
      catalogue.tree(site.code),
      catalogue.reduced(site.code, { offset: 0, limit: offersShown }, moment),
    ]);
    return {
      kind: 'shown',
      status: 200,
      head: { title: t('page.home.title'), description: t('page.home.description'), canonical: '/', siblings: true },
      props: {
        categories: top.map(({ title, url, picture }) => ({ title, url, ...(picture ? { picture } : {}) })),
        coffeeUrl: top[0]?.url ?? '/',
        offers: offers.tiles,
        offersUrl: outletPaths[site.code],
      },
    };
  },
};
