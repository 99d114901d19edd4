import type { Money } from '../contracts/shop/site.contract.ts';
import { splitMinor } from '../lib/text/money.ts';
import type { ShownSite } from './site.ts';

/** The pieces of a printed price, for raised cents; `text` is the whole price in one line. */
export interface PriceParts {
  readonly whole: string;
  /** with the decimal separator; empty if no fraction is printed */
  readonly fraction: string;
  readonly symbol: string;
  readonly symbolAt: ShownSite['money']['symbolAt'];
  readonly text: string;
  /** for assistive technology: the number and the currency in words, also when no symbol is printed */
  readonly spoken: string;
}

const grouped = (whole: number, group: string): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, group);

const fractionOf = (digits: string, money: ShownSite['money']): string => {
  if (money.fraction === 'never') return '';
  return money.fraction === 'when-needed' && digits === '00' ? '' : money.decimal + digits;
};

/** SITE-3. A site that prints no fraction rounds to whole units. */
export const priceParts = (price: Money, site: ShownSite): PriceParts => {
  const { money } = site;
  const rounded = money.fraction === 'never' ? Math.round(price.amountMinor / 100) * 100 : price.amountMinor;
  const { whole, fraction } = splitMinor(rounded);
  const figure = { whole: grouped(whole, money.group), fraction: fractionOf(fraction, money) };
  const number = figure.whole + figure.fraction;
  const text = {
    before: `${money.symbol}\u00A0${number}`,
    after: `${number}\u00A0${money.symbol}`,
    nowhere: number,
  }[money.symbolAt];
  return { ...figure, symbol: money.symbol, symbolAt: money.symbolAt, text, spoken: `${number}\u00A0${money.spoken}` };
};

export const priceText = (price: Money, site: ShownSite): string => priceParts(price, site).text;
