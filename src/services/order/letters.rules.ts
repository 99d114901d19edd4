import type { Letter, MailBlock, MailLine } from '../../contracts/shop/mail.contract.ts';
import { payWithinDays, placedOrderPath, type Order, type OrderLine } from '../../contracts/order/order.contract.ts';
import { contractWords, filledContract } from '../../domain/order/contract-form.rules.ts';
import { invoiceElsewhere } from '../../domain/order/order.rules.ts';
import type { BankAccount } from '../../domain/transfer/bank-account.rules.ts';
import { paymentCode } from '../../domain/transfer/payment-code.rules.ts';
import { transferFacts } from '../../domain/transfer/transfer.rules.ts';
import type { Money, SiteCode } from '../../contracts/shop/site.contract.ts';
import { startOfDay } from '../../lib/time/zoned-day.ts';
import { termsPath } from '../../sites/links.ts';
import { priceParts } from '../../sites/price.ts';
import type { Site } from '../../sites/site.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';
import { documentBlock, type LegalText } from './legal-texts.rules.ts';
import { amountOf } from './order-sums.rules.ts';

export interface OrderLetterParts {
  readonly translate: (site: SiteCode) => Translate;
  readonly bankOf: (site: SiteCode) => BankAccount;
  /** the page about the right of withdrawal */
  readonly withdrawalOf: (site: SiteCode) => string;
}

type Printed = Order & { readonly email: string };

interface Words {
  readonly t: Translate;
  readonly site: Site;
  /** with the currency, even on sites whose price tags omit it */
  readonly price: (money: Money) => string;
}

const wordsOf = (t: Translate, site: Site): Words => ({
  t,
  site,
  price: (money) => {
    const { symbolAt, text, spoken } = priceParts(money, site);
    return symbolAt === 'nowhere' ? spoken : text;
  },
});

const dayText = (at: Date, { locale, timeZone }: Site): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);

const orFree = ({ t, price }: Words, amount: Money, free: 'cart.shipping.free' | 'page.order.free'): string =>
  amount.amountMinor > 0 ? price(amount) : t(free);

const lineOf = (words: Words, line: OrderLine): MailLine => {
  const { t, price } = words;
  const { each } = line;
  if (each) {
    const rhythm = t('cart.subscription', { pieces: each.pieces, weeks: each.weeks });
    const detail = [line.choice, rhythm, t('cart.subscription.each')].filter(Boolean).join(', ');
    return { text: line.title, detail, amount: price(each.price) };
  }
  const detail = [
    line.choice,
    line.quantity > 1 ? t('page.account.orders.pieces', { count: line.quantity }) : undefined,
    // LAW-7: what the producer promises is part of the information before the order (art. 8 (7) of Directive 2011/83/EU).
    line.durability && t('page.product.label', { years: line.durability.years, brand: line.durability.brand }),
  ];
  return {
    text: line.title,
    detail: detail.filter(Boolean).join(', '),
    amount: orFree(words, { ...line.price, amountMinor: amountOf(line) }, 'page.order.free'),
  };
};

const sumsOf = (words: Words, { sums }: Printed): MailLine[] => {
  const { t, price, site } = words;
  return [
    ...sums.discounts.map(({ title, amount }) => ({ text: title, amount: `−${price(amount)}` })),
    { text: t('page.account.orders.shipping'), amount: orFree(words, sums.shipping, 'cart.shipping.free') },
    ...sums.taxes.map(({ percent, amount }) => ({
      text: t('page.order.tax', { percent: percent.toLocaleString(site.locale) }),
      amount: price(amount),
    })),
    // Last: the template prints the last one as the sum.
    { text: t('page.account.orders.total'), amount: price(sums.total) },
  ];
};

const addressed = (text: string, lines: readonly string[]): MailBlock[] => [
  { kind: 'heading', text },
  { kind: 'address', lines },
];

/** Where a prepaid order is paid to. The code is on its page alone: a phone cannot scan the mail that it shows. */
const transferBlocks = (
  { t, site }: Words,
  { sums, number, at }: Printed,
  bank: BankAccount,
  page: string,
): MailBlock[] => {
  const until = startOfDay(at, site.timeZone, payWithinDays.prepayment);
  const transfer = { bank, number, amount: sums.total, until };
  const hasCode = paymentCode(transfer, site.code) !== undefined;
  return [
    { kind: 'text', text: t('page.order.prepaymentText', { day: dayText(until, site) }) },
    { kind: 'facts', facts: transferFacts(transfer, t, site) },
    ...(hasCode ? [{ kind: 'text', text: [{ text: t('mail.order.code'), href: page }] } as const] : []),
  ];
};

const payment = (words: Words, order: Printed, bank: BankAccount, page: string): MailBlock[] => {
  const { t } = words;
  const { payment: kind } = order;
  if (kind === undefined) {
    return [
      { kind: 'heading', text: t('page.order.payment') },
      { kind: 'text', text: t('page.order.nothingToPay') },
    ];
  }
  const title: MailBlock = {
    kind: 'heading',
    text: t('page.order.paymentBy', { kind: t(`page.order.payment.${kind}`) }),
  };
  if (kind !== 'prepayment')
    return kind === 'invoice'
      ? [title, { kind: 'text', text: t('page.order.invoiceText', { days: payWithinDays.invoice }) }]
      : [title];
  return [title, ...transferBlocks(words, order, bank, page)];
};

/** The order confirmation on a durable medium, as the law requires: contents, seller, price, right of withdrawal. */
export const orderLetter =
  ({ translate, bankOf, withdrawalOf }: OrderLetterParts) =>
  (order: Printed, code: SiteCode, key: string, texts: readonly LegalText[]): Letter => {
    const t = translate(code);
    const site = sites[code];
    const words = wordsOf(t, site);
    const { number, at, delivery, deliveredTo, email, greeting, lines } = order;
    const invoiceTo = invoiceElsewhere(order, site);
    return {
      site: code,
      to: email,
      subject: t('mail.order.subject', { number }),
      preview: t('mail.order.preview'),
      blocks: [
        { kind: 'title', text: t('mail.order.title') },
        { kind: 'text', text: t('mail.order.text') },
        {
          kind: 'facts',
          facts: [
            { name: t('page.order.number'), value: number },
            { name: t('page.order.day'), value: dayText(at, site) },
          ],
        },
        { kind: 'lines', lines: lines.map((line) => lineOf(words, line)), sums: sumsOf(words, order) },
        { kind: 'button', text: t('mail.order.button'), href: placedOrderPath + key },
        ...addressed(t(`page.order.to.${delivery}`), deliveredTo),
        ...(greeting === undefined ? [] : addressed(t('page.order.greeting'), greeting.split('\n'))),
        ...(invoiceTo.length > 0 ? addressed(t('page.order.invoiceTo'), invoiceTo) : []),
        ...payment(words, order, bankOf(code), placedOrderPath + key),
        {
          kind: 'note',
          text: [`${t('page.order.withdrawal')} `, { text: t('page.order.withdrawalLink'), href: withdrawalOf(code) }],
        },
        { kind: 'note', text: [`${t('mail.order.terms')} `, { text: t('mail.link.terms'), href: termsPath }] },
        // LAW-3: in the mail itself, because a page may change.
        ...texts.map(({ text }) => documentBlock(filledContract(text, contractWords(order, site, t)))),
      ],
      reason: t('mail.order.reason'),
      key: `order:${code}:${number}:placed`,
    };
  };
