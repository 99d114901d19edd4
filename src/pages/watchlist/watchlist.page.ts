import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { mostWatched } from '../../contracts/customer/account.contract.ts';
import { goodsEvent } from '../../domain/tracking/tracking.rules.ts';
import { accountLinks } from '../../sites/links.ts';
import { framedOf, titleOf, visitOf, type Framed } from '../account/account.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface WatchlistPageProps {
  /** for customers who are logged in; a guest's list is stored in the browser, which requests the page by ids */
  readonly framed?: Framed;
  readonly tiles: readonly ProductTile[];
}

const goodsOf = ({ productId, title, price }: ProductTile) => ({
  productId,
  title,
  price: price.now,
  oldPrice: price.before,
});

/** A guest's list as sent by the browser: product ids without personal data. */
const idsIn = (text = ''): string[] =>
  [...new Set(text.split('.'))].filter((id) => /^\d{9}$/.test(id)).slice(0, mostWatched);

export const watchlist: PageDefinition<WatchlistPageProps> = {
  name: 'watchlist',
  paths: [accountLinks.watchlist],
  type: 'content',
  personal: true,
  query: ['ids'],
  longestQueryValue: mostWatched * 10,
  load: async (request, services) => {
    const { moment, query, site, t } = request;
    const visit = await visitOf(request, services);
    const customer = visit?.person.status === 'LOGGED_IN' ? visit.customer : undefined;
    const ids = customer ? await services.account.watched(customer) : idsIn(query['ids']);
    const tiles = await services.catalogue.tiles(site.code, ids, moment);
    return {
      kind: 'shown',
      status: 200,
      ...(tiles.length > 0 ? { tracked: [goodsEvent('view_wishlist', tiles.map(goodsOf), site.currency)] } : {}),
      head: titleOf(t('page.account.nav.watchlist')),
      props: {
        ...(customer ? { framed: framedOf(customer) } : {}),
        tiles,
      },
    };
  },
};
