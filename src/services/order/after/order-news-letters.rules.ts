import { placedOrderPath, type Order } from '../../../contracts/order/order.contract.ts';
import type { Letter, MailBlock } from '../../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { trackingOf } from '../../../domain/order/parcel.rules.ts';
import { priceParts } from '../../../sites/price.ts';
import { sites } from '../../../sites/sites.ts';
import type { Translate } from '../../../sites/translate.ts';

/** The order of a letter: an order whose person was erased gets none. */
export interface LetterOrder {
  readonly site: SiteCode;
  readonly order: Order & { readonly email: string };
  /** the secret of its link */
  readonly key: string;
}

type Words = 'sent' | 'cancelled' | 'link';

const letterOf = (
  t: Translate,
  {
    site,
    order: { email, number },
  }: Pick<LetterOrder, 'site'> & { readonly order: Pick<Order, 'number'> & { readonly email: string } },
  words: Words,
  blocks: readonly MailBlock[],
): Letter => ({
  site,
  to: email,
  subject: t(`mail.order.${words}.subject`, { number }),
  preview: t(`mail.order.${words}.preview`),
  blocks: [{ kind: 'title', text: t(`mail.order.${words}.title`) }, ...blocks],
  reason: t('mail.order.reason'),
});

const toOrder = (t: Translate, key: string): MailBlock => ({
  kind: 'button',
  text: t('mail.order.button'),
  href: placedOrderPath + key,
});

/** SHOP-13: a parcel is on its way, with the page of the carrier; an order without a parcel's number leads to its own page. */
export const sentLetter = (
  t: Translate,
  one: LetterOrder,
  parcel: { readonly carrier: string; readonly number: string } | undefined,
): Letter => {
  const { site, order, key } = one;
  const { number, state } = order;
  const tracked = parcel && trackingOf(site, parcel);
  const facts = [
    { name: t('page.order.number'), value: number },
    ...(parcel && tracked
      ? [
          { name: t('mail.order.sent.carrier'), value: tracked.name },
          { name: t('mail.order.sent.parcel'), value: parcel.number },
        ]
      : []),
  ];
  return {
    ...letterOf(t, one, 'sent', [
      { kind: 'text', text: t(state === 'PARTLY_SENT' ? 'mail.order.sent.partly' : 'mail.order.sent.text') },
      { kind: 'facts', facts },
      tracked ? { kind: 'button', text: t('page.order.track'), href: tracked.url } : toOrder(t, key),
      ...(tracked
        ? [{ kind: 'text', text: [{ text: t('mail.order.button'), href: placedOrderPath + key }] } as const]
        : []),
    ]),
    key: `order:${site}:${number}:sent:${parcel ? `${parcel.carrier}:${parcel.number}` : state}`,
  };
};

/** SHOP-13: an order is cancelled; `isPaid`: its money goes back. */
export const cancelledLetter = (t: Translate, one: LetterOrder, isPaid: boolean): Letter => {
  const { site, order, key } = one;
  const { symbolAt, text, spoken } = priceParts(order.sums.total, sites[site]);
  const amount = symbolAt === 'nowhere' ? spoken : text;
  return {
    ...letterOf(t, one, 'cancelled', [
      { kind: 'text', text: isPaid ? t('mail.order.cancelled.refund', { amount }) : t('mail.order.cancelled.text') },
      { kind: 'facts', facts: [{ name: t('page.order.number'), value: order.number }] },
      toOrder(t, key),
    ]),
    key: `order:${site}:${order.number}:cancelled`,
  };
};

/** The link of an order for a buyer without an account. It may be sent again. */
export const linkLetter = (
  t: Translate,
  one: { readonly site: SiteCode; readonly number: string; readonly email: string; readonly key: string },
): Letter =>
  letterOf(t, { site: one.site, order: one }, 'link', [
    { kind: 'text', text: t('mail.order.link.text') },
    { kind: 'facts', facts: [{ name: t('page.order.number'), value: one.number }] },
    toOrder(t, one.key),
  ]);
