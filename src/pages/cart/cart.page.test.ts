import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../tests/support/words/words.ts';
import { cartErrorCodes } from '../../contracts/cart/cart-codes.constants.ts';
import { type CartRead } from '../../contracts/cart/cart.contract.ts';
import { carts, freeChocolate } from '../../testing/cart.fixtures.ts';
import { voucherRefusals } from '../../contracts/cart/voucher.constants.ts';
import { sites } from '../../sites/sites.ts';
import type { PageRequest, PageServices } from '../page.ts';
import { cart } from './cart.page.ts';

const load = (
  query: Record<string, string> = {},
  read: CartRead = { ok: true, cart: carts.oneCoffee, gifts: [freeChocolate] },
) => {
  const request: PageRequest = {
    site: sites.SK,
    t: wordsOf('SK'),
    moment: { at: new Date(0), abTests: {} },
    params: {},
    query,
    path: '/service/cartfrontend/cart',
    cart: async () => read,
  };
  // It calls no service: its cart comes with the request.
  return cart.load(request, {} as PageServices);
};

describe('the cart page', () => {
  it('is personal and hidden from search engines', async () => {
    expect(cart.personal).toBe(true);
    expect(await load()).toEqual({
      kind: 'shown',
      status: 200,
      tracked: [expect.objectContaining({ event: 'view_cart', currency: 'EUR' })],
      head: { title: 'Košík', hidesNewsletter: true },
      props: { cart: carts.oneCoffee, gifts: [freeChocolate], offersUrl: '/categories/zlavy' },
    });
  });

  it('[TRK-1] is tracked with colour and size in words', async () => {
    expect(await load()).toMatchObject({ tracked: [{ items: [{ item_variant: '250 g' }] }] });
  });

  it('shows when it could not be loaded, with an error status', async () => {
    const answer = await load({ message: 'ADDED' }, { ok: false, code: 'PRODUCTDATA_UNAVAILABLE' });
    expect(answer).toMatchObject({ status: 503, props: { message: { code: 'PRODUCTDATA_UNAVAILABLE' } } });
    expect(answer.kind === 'shown' && answer.props).not.toHaveProperty('cart');
  });

  it.each(['ADDED', 'CHANGED', ...cartErrorCodes])('shows the message of a form: %s', async (message) => {
    expect(await load({ message, limit: '10' })).toMatchObject({ props: { message: { code: message, limit: 10 } } });
  });

  it.each([[{ message: '<script>' }], [{ message: 'added' }], [{ message: '' }], [{ limit: '3' }]])(
    'says nothing that it does not know: %o',
    async (query: Record<string, string>) => {
      const answer = await load(query);
      expect(answer.kind === 'shown' && answer.props).not.toHaveProperty('message');
    },
  );

  it.each(voucherRefusals)('[CART-15] shows the message about a code: %s', async (message) => {
    const answer = await load({ message, minimum: '2000' });
    expect(answer).toMatchObject({
      props: { voucher: { code: message, minimum: { amountMinor: 2000, currency: 'EUR' } } },
    });
    expect(answer.kind === 'shown' && answer.props).not.toHaveProperty('message');
  });

  it.each(['-1', '1.5', 'zehn', '99999', ''])('ignores the limit %s', async (limit) => {
    const answer = await load({ message: 'ITEM_LIMIT', limit });
    expect(answer.kind === 'shown' && answer.props.message).toEqual({ code: 'ITEM_LIMIT' });
  });

  it.each([
    ['/', true],
    ['/kaffee-p100000001.html', true],
    ['/service/cart/', true],
    ['/kaffee-p100000001.html?dim1=anthrazit-2', true],
    ['/kaffee-p100000001.html?dim1=//evil.example', false],
    ['/kaffee-p100000001.html?dim1=a&to=b', false],
    ['https://evil.example/', false],
    ['//evil.example/', false],
    ['/\\evil.example', false],
    ['/?query', false],
    ['javascript:alert(1)', false],
    [`/${'a'.repeat(200)}`, false],
    [`/${'a'.repeat(198)}!`, false],
  ])('leads back to %s: %s', async (back, leads) => {
    const answer = await load({ message: 'ADDED', back });
    expect(answer.kind === 'shown' && answer.props.back).toBe(leads ? back : undefined);
  });
});
