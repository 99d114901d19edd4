import type { Facet, FacetValue, SearchFilter } from '../../contracts/search/search.contract.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import type { PriceParts } from '../../sites/price.ts';
import type { Translate } from '../../sites/translate.ts';

export interface FacetWords {
  readonly t: Translate;
  /** a price in one line, as printed or for screen readers */
  readonly price: (price: Money) => string;
}

const rangeWords = ({ value, from, to }: FacetValue, { t, price }: FacetWords): string => {
  if (from && to) {
    return from.amountMinor === 0
      ? t('page.list.rangeTo', { to: price(to) })
      : t('page.list.range', { from: price(from), to: price(to) });
  }
  return from ? t('page.list.rangeFrom', { from: price(from) }) : value;
};

/** Bounds are whole units, so printed ones omit the decimals. */
export const boundText = ({ text, fraction }: PriceParts): string =>
  /^\D0+$/.test(fraction) ? text.replace(fraction, '') : text;

/** The text of a value, in a facet's list and as a chip. */
export const valueWords = (name: Facet['name'], value: FacetValue, words: FacetWords): string => {
  switch (name) {
    case 'reduced_price':
      return words.t('page.list.filter.reduced');
    case 'availability':
      return words.t('page.list.filter.available');
    case 'price':
      return rangeWords(value, words);
    case 'strength':
      return words.t('ui.intensity', { value: Number(value.value) });
    case 'roast':
    case 'aroma':
    case 'origin':
    case 'brewing':
    case 'material':
    case 'category':
    case 'colour':
    case 'size':
      return value.title ?? value.value;
  }
};

/** The text of a chosen filter; an unknown one shows its value in the address. */
export const filterWords = (facets: readonly Facet[], { name, value }: SearchFilter, words: FacetWords): string => {
  const known = facets.find((facet) => facet.name === name)?.values.find((one) => one.value === value);
  return valueWords(name, known ?? { value, count: 0, chosen: true }, words);
};
