import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import { cartFormPath, cartPagePath } from '../contracts/cart/cart.contract.ts';
import type { Telemetry } from '../lib/telemetry.ts';

/**
 * The most statements that a page of the second visitor of a process needs when the cache does not have it: what all pages share (navigation,
 * footer, promotions) is known by then. A budget in counts: no busy machine changes it.
 */
const budgets = { category: 2, product: 2, search: 2, cart: 1 } as const;
type Kind = keyof typeof budgets;

const statements: string[] = [];
const counting: Telemetry = {
  serve: (_, answer) => answer(),
  within: (_, goOn) => goOn(),
  ended: () => {},
  span: async (name, facts, work) => {
    if ('db.system.name' in facts) statements.push(name);
    return work();
  },
  gauges: () => {},
  stop: async () => {},
};

const host = 'de.localhost:3000';
let whole: WholeShop;
let addresses: Readonly<Record<Kind, readonly [first: string, second: string]>>;
let cookie = '';
let ask: (url: string) => Promise<string>;

beforeAll(async () => {
  whole = await wholeShop();
  const { app } = await whole.another({ telemetry: counting });
  ask = async (url) => {
    const answer = await app.inject({ url, headers: { host, accept: 'text/html', cookie } });
    if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
    return answer.body;
  };
  const home = await ask('/');
  const links = (shape: RegExp, page = home) => [...new Set([...page.matchAll(shape)].map(([, path = '']) => path))];
  const [category = '', otherCategory = ''] = links(/href="([^"?]*-c\d+\.html)"/g);
  const products = links(/href="([^"?]*-p\d+\.html)"/g, await ask(category));
  const product = products[0] ?? '';
  const productId = /-p(\d+)\.html/.exec(product)?.[1] ?? '';
  const added = await app.inject({
    method: 'POST',
    url: cartFormPath,
    headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ productId, quantity: '1', mode: 'add' }).toString(),
  });
  cookie = [added.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
  addresses = {
    category: [category, otherCategory],
    product: [product, products[1] ?? ''],
    search: ['/search?query=kaffee', '/search?query=tasse'],
    cart: [cartPagePath, cartPagePath],
  };
});
afterAll(() => whole.close());

it.each(Object.entries(budgets))('a %s page that misses the cache needs at most %i statements', async (kind, most) => {
  const [first, second] = addresses[kind as Kind];
  await ask(first);
  const before = statements.length;
  await ask(second);
  const found = statements.slice(before);
  expect(found.length, found.join(', ')).toBeLessThanOrEqual(most);
  // What was asked before has been counted.
  expect(before).toBeGreaterThan(0);
});

/** The attributes of the first element that matches. */
const attributesOf = (page: string, shape: RegExp): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(shape.exec(page)?.[0] ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );

it.each(['home', 'category', 'product', 'search'] as const)(
  'the head of a %s page asks for the picture that phones show first, and for no other',
  async (kind) => {
    const page = await ask(kind === 'home' ? '/' : addresses[kind][0]);
    const asked = attributesOf(page, /<link rel="preload" as="image"[^>]*>/);
    const [eager = ''] = /<picture(?:(?!<\/picture>).)*fetchpriority="high"/is.exec(page) ?? [];
    const sources = eager.slice(eager.lastIndexOf('<picture'));
    const drawn = attributesOf(sources, /<source[^>]*type="image\/avif"[^>]*>/);
    expect(asked['imagesrcset']).toBeTruthy();
    expect(asked['imagesrcset']).toBe(drawn['srcset']);
    // A source for these windows alone has the same sizes; that of all windows has them first.
    if (drawn['media'] === undefined)
      expect(`${asked['media']} ${asked['imagesizes']}`).toBe(drawn['sizes']?.split(',')[0]);
    else expect([asked['media'], asked['imagesizes']]).toEqual([drawn['media'], drawn['sizes']]);
    expect(page.indexOf('rel="preload" as="image"')).toBeLessThan(page.indexOf('<style'));
  },
);
