import type { ArticleOffer } from '../../contracts/cart/offer.contract.ts';
import {
  cartExtrasFileSchema,
  type CartExtras,
  type CartExtrasFile,
} from '../../contracts/cart/cart-extras.contract.ts';
import type { ContentService } from '../../contracts/content/content.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { invariant } from '../../lib/invariant.ts';
import { priceText } from '../../sites/price.ts';
import { allSites, sites } from '../../sites/sites.ts';
import { contentFaults } from './faults/content-faults.ts';
import { readContentFile } from './content-files.ts';

type Pages = Pick<ContentService, 'byName'>;

const isRunning = ({ from, to }: { readonly from?: string; readonly to?: string }, at: Date): boolean =>
  (from === undefined || new Date(from) <= at) && (to === undefined || at < new Date(to));

/** Returns the part of a gift card's article number that names its amount, in whole units: `25`, `1000`. */
const tcmOf = (amountMinor: number): string => String(amountMinor / 100);

/** What the cart accepts beside articles, from the content's file; it does not change while the shop runs. */
export const cartExtrasOf = (file: CartExtrasFile, pages: Pages): CartExtras => {
  const urlOf = (site: SiteCode, page: string): string => pages.byName(site, page)?.url ?? '/';
  const money = (site: SiteCode, amountMinor: number) => ({ amountMinor, currency: sites[site].currency });
  const titleIn = (site: SiteCode, titles: Readonly<Record<string, string>>): string => {
    const title = titles[sites[site].language];
    invariant(title, 'a title is missing that readCartExtras looks for');
    return title;
  };

  const giftCardsOf = (site: SiteCode): readonly ArticleOffer[] => {
    const { productId, page, picture, titles, amounts } = file.giftCards;
    return (amounts[site] ?? []).map((amountMinor) => ({
      productId,
      tcm: tcmOf(amountMinor),
      title: titleIn(site, titles),
      choice: priceText(money(site, amountMinor), sites[site]),
      availability: 'AVAILABLE',
      price: money(site, amountMinor),
      picture,
      url: urlOf(site, page),
    }));
  };
  const partnerProductsOf = (site: SiteCode) =>
    file.partnerProducts.flatMap(({ id, page, partner, picture, titles, prices }) => {
      const price = prices[site];
      if (price === undefined) return [];
      const title = titleIn(site, titles);
      return [{ partnerProductId: id, partner, picture, title, price: money(site, price), url: urlOf(site, page) }];
    });
  const giftCards = new Map(allSites.map(({ code }) => [code, giftCardsOf(code)]));
  const partnerProducts = new Map(allSites.map(({ code }) => [code, partnerProductsOf(code)]));

  return {
    giftCards: (site) => giftCards.get(site) ?? [],
    partnerProducts: (site) => partnerProducts.get(site) ?? [],
    campaigns: (site, at) =>
      file.campaigns.flatMap((campaign) => {
        const { id, productId, tcm, minimums } = campaign;
        const minimum = minimums[site];
        if (minimum === undefined || !isRunning(campaign, at)) return [];
        return [{ campaignId: id, productId, tcm, minimum: money(site, minimum) }];
      }),
    subscriptions: () => file.subscriptions,
  };
};

const name = 'cart-extras.json';

/** Reads `content/cart-extras.json`. Throws a ContentError with the place of each fault, which stops the start. */
export const readCartExtras = (folder: string, pages: Pages): CartExtras => {
  const { fault, throwAny } = contentFaults(folder);
  const read = readContentFile(folder, name, cartExtrasFileSchema, fault);
  // The schema requires every site, but its type does not name them.
  const file = read as CartExtrasFile | undefined;
  const named = file
    ? [
        { place: 'giftCards', item: file.giftCards, amounts: file.giftCards.amounts },
        ...file.partnerProducts.map((item, at) => ({ place: `partnerProducts.${at}`, item, amounts: item.prices })),
      ]
    : [];
  for (const { place, item, amounts } of named) {
    const { page, titles } = item;
    for (const { code, language } of allSites.filter((site) => amounts[site.code] !== undefined)) {
      if (!titles[language]) fault(name, `${place}.titles`, `has no title in ${language}: add it`);
      if (!pages.byName(code, page))
        fault(
          name,
          `${place}.page`,
          `${page} is no page of the content on ${code}: add it, or remove the site's amount`,
        );
    }
  }
  throwAny();
  invariant(file, 'a file that cannot be read is a fault');
  return cartExtrasOf(file, pages);
};
