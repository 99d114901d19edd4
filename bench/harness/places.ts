import { cartFormPath, cartPagePath } from '../../src/contracts/cart/cart.contract.ts';
import { checkoutPath } from '../../src/contracts/order/order.contract.ts';
import type { FirstTap } from './first-tap.ts';
import type { BenchShop } from './shop.ts';
import { cookiesIn } from './visitor.ts';

/** A kind of page, with its main first tap. */
export interface Place {
  readonly what: string;
  readonly url: string;
  /** the visitor's cookies, where the page is personal */
  readonly cookies: string;
  readonly tap: Omit<FirstTap, 'url'>;
}

const region = (name: string): string => `k-region[data-region="${name}"]`;

/** First taps, by what a visitor touches. */
const taps = {
  menu: {
    what: 'the menu',
    on: `${region('navigation-menu')} form > button`,
    effect: 'dialog[open] a',
    answer: `${region('navigation-menu')} dialog[open] a`,
  },
  searchBox: {
    what: 'the search box',
    on: `${region('search')} input[name="query"]`,
    effect: `${region('search')} input:focus`,
    answer: `${region('search')}[data-status="awake"]`,
  },
  addToCart: {
    what: 'add to cart',
    on: `${region('buy')} button[type="submit"]`,
    effect: '[data-live="cart-count"]:not(:empty)',
    answer: `:is(${region('buy')}, [data-early="buy"]:not([hidden])) a[href*="cart"], ${region('cart')}`,
  },
  oneMore: {
    what: 'one more in the cart',
    on: `${region('cart')} button[name="quantity"]:not([aria-disabled])`,
    // The button says the next quantity.
    effect: `${region('cart')} button[name="quantity"][value="3"]`,
  },
  field: { what: 'a field', on: 'main input[name="firstName"]', effect: 'main input[name="firstName"]:focus' },
} as const satisfies Record<string, Omit<FirstTap, 'url'>>;

const icon = (name: string): string => `${region('header-icons')} [data-icon="${name}"]`;

/** Further first taps of a page, by its kind. */
export const otherTaps: Readonly<Record<string, readonly Omit<FirstTap, 'url'>[]>> = {
  home: [
    {
      what: 'the account',
      on: `${icon('account')} > a`,
      effect: `:is(#early-account[open], ${icon('account')} [data-flyout])`,
      answer: `${icon('account')} [data-flyout]`,
    },
    {
      what: 'the cart',
      on: `${icon('cart')} > a`,
      effect: `:is(#early-cart[open], ${icon('cart')} [data-flyout])`,
      answer: `${icon('cart')} [data-flyout]`,
    },
    {
      what: 'two letters in the search box',
      on: `${region('search')} input[name="query"]`,
      types: 'ka',
      effect: `${region('search')} input[name="query"]:not(:placeholder-shown)`,
      answer: `${region('search')} [role="option"]`,
    },
    // A browser without a clipboard refuses, and the page says so.
    { what: 'the code of a voucher', on: 'button[data-code]', effect: '[data-copied], [data-refused]:not(:empty)' },
    {
      what: 'the field of the newsletter',
      on: `${region('newsletter')} input[name="email"]`,
      effect: `${region('newsletter')} form[data-revealed]`,
    },
  ],
  product: [
    { what: 'the heart', on: `${region('watch')} button`, effect: `${region('watch')} [aria-pressed="true"]` },
    {
      what: 'a part of the text',
      on: 'main details:not([open]) > summary',
      effect: 'main details:not(:first-of-type)[open]',
    },
  ],
};

const htmlAt = async (shop: BenchShop, path: string): Promise<string> =>
  (await shop.ask({ path, headers: { accept: 'text/html' } })).body.toString();

/** Products of the home page that can be bought without choosing a size. */
const plainProducts = async (shop: BenchShop, home: string, most: number) => {
  const found: { path: string; productId: string }[] = [];
  for (const [, path = ''] of home.matchAll(/href="([^"]*-p\d+\.html)"/g)) {
    if (found.length === most) break;
    const html = await htmlAt(shop, path);
    const [, productId] = /name="productId" value="(\d+)"/.exec(html) ?? [];
    const isKnown = found.some((one) => one.path === path);
    if (productId !== undefined && !isKnown && !/name="(?:size|color)"/.test(html)) found.push({ path, productId });
  }
  return found;
};

const choices = ['color', 'size'] as const;

/** The first product of the home page with a choice of each kind, and the tap on its second option. */
export const choicesOf = async (shop: BenchShop): Promise<readonly FirstTap[]> => {
  const home = await htmlAt(shop, '/');
  const paths = new Set([...home.matchAll(/href="([^"]*-p\d+\.html)"/g)].map(([, path = '']) => path));
  const found: FirstTap[] = [];
  for (const path of paths) {
    const html = await htmlAt(shop, path);
    for (const name of choices)
      if (!found.some(({ what }) => what === `another ${name}`) && html.split(`name="${name}"`).length > 2)
        found.push({
          what: `another ${name}`,
          url: `http://de.localhost:${shop.port}${path}`,
          on: `${region('buy')} label:nth-of-type(2):has([name="${name}"])`,
          effect: `${region('buy')} label:nth-of-type(2) [name="${name}"]:checked`,
          // Price, stock and the name of the colour are drawn by the region.
          answer: `${region('buy')}[data-status="awake"]`,
        });
    if (found.length === choices.length) break;
  }
  return found;
};

const cookiesOfACart = async (shop: BenchShop, productIds: readonly string[]): Promise<string> => {
  const host = `de.localhost:${shop.port}`;
  let cookies = '';
  for (const productId of productIds) {
    const answer = await shop.ask({
      path: cartFormPath,
      method: 'POST',
      host,
      headers: {
        origin: `http://${host}`,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookies === '' ? {} : { cookie: cookies }),
      },
      body: new URLSearchParams({ productId, quantity: '1', mode: 'add' }).toString(),
    });
    if (cookies === '') cookies = cookiesIn(answer, cartFormPath);
  }
  return cookies;
};

/** Six kinds of page of the German site. They are found by the links of the home page, which every version has. */
export const placesOf = async (shop: BenchShop): Promise<readonly Place[]> => {
  const origin = `http://de.localhost:${shop.port}`;
  const home = await htmlAt(shop, '/');
  const [, category] = /href="([^"]*-c\d+\.html)"/.exec(home) ?? [];
  const products = await plainProducts(shop, home, 3);
  const [product] = products;
  if (category === undefined || !product) throw new Error('the home page links to no category or no plain product');
  const own = await cookiesOfACart(
    shop,
    products.map(({ productId }) => productId),
  );
  return [
    { what: 'home', url: `${origin}/`, cookies: '', tap: taps.menu },
    { what: 'category', url: origin + category, cookies: '', tap: taps.searchBox },
    { what: 'product', url: origin + product.path, cookies: '', tap: taps.addToCart },
    { what: 'search', url: `${origin}/search?query=kaffee`, cookies: '', tap: taps.searchBox },
    { what: 'cart', url: origin + cartPagePath, cookies: own, tap: taps.oneMore },
    { what: 'checkout', url: origin + checkoutPath, cookies: own, tap: taps.field },
  ];
};
