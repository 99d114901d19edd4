import { randomInt, randomUUID } from 'node:crypto';
import type { ContentPage } from '../../../src/contracts/content/content.contract.ts';
import type { Customer } from '../../../src/contracts/customer/account.contract.ts';
import type { Campaign } from '../../../src/contracts/cart/cart-extras.contract.ts';
import { extrasForTests } from '../../../src/testing/cart.fixtures.ts';
import type { FeedRow } from '../../../src/contracts/catalogue/feed.contract.ts';
import type { CatalogueItem } from '../../../src/contracts/catalogue/feed.contract.ts';
import type { CheckoutAsked, OpenCheckout } from '../../../src/contracts/order/order.contract.ts';
import type { MailOutbox } from '../../../src/contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { statement, type Database } from '../../../src/lib/database.ts';
import { clockOf, momentNow, type Moment } from '../../../src/lib/time/moment.ts';
import { composeCustomerOrders, composeOrders, composePlacedOrders } from '../../../src/server/wiring/orders.ts';
import { composeOrderSteps } from '../../../src/server/wiring/order-steps.ts';
import { allCatalogues } from '../../../src/server/rendering/texts/catalogues.ts';
import { batchSchedule } from '../../../src/server/wiring/batch-schedule.ts';
import { createCartRepository } from '../../../src/services/cart/cart.repository.ts';
import { createCartService } from '../../../src/services/cart/cart.service.ts';
import { createCatalogueRepository } from '../../../src/services/catalogue/catalogue.repository.ts';
import { createCatalogueService } from '../../../src/services/catalogue/catalogue.service.ts';
import { feedItem } from '../../../src/services/catalogue/import/import.fixtures.ts';
import { createImportRepository } from '../../../src/services/catalogue/import/import.repository.ts';
import { createImportService } from '../../../src/services/catalogue/import/import.service.ts';
import { createAttempts } from '../../../src/services/login/attempts.service.ts';
import { createLoginRepository } from '../../../src/services/login/login.repository.ts';
import { createMailRepository } from '../../../src/services/mail/mail.repository.ts';
import { createMailService } from '../../../src/services/mail/mail.service.ts';
import { createVoucherRepository } from '../../../src/services/voucher/voucher.repository.ts';
import { createVoucherService } from '../../../src/services/voucher/voucher.service.ts';
import { sites } from '../../../src/sites/sites.ts';
import { translator } from '../../../src/sites/translate.ts';

const catalogues = allCatalogues();
const words = (site: SiteCode) => translator(catalogues[site], sites[site].locale);

/** The form values of a buyer in Germany. */
export const filledIn = {
  firstName: 'Jördis',
  lastName: 'Großmann',
  street: 'Am Sandtorkai 14',
  postcode: '20457',
  city: 'Hamburg',
  email: 'joerdis@example.com',
  delivery: 'home',
  payment: 'prepayment',
} as const;

/** The same on a site; HU wants an address of its own and a number for the carrier. */
export const filledInOn = (code: SiteCode): Readonly<Record<string, string>> =>
  code === 'HU'
    ? { ...filledIn, street: 'Váci utca 18.', postcode: '1052', city: 'Budapest', phone: '06 1 555 0120' }
    : filledIn;

