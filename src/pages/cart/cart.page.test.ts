import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../tests/support/words/words.ts';
import { cartErrorCodes } from '../../contracts/cart/cart-codes.constants.ts';
import { type CartRead } from '../../contracts/cart/cart.contract.ts';
import { carts, freeChocolate } from '../../testing/cart.fixtures.ts';
import { voucherRefusals } from '../../contracts/cart/voucher.constants.ts';
import { sites } from '../../sites/sites.ts';
import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { CodeEntered } from '../../contracts/cart/voucher.contract.ts';
import type { PageRequest, PageServices } from '../page.ts';
import { cart } from './cart.page.ts';

const tile = (productId: string, amountMinor: number, over: Partial<ProductTile> = {}): ProductTile => ({
  productId,
  title: `Tovar ${productId}`,
  details: '',
  url: `/tovar-p${productId}.html`,
  picture: 'mug',
  price: { now: { amountMinor, currency: 'EUR' }, savingPercent: 0 },
  hasPriceRange: false,
  availability: 'AVAILABLE',
  only: 'one',
  labels: [],
  colors: [],
  ...over,
});
const category = { id: 1, title: 'Všetko', intro: '', url: '/vsetko-c1.html', picture: 'all', children: [] };
let tiles: readonly ProductTile[] = [];
// Its cart comes with the request: it only asks the catalogue for small things.
const services = {
  catalogue: {
    tree: async () => ({ top: [category], byId: new Map() }),
    inCategory: async () => ({ tiles, total: tiles.length }),
  },
} as unknown as PageServices;

const load = (
  query: Record<string, string> = {},
  read: CartRead = { ok: true, cart: carts.oneCoffee, gifts: [freeChocolate], kept: [] },
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
  return cart.load(request, services);
};

describe('the cart page', () => {
  it('is personal and hidden from search engines', async () => {
    expect(cart.personal).toBe(true);
    expect(await load()).toEqual({
      kind: 'shown',
      status: 200,
      tracked: [expect.objectContaining({ event: 'view_cart', currency: 'EUR' })],
      head: { title: 'Košík', hidesNewsletter: true },
      props: { cart: carts.oneCoffee, gifts: [freeChocolate], fillers: [], offersUrl: '/categories/zlavy' },
    });
  });

  it('[TRK-1] is tracked with colour and size in words', async () => {
    expect(await load()).toMatchObject({ tracked: [{ items: [{ item_variant: '250 g' }] }] });
  });

  it('[SHOP-4] leads on to the departments where it is empty', async () => {
    const departments = [{ title: 'Všetko', url: '/vsetko-c1.html', picture: 'all' }];
    const answer = await load({}, { ok: true, cart: carts.empty, gifts: [], kept: [] });
    expect(answer).toMatchObject({ props: { departments } });
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
      props: { voucher: { reason: message, minimum: { amountMinor: 2000, currency: 'EUR' } } },
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

  it('[CART-17] brings small things with nothing to choose for the missing amount', async () => {
    tiles = [
      tile('100000011', 3400),
      tile('100000012', 3500, { availability: 'SOLDOUT' }),
      // Colours or sizes to choose.
      (({ only: _only, ...rest }) => rest)(tile('100000013', 3600)),
      tile('100000014', 6001),
    ];
    const answer = await load();
    expect(answer.kind === 'shown' && answer.props.fillers?.map(({ productId }) => productId)).toEqual(['100000011']);
    tiles = [];
  });

  const enter = (entered: CodeEntered, code = 'ZIMA') => {
    const request: PageRequest = {
      site: sites.SK,
      t: wordsOf('SK'),
      moment: { at: new Date(0), abTests: {} },
      params: {},
      query: {},
      path: '/service/cartfrontend/cart',
      cart: async () => ({ ok: true, cart: carts.oneCoffee, gifts: [], kept: [] }),
      enterCode: async () => entered,
    };
    return cart.submit?.({ ...request, form: { code } }, services);
  };
  const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });

  it('[CART-15] leads to the sums after a code, and says what it saves beyond the previous one', async () => {
    const page = '/service/cartfrontend/cart';
    expect(await enter({ ok: true })).toMatchObject({ kind: 'moved', to: `${page}#cart-sums` });
    expect(await enter({ ok: true, more: euro(300) })).toMatchObject({ to: `${page}?more=300#cart-sums` });
    const answer = await load({ more: '300' });
    expect(answer).toMatchObject({ props: { codeSavesMore: euro(300) } });
  });

  it('[CART-15] keeps a refused code in its field, with the reason', async () => {
    const less = { saves: euro(100), than: { code: 'LETO', title: 'Leto', discount: euro(250) } };
    expect(await enter({ ok: false, reason: 'VOUCHER_EXPIRED' })).toMatchObject({
      status: 400,
      props: { voucher: { typed: 'ZIMA', reason: 'VOUCHER_EXPIRED' } },
    });
    expect(await enter({ ok: false, reason: 'SAVES_LESS', ...less })).toMatchObject({
      status: 400,
      props: { voucher: { typed: 'ZIMA', reason: 'SAVES_LESS', ...less } },
    });
  });

  it('[CART-15] shows the message of a failure', async () => {
    const answer = await enter({ ok: false, reason: 'FAULT', code: 'CARTSTORAGE_UNAVAILABLE' });
    expect(answer).toMatchObject({ to: '/service/cartfrontend/cart?message=CARTSTORAGE_UNAVAILABLE' });
  });

  it.each(['-1', '1.5', 'viac', '1234567890', ''])('ignores what a code is said to save: %s', async (more) => {
    const answer = await load({ more });
    expect(answer.kind === 'shown' && answer.props).not.toHaveProperty('codeSavesMore');
  });
});
