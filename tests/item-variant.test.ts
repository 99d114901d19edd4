import { expect, it } from 'vitest';
import type { Order } from '../src/contracts/order/order.contract.ts';
import { commerceKinds, type CommerceEvent, type CommerceKind } from '../src/contracts/tracking/tracking.contract.ts';
import { cartLimits } from '../src/domain/cart/cart.rules.ts';
import { storedArticle } from '../src/domain/cart/kinds/article.ts';
import { goodsEvent } from '../src/domain/tracking/tracking.rules.ts';
import { cart as cartPage } from '../src/pages/cart/cart.page.ts';
import { purchaseEvents, stepEvent } from '../src/pages/checkout/checkout-tracking.rules.ts';
import { goodsOfTile } from '../src/pages/list/quick-add.rules.ts';
import type { PageRequest, PageServices } from '../src/pages/page.ts';
import { viewEvents } from '../src/pages/product/product.rules.ts';
import { buyPropsOf } from '../src/regions/buy/buy.rules.ts';
import { additionEvent } from '../src/regions/buy/buy-tracked.rules.ts';
import { cartOf, offerOf } from '../src/services/cart/cart.rules.ts';
import { articleRowWith } from '../src/services/catalogue/catalogue.fixtures.ts';
import type { ArticleRow, ProductRow } from '../src/services/catalogue/catalogue.repository.ts';
import { factsOf, productOf, tileOf } from '../src/services/catalogue/product-views.rules.ts';
import { linesOf } from '../src/services/order/order-lines.rules.ts';
import { sites } from '../src/sites/sites.ts';

const moment = { at: new Date('2026-11-20T12:00:00Z'), abTests: {} };
const site = sites.DE;
// Trusted: what the views of a product read.
const product = {
  product_id: '101110001',
  title: 'Kaffee',
  details: '',
  description: '',
  labels: [],
  pictures: [],
  category_ids: [],
  intensity: null,
  brand: null,
  facts: {},
} as unknown as ProductRow;

/** Events that name a product and none of its articles. */
const ofProducts: ReadonlySet<CommerceKind> = new Set(['view_wishlist', 'add_to_wishlist', 'remove_from_wishlist']);

/** All events of one article, each made by the code that sends it, from the rows of the catalogue to the order. */
const eventsOf = async (row: ArticleRow): Promise<readonly CommerceEvent[]> => {
  const loaded = { product, articles: [row] };
  const shown = productOf('DE', loaded, moment, () => undefined);
  const tile = tileOf('DE', loaded, moment, () => undefined);
  const facts = factsOf('DE', loaded, row.tcm, moment);
  if (!tile?.only || !facts) throw new Error('the article is not sold');
  const { tcm: _tcm, ...goods } = goodsOfTile(tile, tile.only);
  const article = offerOf(facts, cartLimits);
  const stored = { ...storedArticle({ article }), quantity: 2 };
  const cart = cartOf([stored], [{ kind: 'article', article }], site, cartLimits);
  const request = {
    site,
    t: (key: string) => key,
    moment,
    params: {},
    query: {},
    path: '/',
    cart: async () => ({ ok: true, cart, gifts: [], kept: [] }),
  };
  const services = { catalogue: { tree: async () => ({ top: [], byId: new Map() }) } };
  const page = await cartPage.load(request as unknown as PageRequest, services as unknown as PageServices);
  const lines = linesOf(cart);
  const money = { amountMinor: 0, currency: 'EUR' } as const;
  const sums = { value: money, discounts: [], shipping: money, total: money, taxes: [] };
  return [
    ...viewEvents(shown, 'Kaffee'),
    additionEvent(buyPropsOf(shown, cartLimits, 'de'), row.tcm, 1),
    goodsEvent('add_to_cart', [goods], goods.price.currency),
    // The cart page tracks nothing else.
    ...(page.kind === 'shown' ? ((page.tracked ?? []) as readonly CommerceEvent[]) : []),
    stepEvent('begin_checkout', { lines, sums }, 1),
    stepEvent('progress_checkout', { lines, sums }, 2),
    stepEvent('reverse_checkout', { lines, sums }, 0),
    ...purchaseEvents({ number: '1', lines, sums } as unknown as Order),
  ];
};

it.each<[string, Partial<ArticleRow>, string | undefined]>([
  ['a colour and a size', { color: 'Petrol', size: '38' }, 'Petrol, 38'],
  ['a size', { size: '250 g' }, '250 g'],
  ['a colour', { color: 'Creme' }, 'Creme'],
  ['neither', {}, undefined],
])('[TRK-1] all events of an article name the same variant: %s', async (_, row, variant) => {
  const events = await eventsOf(articleRowWith(row));
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set(commerceKinds.filter((kind) => !ofProducts.has(kind))),
  );
  expect(events.map(({ event, items }) => [event, items.map((item) => item.item_variant)])).toEqual(
    events.map(({ event }) => [event, [variant]]),
  );
});
