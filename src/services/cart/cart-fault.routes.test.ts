import { expect, it } from 'vitest';
import { logCartFault } from './cart-fault.routes.ts';
import { CartFault } from './cart-fault.service.ts';

it('[CART-6] logs a fault with its code and its cause, or itself where it has none', () => {
  const logged: unknown[] = [];
  // Trusted: only the log of a request is used.
  const request = { log: { error: (...values: unknown[]) => logged.push(values) } } as never;
  const cause = new Error('the connection is lost');
  const alone = new CartFault('PRICE_UNAVAILABLE');
  logCartFault(request, new CartFault('CARTSTORAGE_UNAVAILABLE', cause));
  logCartFault(request, alone);
  expect(logged).toEqual([
    [{ err: cause, code: 'CARTSTORAGE_UNAVAILABLE' }, 'the cart failed'],
    [{ err: alone, code: 'PRICE_UNAVAILABLE' }, 'the cart failed'],
  ]);
});