/** A shop that sells what a test puts on its shelves: carts, checkout and orders on a real database, without a network. */
export const orderShop = async (db: Database, items: readonly Partial<CatalogueItem>[]) => {
  const state = {
    now: new Date('2026-11-21T12:00:00Z'),
    /** where the checkout is asked by staff who look at another time */
    preview: undefined as Date | undefined,
    mailIsDown: false,
    /** whether the orders of guests are limited: all buyers have one address */
    isBraked: false,
    /** the network address that orders come from */
    address: '192.0.2.1',
    /** content pages that are part of the contract */
    pages: [] as readonly ContentPage[],
    campaigns: [] as readonly Campaign[],
  };
  const now = clockOf(() => state.now);
  const moment = () => momentNow(now);
  const looked = (): Moment => (state.preview ? { at: state.preview, abTests: {}, isPreview: true } : moment());
  const importer = createImportService({
    repository: createImportRepository(db),
    now,
    yieldToEventLoop: () => Promise.resolve(),
  });
  const catalogue = createCatalogueService({ repository: createCatalogueRepository(db), hexOf: () => undefined });
  const stockUp = async (sold: readonly Partial<CatalogueItem>[]): Promise<void> => {
    const rows = sold.map((item): FeedRow => ({ kind: 'item', line: 0, item: feedItem(item) }));
    const outcome = await importer.run({ site: 'DE', source: 'feed', rows, categories: new Map() });
    if (!outcome.ok) throw new Error('the shelves could not be filled');
    await catalogue.refresh(now());
  };
  await stockUp(items);

  const vouchers = createVoucherService({ repository: createVoucherRepository(db), random: randomInt });
  const cart = createCartService({
    repository: createCartRepository(db),
    facts: catalogue.facts,
    extras: { ...extrasForTests, campaigns: () => state.campaigns },
    findVoucher: vouchers.find,
    turns: batchSchedule,
  });
  const mail = createMailService({
    companyOf: () => ({ company: 'Kontor Handels GmbH' }),
    repository: createMailRepository(db),
    t: words,
    originOf: () => 'https://www.kontor.example',
    newId: randomUUID,
    now,
    onLost: () => {},
  });
  const customers = new Map<string, Customer>();
  const faults: string[] = [];
  const { takeOrder } = createAttempts({
    repository: createLoginRepository(db),
    secret: 'a secret of the tests',
    now,
  });
  const outbox: MailOutbox = {
    put: (...letter) =>
      state.mailIsDown ? Promise.reject(new Error('the queue is away')) : mail.outbox.put(...letter),
  };
  const steps = composeOrderSteps({ db, now, translate: words }, outbox);
  const placedOrders = composePlacedOrders(db, {
    cart,
    cancel: steps.cancel,
    facts: catalogue.facts,
    visitors: {
      welcome: async ({ headers }) => ({
        visitor: { site: 'DE', visitorId: String(headers['visitor']) },
        setCookies: [],
      }),
    },
    takeForm: async () => 0,
    mail: outbox,
    translate: words,
    now,
  });
  const orders = composeOrders({
    db,
    cart,
    catalogue,
    content: {
      facts: () => ({ company: 'Kontor Handels GmbH', iban: 'DE89 3704 0044 0532 0130 00' }),
      byName: (_site, name) => state.pages.find((page) => page.name === name),
      contracts: () => [],
      byNumber: () => undefined,
      byAlias: () => undefined,
      group: () => [],
      addresses: () => ({}),
    },
    hasPicture: () => false,
    storeFinder: {
      find: () => ({
        stores: [
          {
            store: {
              id: 'de001',
              kind: 'FILIALE',
              street: 'Mönckebergstraße 7',
              postcode: '20095',
              city: 'Hamburg',
              at: [53.55, 10],
              hours: [],
            },
          },
        ],
      }),
      cities: () => [],
      map: () => ({ west: 0, east: 1, south: 0, north: 1, rings: [] }),
    },
    visitors: {
      known: async ({ headers }) => {
        const visitorId = String(headers['visitor']);
        const customer = customers.get(visitorId);
        return { site: 'DE', visitorId, ...(customer ? { customerId: customer.id } : {}) };
      },
      welcome: () => Promise.reject(new Error('the checkout makes no visitors')),
    },
    visit: async ({ headers }) => {
      const customer = customers.get(String(headers['visitor']));
      return customer
        ? {
            person: {
              status: 'LOGGED_IN',
              site: 'DE',
              customerId: customer.id,
              claims: { exp: 0, ren: 0, lid: '', vid: '', site: 'DE', fam: '', gen: 0, key: '' },
            },
            customer,
          }
        : { person: { status: 'LOGGED_OUT', site: 'DE' } };
    },
    mail: outbox,
    useVoucher: vouchers.use,
    takeOrder: (who) => (state.isBraked ? takeOrder(who) : Promise.resolve(0)),
    translate: words,
    now,
    log: { error: (_fault: unknown, what?: string) => void faults.push(what ?? '') },
  });

  const articleOf = async (sourceId: string) => {
    const [row] = await db.query<{ product_id: string; tcm: string }>(
      statement(
        '',
        'select product_id, tcm from article where source_id = $1 and generation = (select generation from catalogue_state)',
      ),
      [sourceId],
    );
    if (!row) throw new Error(`${sourceId} is not on the shelf`);
    return { productId: row.product_id, tcm: row.tcm };
  };

  /** Starts a campaign that gives an article to buyers above an amount. */
  const give = async (sourceId: string, amountMinor: number): Promise<Campaign> => {
    const minimum = { amountMinor, currency: 'EUR' } as const;
    const campaign = { ...(await articleOf(sourceId)), campaignId: `given-${sourceId}`, minimum };
    state.campaigns = [campaign];
    return campaign;
  };

  /** A buyer with a cart; `put` takes feed ids. */
  const buyer = (customer?: Customer) => {
    const visitorId = customer?.visitorId ?? randomUUID();
    if (customer) customers.set(visitorId, customer);
    const owner = { site: 'DE' as const, visitorId };
    const asked = (): CheckoutAsked => ({
      request: { headers: { visitor: visitorId }, cookies: {} },
      site: 'DE',
      moment: looked(),
    });
    const review = async (): Promise<OpenCheckout> => {
      const opened = await orders.desk.review(asked());
      if (opened.kind !== 'open') throw new Error(`the checkout is ${opened.kind}`);
      return opened;
    };
    return {
      visitorId,
      asked,
      review,
      put: async (sourceId: string, quantity = 1) => {
        const answer = await cart.change(owner, { setArticle: { ...(await articleOf(sourceId)), quantity } }, moment());
        if (!answer.ok) throw new Error(`${sourceId} was refused: ${answer.code}`);
      },
      cart: () => cart.load('DE', visitorId, moment()),
      /** takes what a campaign gives */
      take: ({ productId, campaignId }: Campaign) =>
        cart.change(owner, { setFreeArticle: { productId, campaignId, remove: false } }, moment()),
      enter: (code: string) => cart.enterVoucher(owner, code, moment()),
      choose: (form: Readonly<Record<string, string>> = filledIn) => orders.desk.choose(asked(), form),
      /** orders the cart as it was seen */
      order: ({ attempt = '', seen }: Pick<OpenCheckout, 'attempt' | 'seen'>) =>
        orders.desk.place(asked(), { attempt, seen, address: state.address }),
    };
  };

  const count = async (table: 'shop_order' | 'mail' | 'checkout'): Promise<number> =>
    (await db.query<{ count: number }>(statement('', `select count(*) as count from ${table}`)))[0]?.count ?? 0;
  const left = async (sourceId: string): Promise<number | null | undefined> =>
    (
      await db.query<{ quantity: number | null }>(
        statement(
          '',
          'select quantity from article where source_id = $1 and generation = (select generation from catalogue_state)',
        ),
        [sourceId],
      )
    )[0]?.quantity;

  return {
    state,
    orders: { ...orders, ...composeCustomerOrders(db, now) },
    takeOrder,
    steps,
    placedOrders,
    vouchers,
    cart,
    buyer,
    stockUp,
    give,
    count,
    left,
    faults,
    refresh: () => catalogue.refresh(now()),
  };
};
export type OrderShop = Awaited<ReturnType<typeof orderShop>>;

/** A buyer with a filled cart and a valid form, who has seen the review page. */
export const readyBuyer = async (shop: OrderShop, things: Readonly<Record<string, number>>, customer?: Customer) => {
  const buyer = shop.buyer(customer);
  for (const [sourceId, quantity] of Object.entries(things)) await buyer.put(sourceId, quantity);
  const faults = await buyer.choose();
  if (faults) throw new Error(`the form is refused: ${JSON.stringify(faults)}`);
  return { ...buyer, seen: await buyer.review() };
};
