import type { PageText } from '../../contracts/content/content.contract.ts';
import type { Order, OrderLine } from '../../contracts/order/order.contract.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import { priceParts } from '../../sites/price.ts';
import type { Site } from '../../sites/site.ts';
import type { Translate } from '../../sites/translate.ts';
import { nameOn } from '../customer/names.rules.ts';
import { addressLines } from './order.rules.ts';

/** What a contract says of an order; it has no number yet when the buyer agrees. */
export type ContractedOrder = Pick<
  Order,
  'lines' | 'sums' | 'address' | 'delivery' | 'deliveredTo' | 'payment' | 'at'
> & { readonly email: string };

export interface ContractWords {
  readonly words: Readonly<Record<string, string>>;
  /** one entry per line of the order */
  readonly goods: readonly string[];
}

/** Returns the values of an order for a contract, with the currency also where price tags omit it. */
export const contractWords = (order: ContractedOrder, site: Site, t: Translate): ContractWords => {
  const { at, address, deliveredTo, delivery, email, lines, payment, sums } = order;
  const price = (money: Money): string => {
    const { symbolAt, text, spoken } = priceParts(money, site);
    return symbolAt === 'nowhere' ? spoken : text;
  };
  const good = ({ title, choice, quantity, price: one, each }: OrderLine): string =>
    [title, choice, `${quantity} × ${price(each?.price ?? one)}`].filter(Boolean).join(', ');
  return {
    words: {
      date: new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: site.timeZone }).format(at),
      buyer: nameOn(site, address),
      phone: address.phone ?? '–',
      email,
      invoiceAddress: addressLines(address, site).join(', '),
      address: deliveredTo.join(', '),
      delivery: t(`page.order.delivery.${delivery}`),
      payment: t(payment ? `page.order.payment.${payment}` : 'page.order.nothingToPay'),
      shipping: sums.shipping.amountMinor > 0 ? price(sums.shipping) : t('cart.shipping.free'),
      total: price(sums.total),
    },
    goods: lines.map(good),
  };
};

const goodsMark = '[[goods]]';

/** Fills a contract with an order; what a buyer has typed stays text, because links in it are not read again. */
export const filledContract = (text: PageText, { words, goods }: ContractWords): PageText => {
  // A typed `[words](address)` must not become a link.
  const safe = (value: string): string => value.replaceAll(/[[\]]/g, '');
  const fill = (line: string): string =>
    line.replaceAll(/\[\[([A-Za-z]+)\]\]/g, (whole, name: string) => safe(words[name] ?? whole));
  return {
    title: fill(text.title),
    ...(text.lead === undefined ? {} : { lead: fill(text.lead) }),
    sections: text.sections.map(({ heading, paragraphs, list }) => ({
      ...(heading === undefined ? {} : { heading: fill(heading) }),
      ...(paragraphs ? { paragraphs: paragraphs.map(fill) } : {}),
      ...(list ? { list: list.flatMap((one) => (one === goodsMark ? goods.map(safe) : [fill(one)])) } : {}),
    })),
  };
};

/** The names that a contract may ask for. */
export const contractWordNames = [
  'date',
  'buyer',
  'phone',
  'email',
  'invoiceAddress',
  'address',
  'delivery',
  'payment',
  'shipping',
  'total',
  'goods',
] as const;
