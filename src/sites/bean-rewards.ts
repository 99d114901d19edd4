import type { Currency } from '../contracts/shop/site.contract.ts';

/** The number of loyalty beans for a free bag of coffee, on every site. */
export const beanReward = 1000;

/** What a holder of the loyalty card spends for a bean, in hundredths of the currency; `content/pages/kontor-card.json` says the same. */
export const spentForBean: Readonly<Record<Currency, number>> = {
  EUR: 100,
  CHF: 100,
  CZK: 2500,
  HUF: 40_000,
  PLN: 400,
  TRY: 1000,
};

/** The gold card has more of them. */
export const goldBeans = 1.5;
