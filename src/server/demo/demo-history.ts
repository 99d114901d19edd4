import type { CatalogueItem } from '../../contracts/catalogue/feed.contract.ts';
import type { Currency } from '../../contracts/shop/site.contract.ts';
import type { PricePoint } from '../../services/catalogue/import/import.rules.ts';
import { dayFrom } from '../content/content-items.ts';
import { roundedPrice } from '../content/content-prices.ts';

/** The length of the demo's invented past. */
export const soldForDays = 45;
const alwaysReducedForDays = 12;

const isRunning = ({ sale }: CatalogueItem, at: Date): boolean =>
  sale !== undefined && (sale.from === undefined || sale.from <= at) && (sale.to === undefined || sale.to > at);

/** Returns a price between the regular and the reduced one, or `undefined` if none fits. */
const offerBefore = (item: CatalogueItem, saleMinor: number, currency: Currency): number | undefined => {
  const offer = roundedPrice((item.priceMinor + saleMinor) / 2, currency);
  return offer > saleMinor && offer < item.priceMinor ? offer : undefined;
};

/**
 * Returns what an article cost before the shop opened, so that the lowest price of 30 days is known from the first day. Every
 * third reduced product had been cheaper for a week before its sale.
 */
export const demoHistory = (item: CatalogueItem, currency: Currency, at: Date): PricePoint[] => {
  const regular = { validFrom: dayFrom(at, -soldForDays), amountMinor: item.priceMinor };
  if (!item.sale || !isRunning(item, at)) return [regular];
  const began = item.sale.from ?? dayFrom(at, -alwaysReducedForDays);
  const offer = Number(item.productSourceId) % 3 === 0 ? offerBefore(item, item.sale.amountMinor, currency) : undefined;
  const week =
    offer === undefined
      ? []
      : [
          { validFrom: dayFrom(began, -20), amountMinor: offer },
          { validFrom: dayFrom(began, -13), amountMinor: item.priceMinor },
        ];
  return [regular, ...week, { validFrom: began, amountMinor: item.sale.amountMinor }];
};
