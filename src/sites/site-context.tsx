import { createContext, useContext } from 'react';
import type { Money } from '../contracts/shop/site.contract.ts';
import { invariant } from '../lib/invariant.ts';
import { priceParts, type PriceParts } from './price.ts';
import type { ShownSite } from './site.ts';
import type { Translate } from './translate.ts';

/** The site of a component and its translation function. */
export interface SiteContext {
  readonly site: ShownSite;
  readonly t: Translate;
}

const context = createContext<SiteContext | undefined>(undefined);

export const SiteProvider = context.Provider;

export const useSite = (): SiteContext => {
  const value = useContext(context);
  invariant(value, 'a component asked for its site outside a SiteProvider: render it through the islands or a page');
  return value;
};

export const useT = (): Translate => useSite().t;
export const usePrice = (): ((price: Money) => PriceParts) => {
  const { site } = useSite();
  return (price) => priceParts(price, site);
};
