import type { CatalogueService } from '../../../contracts/catalogue/catalogue.contract.ts';
import type { FormCounting, VisitorTokens } from '../../../contracts/customer/login.contract.ts';
import type { CartChange } from '../../../contracts/cart/cart.contract.ts';
import type { Order, OrderLine, PlacedOrders } from '../../../contracts/order/order.contract.ts';
import type { AgainLine } from '../../../contracts/order/order-state.contract.ts';
import type { MailOutbox } from '../../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { momentNow, type Moment, type MomentNow, type Now } from '../../../lib/time/moment.ts';
import type { Translate } from '../../../sites/translate.ts';
import { linkLetter } from './order-news-letters.rules.ts';
import { linkLifeMs, linkMailEveryMs } from '../order.constants.ts';
import { orderStepRows } from './order-step.repository.ts';
import type { OrderSteps } from './order-steps.service.ts';
import type { OrderRepository } from '../order.repository.ts';

interface Owner {
  readonly site: SiteCode;
  readonly visitorId: string;
}
type Added = Promise<{ readonly ok: boolean }>;

export interface PlacedOrderParts {
  readonly orders: Pick<OrderRepository, 'find' | 'transaction'>;
  readonly cancel: OrderSteps['cancel'];
  readonly facts: CatalogueService['facts'];
  readonly cart: {
    readonly addArticle: (
      owner: Owner,
      addition: { readonly productId: string; readonly tcm: string; readonly quantity: number },
      moment: MomentNow,
    ) => Added;
    readonly change: (owner: Owner, change: CartChange, moment: MomentNow) => Added;
  };
  readonly visitors: Pick<VisitorTokens, 'welcome'>;
  readonly takeForm: FormCounting['takeForm'];
  readonly mail: MailOutbox;
  readonly translate: (site: SiteCode) => Translate;
  readonly now: () => Now;
}

/** A gift, a service of a partner and a subscription are chosen again: each has its own terms. */
type Repeatable = OrderLine & { readonly tcm: string };
const isRepeatable = (line: OrderLine): line is Repeatable =>
  (line.kind === 'article' || line.kind === 'giftCard') && line.tcm !== undefined;

const buyable: ReadonlySet<string> = new Set(['AVAILABLE', 'PREORDER', 'BACKORDER']);

/** SHOP-13: what a buyer does with an order later. */
export const createPlacedOrders = (parts: PlacedOrderParts): PlacedOrders => {
  const { orders, cancel, facts, cart, visitors, takeForm, mail, translate, now } = parts;

  const compared = async (site: SiteCode, { lines }: Pick<Order, 'lines'>, moment: Moment) => {
    const wanted = lines.filter(isRepeatable);
    const sold = await facts(site, wanted, moment);
    return wanted.map((line, place) => {
      const { title, price: before } = line;
      const article = sold[place];
      if (!article || !buyable.has(article.availability))
        return { line, news: { title, kind: 'gone', before } } as const;
      const { now: price } = article.price;
      const kind = price.amountMinor === before.amountMinor ? 'same' : 'price';
      return { line, news: { title, url: article.url, kind, before, now: price } } as const;
    }) satisfies readonly { readonly line: Repeatable; readonly news: AgainLine }[];
  };

  const add = async (owner: Owner, { kind, productId, tcm, quantity }: Repeatable, moment: MomentNow) => {
    const added =
      kind === 'giftCard'
        ? await cart.change(owner, { setGiftCard: { productId, tcm, set: true } }, moment)
        : await cart.addArticle(owner, { productId, tcm, quantity }, moment);
    return added.ok;
  };

  return {
    cancel: async (which, moment) => {
      if (moment.isPreview) return 'preview';
      const outcome = await cancel(which);
      if (outcome.ok) return 'cancelled';
      return outcome.code === 'MISSING' ? 'missing' : 'late';
    },

    compare: async (site, order, moment) => (await compared(site, order, moment)).map(({ news }) => news),

    again: async (which, { request, site, moment }) => {
      if (moment.isPreview) return { kind: 'preview' };
      const found = await orders.find(which, now());
      if (!found) return { kind: 'missing' };
      const buying = momentNow(now);
      const all = await compared(site, found.order, buying);
      const sold = all.filter(({ news }) => news.kind !== 'gone');
      if (sold.length === 0) return { kind: 'none' };
      const { visitor, setCookies } = await visitors.welcome(request);
      let missed = 0;
      // One after another: each changes the same cart.
      for (const { line } of sold) if (!(await add({ site, visitorId: visitor.visitorId }, line, buying))) missed += 1;
      return { kind: 'done', missed, setCookies };
    },

    sendLink: async ({ site, number, email, address }, moment) => {
      if (moment.isPreview) return 0;
      const seconds = await takeForm('orderLink', address);
      if (seconds > 0) return seconds;
      const at = now();
      await orders.transaction(async (tx) => {
        const emailKey = email.toLowerCase();
        const until = new Date(at.getTime() + linkLifeMs);
        const found = await orderStepRows(tx).linkOf({ site, number, emailKey }, until);
        if (!found) return;
        // A mailbox gets one of them in ten minutes.
        const turn = Math.floor(at.getTime() / linkMailEveryMs);
        const letter = linkLetter(translate(site), { site, number, email: found.email, key: found.key });
        await mail.put(tx, { ...letter, key: `order:${site}:${number}:link:${turn}` }, at);
      });
      return 0;
    },
  };
};
