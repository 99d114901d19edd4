import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { commerceKinds, trackedEventSchema, type TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import {
  benefitEvents,
  categoryOf,
  dataLayerMessages,
  failedForm,
  formEvent,
  goodsEvent,
  promotionAction,
  promotionClick,
  searchEvent,
  signUp,
} from './tracking.rules.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });
const goods = [
  { productId: '101110001', title: 'Mug', price: euro(999), oldPrice: euro(1299), quantity: 3, choice: 'blue' },
  { productId: '101110002', title: 'Dress', price: euro(4950), category: 'Women' },
];

/** What GA4 asks of the events that it knows: developers.google.com/analytics/devguides/collection/ga4/reference/events */
const asked: Readonly<Record<string, readonly string[]>> = {
  view_item: ['currency', 'value', 'items'],
  add_to_cart: ['currency', 'value', 'items'],
  view_cart: ['currency', 'value', 'items'],
  begin_checkout: ['currency', 'value', 'items'],
  add_to_wishlist: ['currency', 'value', 'items'],
  purchase: ['currency', 'value', 'items', 'transaction_id'],
};

describe('events of the goods', () => {
  it('[TRK-1] have the eleven kinds', () =>
    expect(new Set<string>(commerceKinds)).toEqual(
      new Set([
        'add_to_cart',
        'add_to_wishlist',
        'begin_checkout',
        'progress_checkout',
        'purchase',
        'purchase_ga4',
        'remove_from_wishlist',
        'reverse_checkout',
        'view_cart',
        'view_item',
        'view_wishlist',
      ]),
    ));

  it.each(commerceKinds)('[TRK-1] %s has the format of GA4: decimal numbers, quantities, ISO 4217', (kind) => {
    const event = goodsEvent(kind, goods, 'EUR');
    expect(event).toStrictEqual({
      event: kind,
      currency: 'EUR',
      value: 79.47,
      items: [
        { item_id: '101110001', item_name: 'Mug', item_variant: 'blue', price: 9.99, discount: 3, quantity: 3 },
        { item_id: '101110002', item_name: 'Dress', item_category: 'Women', price: 49.5, quantity: 1 },
      ],
    });
    expect(Value.Check(trackedEventSchema, event)).toBe(true);
    const sum = event.items.reduce((all, { price, quantity }) => all + price * quantity, 0);
    expect(event.value).toBeCloseTo(sum, 10);
    const order = kind.startsWith('purchase') ? { ...event, transaction_id: 'K1', shipping: 4.95, tax: 12.69 } : event;
    for (const member of asked[kind] ?? []) expect(order).toHaveProperty(member);
    expect(Value.Check(trackedEventSchema, order)).toBe(true);
  });

  it('[TRK-1] without items have the value 0, and a raised price is not a discount', () => {
    expect(goodsEvent('view_cart', [], 'CHF')).toEqual({ event: 'view_cart', currency: 'CHF', value: 0, items: [] });
    const [item] = goodsEvent(
      'view_item',
      [{ productId: '1', title: 'A', price: euro(4950), oldPrice: euro(4950) }],
      'EUR',
    ).items;
    expect(item).not.toHaveProperty('discount');
  });

  it.each([
    ['a price in words', { ...goodsEvent('view_item', goods, 'EUR'), value: '9,99' }],
    ['no currency', { event: 'view_item', value: 1, items: [] }],
    ['a currency of elsewhere', { ...goodsEvent('view_item', goods, 'EUR'), currency: 'GBP' }],
    [
      'an item without a name',
      { event: 'view_item', currency: 'EUR', value: 1, items: [{ item_id: '1', price: 1, quantity: 1 }] },
    ],
    [
      'half a piece',
      {
        event: 'view_item',
        currency: 'EUR',
        value: 1,
        items: [{ item_id: '1', item_name: 'a', price: 1, quantity: 0.5 }],
      },
    ],
    ['an unknown member', { ...goodsEvent('view_item', goods, 'EUR'), email: 'a@b.example' }],
    ['a kind that there is not', { ...goodsEvent('view_item', goods, 'EUR'), event: 'view' }],
  ])('[TRK-1] with %s are invalid', (_, event) => expect(Value.Check(trackedEventSchema, event)).toBe(false));
});

describe('the other events', () => {
  const all: readonly (readonly [string, TrackedEvent])[] = [
    ['a view of a page', { event: 'page_view' }],
    ['promotion_click', promotionClick('copy', 'ROEST25')],
    ['ga_event of a promotion', promotionAction('click cta')],
    [
      'ga_event of the navigation',
      { event: 'ga_event', category: 'navigation', action: 'click', label: 'Kaffee>Bohnen' },
    ],
    ['a form that is sent', formEvent('cs ordinary cancellation', 'submit_attempt')],
    ['a sign-up', signUp()],
    ['a search', searchEvent('search_visit_pds', '101110001', 'kaffee')],
    ['a choice of consent', { event: 'consent-updated', categories: ['C0001', 'C0003'] }],
  ];
  it.each(all)('[TRK-1, TRK-2] %s is valid', (_, event) => expect(Value.Check(trackedEventSchema, event)).toBe(true));

  it.each([
    [0, 'VK1_Versandkostenfrei'],
    [1, 'VK2_Newsletterregistrierung'],
    [2, 'VK3_XChannel'],
    [3, 'VK4_Service'],
  ])('[HDR-5] the benefit at place %d has the label %s', (place, label) =>
    expect(benefitEvents('/a', place)).toMatchObject([{ click_target: '/a' }, { label }]),
  );

  it('[PROMO-8, HDR-5] a click in the strip is sent as a link and as a benefit', () => {
    expect(benefitEvents('/a', 1)).toEqual([
      { event: 'promotion_click', click_type: 'internal_link', click_target: '/a', specification: 'SEARCH' },
      { event: 'ga_event', category: 'promotion', action: 'click', label: 'VK2_Newsletterregistrierung' },
    ]);
    expect(benefitEvents('/a', 9)).toHaveLength(1);
  });

  it('[TRK-2] a refused form has an event for each wrong field, without its value', () => {
    const events = failedForm('cs extraordinary cancellation', ['email', 'lastName']);
    expect(
      events.map(({ event_name, response_type, response_details }) => [event_name, response_type, response_details]),
    ).toEqual([
      ['submit_attempt', 'none', ''],
      ['submit_failed', 'error', ''],
      ['error_message', 'error', 'email'],
      ['error_message', 'error', 'lastName'],
    ]);
    expect(new Set(events.map(({ subject }) => subject))).toEqual(new Set(['cs extraordinary cancellation']));
    expect(events.every((event) => Value.Check(trackedEventSchema, event))).toBe(true);
  });

  it('[TRK-2] a view of a page has no member of its own: the page data are those of its batch', () =>
    expect(Value.Check(trackedEventSchema, { event: 'page_view', page_name: 'Home' })).toBe(false));

  it('[TRK-2] the two cancellations have exactly these subjects', () => {
    for (const subject of ['cs extraordinary cancellation', 'cs ordinary cancellation'] as const)
      expect(formEvent(subject, 'submit_success')).toMatchObject({ subject, event_name: 'submit_success' });
  });
});

describe('the destination of an event', () => {
  it('[TRK-4] is the category C0003, but C0004 for the order event of partners', () => {
    for (const kind of commerceKinds)
      expect([kind, categoryOf({ event: kind })]).toEqual([kind, kind === 'purchase' ? 'C0004' : 'C0003']);
    for (const event of ['ga_event', 'page_view'] as const) expect(categoryOf({ event })).toBe('C0003');
  });

  it('[TRK-1] is a data layer with the goods in ecommerce, after the last ones were cleared', () => {
    const event = { ...goodsEvent('begin_checkout', goods, 'EUR'), step: 1, coupon: 'A' };
    expect(dataLayerMessages(event)).toEqual([
      { ecommerce: null },
      {
        event: 'begin_checkout',
        step: 1,
        ecommerce: { currency: 'EUR', value: event.value, items: event.items, coupon: 'A' },
      },
    ]);
    expect(dataLayerMessages(promotionClick('copy', 'X'))).toEqual([promotionClick('copy', 'X')]);
  });
});
