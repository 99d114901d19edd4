import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { CustomerState } from '../../domain/customer/customer.rules.ts';
import { accountLinks } from '../../sites/links.ts';

type Place = Exclude<keyof typeof accountLinks, 'login' | 'register' | 'logout'>;

export interface AccountLink {
  readonly place: Place;
  readonly href: string;
}

const everywhere: readonly Place[] = ['overview', 'card', 'orders', 'watchlist', 'beans'];
/** HDR-7 */
const forGermany: readonly Place[] = ['mobilePlan', 'community'];

/** HDR-7: the links between login and logout. Beans are shown only for known customers. */
export const accountPlaces = (site: SiteCode, { loggedInOrRemembered }: CustomerState): readonly AccountLink[] =>
  [...everywhere, ...(site === 'DE' ? forGermany : [])]
    .filter((place) => place !== 'beans' || loggedInOrRemembered)
    .map((place) => ({ place, href: accountLinks[place] }));
