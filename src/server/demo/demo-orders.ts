import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { ArticleFacts, CatalogueService } from '../../contracts/catalogue/catalogue.contract.ts';
import type { BeanEntry, CardStatus } from '../../contracts/customer/account.contract.ts';
import type { OrderAddress, OrderLine } from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { addressLines, keptUntil } from '../../domain/order/order.rules.ts';
import type { Database } from '../../lib/database.ts';
import { clockOf, type Now } from '../../lib/time/moment.ts';
import { createCatalogueRepository } from '../../services/catalogue/catalogue.repository.ts';
import { createCatalogueService } from '../../services/catalogue/catalogue.service.ts';
import { createCustomerRepository } from '../../services/customer/customer.repository.ts';
import { createKeepingRepository } from '../../services/customer/keeping.repository.ts';
import { orderStepRows } from '../../services/order/after/order-step.repository.ts';
import { orderNumber } from '../../services/order/order-number.rules.ts';
import { linkLifeMs } from '../../services/order/order.constants.ts';
import { orderRows } from '../../services/order/order.repository.ts';
import { sumsOf } from '../../services/order/order-sums.rules.ts';
import { beanReward, goldBeans, spentForBean } from '../../sites/bean-rewards.ts';
import { carriers } from '../../sites/delivery/carriers.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { shippingOf } from '../../sites/delivery/shipping.ts';
import { sites } from '../../sites/sites.ts';
import { roundedPrice } from '../content/content-prices.ts';
import { pasts, stepsTo, type Past } from './demo-order-plan.ts';
import { dayMs } from '../../lib/time/day.ts';

export interface DemoBuyer {
  readonly id: string;
  readonly site: SiteCode;
  readonly email: string;
  readonly card: CardStatus;
  readonly address: OrderAddress;
}

const offered = 8;
const watched = 5;
/** Older orders had lower prices. */
const cheaperBeforeDays = 300;
const formerShare = 0.93;

interface Sold {
  readonly facts: ArticleFacts;
  /** of the goods of the demo, coffee alone has an intensity and the tax of food */
  readonly isFood: boolean;
}

/** Products of all departments, in turn. */
const soldOn = async (catalogue: CatalogueService, site: SiteCode, at: Now): Promise<Sold[]> => {
  const moment = { at, abTests: {} };
  const { top } = await catalogue.tree(site);
  const shelves = await Promise.all(
    top.map(async ({ id }) => {
      const { tiles } = await catalogue.inCategory(site, id, { offset: 0, limit: offered }, moment);
      return Promise.all(
        tiles.map(async ({ productId }) => {
          const answer = await catalogue.product(site, productId, moment);
          const article =
            answer.kind === 'product'
              ? answer.product.articles.find((one) => one.availability === 'AVAILABLE')
              : undefined;
          const [facts] = article ? await catalogue.facts(site, [{ productId, tcm: article.tcm }], moment) : [];
          if (!facts || answer.kind !== 'product') return undefined;
          return { facts, isFood: answer.product.intensity !== undefined };
        }),
      );
    }),
  );
  return Array.from({ length: offered }, (_, place) => shelves.map((shelf) => shelf[place]))
    .flat()
    .filter((facts) => facts !== undefined);
};

const linesOf = (site: SiteCode, sold: readonly Sold[], place: number, daysAgo: number): OrderLine[] => {
  const { currency } = sites[site];
  const count = 1 + (place % 3);
  return Array.from({ length: count }, (_, nth) => sold[(place * 3 + nth * 2) % sold.length])
    .filter((one) => one !== undefined)
    .filter((one, nth, all) => all.indexOf(one) === nth)
    .map(({ facts: { productId, tcm, title, choice, picture, url, price } }, nth): OrderLine => {
      const { amountMinor } = price.now;
      const then = daysAgo > cheaperBeforeDays ? roundedPrice(amountMinor * formerShare, currency) : amountMinor;
      const line: OrderLine = {
        kind: 'article',
        productId,
        tcm,
        title,
        quantity: nth === 0 && place % 4 === 1 ? 2 : 1,
        price: { amountMinor: then, currency },
        picture,
        url,
      };
      return choice === undefined ? line : Object.assign(line, { choice });
    });
};

