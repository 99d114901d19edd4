import type { Order, OrderLine } from '../../contracts/order/order.contract.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import { accountLinks } from '../../sites/links.ts';
import type { Site } from '../../sites/site.ts';

/** An order in the list: everything is formatted except the amounts. */
export interface OrderRow {
  readonly number: string;
  readonly href: string;
  readonly day: string;
  readonly state: Order['state'];
  readonly total: Money;
  readonly titles: string;
  /** LAW-2: when a withdrawal was declared */
  readonly withdrawnAt?: string;
}

export const dayIn = ({ locale, timeZone }: Site, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);

/** Day and time on the clocks of the country. */
export const momentIn = ({ locale, timeZone }: Site, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);

const titlesOf = (lines: readonly OrderLine[], { locale }: Site): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(lines.map(({ title }) => title));

export const orderRowOf = (order: Order, site: Site, withdrawnAt?: Date): OrderRow => ({
  number: order.number,
  href: `${accountLinks.orders}/${encodeURIComponent(order.number)}`,
  day: dayIn(site, order.at),
  state: order.state,
  total: order.sums.total,
  titles: titlesOf(order.lines, site),
  ...(withdrawnAt ? { withdrawnAt: momentIn(site, withdrawnAt) } : {}),
});
