import { describe, expect, it } from 'vitest';
import { coffee, coffeeSubscription, extrasForTests } from '../../../testing/cart.fixtures.ts';
import { isCall } from './kinds.ts';
import { serverSubscription, subscription, subscriptionForm } from './subscription.ts';

const limits = { entries: 50, pieces: 10 };
const assortment = { site: 'DE', at: new Date(0), extras: extrasForTests, limits } as const;
const item = { kind: 'subscription', subscription: coffeeSubscription } as const;
const offerOf = (subscriptionId: string) =>
  serverSubscription.sourceOf({ kind: 'subscription', subscriptionId }, assortment).offerOf(coffee);

describe('a subscription', () => {
  it('[CART-16] costs its packs at the price of its coffee, and nothing of the total', () => {
    expect(offerOf('house-blend.2.4')?.subscription).toEqual({ ...coffeeSubscription, url: coffee.url });
    expect(subscription.cost(item)).toBe(0);
  });

  it.each([
    'tea.2.4',
    'house-blend.9.4',
    'house-blend.2.3',
    'house-blend.02.4',
    'house-blend.2.4.1',
    'house-blend',
    '',
  ])('[CART-16] of the id "%s" does not exist', (id) => {
    expect(offerOf(id)).toBeUndefined();
  });

  it('[CART-16] is removed by a call, and added by the form of its page alone', () => {
    expect(isCall(subscription.removal(item))).toBe(true);
    expect(isCall(subscription.addition(item))).toBe(false);
    expect(subscription.form(item, 'add')).toEqual({
      kind: 'subscription',
      mode: 'add',
      coffee: 'house-blend',
      pieces: '2',
      weeks: '4',
    });
  });

  it('[CART-16] is read from the choices of its form', () => {
    const form = { kind: 'subscription', mode: 'add', coffee: 'house-blend', pieces: '2', weeks: '4' } as const;
    expect(subscriptionForm(form)).toEqual(subscription.addition(item));
  });
});