/** Stores one order with its steps and its parcel, and returns the beans that it brought. */
const createAddOrder =
  (db: Database, at: Date, nowAt: (time: number) => Now) =>
  async (buyer: DemoBuyer, sold: readonly Sold[], past: Past, place: number): Promise<BeanEntry[]> => {
    const { id: customerId, site, email, card, address } = buyer;
    const [daysAgo, state, payment] = past;
    const placedAt = at.getTime() - daysAgo * dayMs - (place % 7) * 3_600_000;
    const lines = linesOf(site, sold, place, daysAgo);
    const food = new Set(sold.filter((one) => one.isFood).map(({ facts }) => facts.productId));
    const { vat } = checkoutTerms[site];
    const value = lines.reduce((sum, { price, quantity }) => sum + price.amountMinor * quantity, 0);
    const sums = sumsOf({
      lines,
      discounts: [],
      shipping: shippingOf(site, value, 0, true).cost,
      currency: sites[site].currency,
      rateOf: ({ productId }) => (food.has(productId) ? vat.food : vat.standard),
      standardRate: vat.standard,
    });
    const id = randomUUID();
    const steps = stepsTo(state, payment).map(([to, days]) => ({ to, at: nowAt(placedAt + days * dayMs) }));
    await db.transaction(async (tx) => {
      await orderRows(tx).add({
        id,
        site,
        number: orderNumber(randomInt),
        key: randomBytes(24).toString('base64url'),
        linkUntil: new Date(placedAt + linkLifeMs),
        attempt: randomUUID(),
        visitorId: randomUUID(),
        customerId,
        at: nowAt(placedAt),
        email,
        expiresOn: keptUntil(site, new Date(placedAt)),
        legalTexts: [],
        content: { lines, sums, address, delivery: 'home', deliveredTo: addressLines(address, sites[site]), payment },
      });
      const rows = orderStepRows(tx);
      for (const step of steps) await rows.move(id, step.to, 'demo', step.at);
      const sent = steps.find(({ to }) => to === 'SENT' || to === 'PARTLY_SENT');
      const [carrier, { example: number }] = Object.entries(carriers[site])[0] ?? ['', { example: '' }];
      if (sent) await rows.addParcel(id, { carrier, number }, sent.at);
    });
    const amount = Math.floor((value / spentForBean[sites[site].currency]) * (card === 'GOLD' ? goldBeans : 1));
    return steps.flatMap(({ to, at: time }): BeanEntry[] => {
      if (to === 'DELIVERED') return [{ at: time, amount, reason: 'order' }];
      return to === 'RETURNED' ? [{ at: time, amount: -amount, reason: 'return' }] : [];
    });
  };

/** Fills the past of the demo customers. Nothing of it is mailed, and no stock is taken. */
export const createDemoOrders = async (db: Database, at: Date) => {
  const catalogue = createCatalogueService({ repository: createCatalogueRepository(db), hexOf: () => undefined });
  const nowAt = (time: number): Now => clockOf(() => new Date(Math.min(time, at.getTime())))();
  await catalogue.refresh(nowAt(at.getTime()));
  const soldBySite = new Map<SiteCode, Promise<Sold[]>>();

  const addOrder = createAddOrder(db, at, nowAt);
  return {
    /** Adds the orders of a customer, the beans that they brought and the watchlist; nothing to a shop without goods. */
    addTo: async (buyer: DemoBuyer): Promise<void> => {
      const { id, site, card } = buyer;
      const selling = soldBySite.get(site) ?? soldOn(catalogue, site, nowAt(at.getTime()));
      soldBySite.set(site, selling);
      const sold = await selling;
      if (sold.length === 0) return;
      const customers = createCustomerRepository(db);
      let balance = (await customers.byId(id))?.customer.beans ?? 0;
      for (const [place, past] of (pasts[card] ?? []).entries()) {
        for (const entry of await addOrder(buyer, sold, past, place)) {
          await customers.addBeans(id, entry);
          balance += entry.amount;
          const rewards = Math.max(0, Math.floor(balance / beanReward)) * beanReward;
          if (rewards === 0) continue;
          balance -= rewards;
          await customers.addBeans(id, {
            at: nowAt(entry.at.getTime() + dayMs),
            amount: -rewards,
            reason: 'reward',
          });
        }
      }
      const productIds = sold.slice(-watched).map(({ facts }) => facts.productId);
      await createKeepingRepository(db).watch(id, productIds, { most: watched, at });
    },
  };
};
