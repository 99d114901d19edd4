import { afterEach, describe, expect, it } from 'vitest';
import { awake, fieldsOf, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { additionOf, removalOf, titleOf } from '../../domain/cart/kinds/kinds.ts';
import type { CartItem } from '../../domain/cart/kinds/kind.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import {
  articleOf,
  carts,
  cartWith,
  coffee,
  coffeeSubscription,
  itemsOfEachKind,
  freeChocolate,
  giftCard,
  machineCare,
} from '../../testing/cart.fixtures.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { HttpRequest, HttpResult } from '../../platform/http.ts';
import { allSites } from '../../sites/sites.ts';
import { cartPages } from './cart.fixtures.ts';
import { island } from './cart.island.tsx';

const t = regionWords('DE');
const token = `e30.${btoa(JSON.stringify({ ren: 100, exp: 200 }))}.sign`;
const browserWith = (answer: (request: HttpRequest) => HttpResult | Promise<HttpResult>) =>
  fakeBrowser({ answer, cookies: { LongTermToken: token } });
const answerWith = (cart: Cart): HttpResult => ({ kind: 'answer', status: 200, body: { cart } });
/** Without a response the page shows the result of the shared rule. */
const silent = () => browserWith(() => new Promise<HttpResult>(() => {}));
const failing = () => browserWith(() => ({ kind: 'answer', status: 503, body: { error: 'CARTSTORAGE_UNAVAILABLE' } }));
const changes = ({ calls }: ReturnType<typeof silent>) =>
  calls.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));

afterEach(leavePage);

const names = (element: HTMLElement) => [...element.querySelectorAll('li h2')].map(({ textContent }) => textContent);
const line = (element: HTMLElement, entry: CartItem) =>
  [...element.querySelectorAll<HTMLElement>('li')].find(
    (one) => one.querySelector('h2')?.textContent === titleOf(entry),
  );
const buttonIn = (element: HTMLElement | undefined, word: string) =>
  [...(element?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.startsWith(word));
const message = (element: HTMLElement) => element.querySelector('[role="status"]')?.textContent ?? '';

/** One of its kind beside a book, so that no two lines have the same name. */
const besideCoffee = (entry: CartItem): Cart => {
  const three = [articleOf(coffee, 3)];
  switch (entry.kind) {
    case 'article':
      return cartWith([entry.article]);
    case 'giftCard':
      return cartWith(three, { giftCards: [{ article: entry.article }] });
    case 'freeArticle':
      return cartWith(three, { freeArticles: [entry.freeArticle] });
    case 'partnerProduct':
      return cartWith(three, { partnerProducts: [entry.partnerProduct] });
    case 'subscription':
      return cartWith(three, { subscriptions: [{ ...entry.subscription, title: 'Abo' }] });
  }
};
const shownEntry = (entry: CartItem): CartItem =>
  entry.kind === 'subscription'
    ? { kind: 'subscription', subscription: { ...entry.subscription, title: 'Abo' } }
    : entry;
const kinds = itemsOfEachKind.map((entry) => [entry.kind, entry] as const);
const offersUrl = '/categories/outlet';

describe('a line of each kind', () => {
  it.each([
    ['giftCard', ['25,00\u00A0Euro']],
    ['freeArticle', [t('cart.free')]],
    ['partnerProduct', [t('cart.partner', { partner: 'Brewcare' }), '39,00\u00A0Euro']],
    ['subscription', [t('cart.subscription', { pieces: 2, weeks: 4 }), t('cart.subscription.each'), '13,98\u00A0Euro']],
  ] as const)('[CART-2] says what it is and what it costs: %s', (kind, words) => {
    const entry = itemsOfEachKind.find((one) => one.kind === kind);
    const cart = entry && besideCoffee(entry);
    const element = putRegion({
      island,
      props: { offersUrl, ...(cart ? { cart } : {}) },
      browser: silent(),
      script: false,
    });
    const text = entry && line(element, shownEntry(entry))?.textContent;
    for (const word of words) expect(text).toContain(word);
  });

  it.each(kinds)('[CART-8] is taken out by the call of its kind, and can be brought back: %s', async (kind, entry) => {
    const browser = silent();
    const element = putRegion({ island, props: { cart: besideCoffee(entry), offersUrl }, browser });
    await awake(element);
    const shown = shownEntry(entry);
    buttonIn(line(element, shown), t('cart.remove'))?.click();
    await soon(() => expect(names(element)).not.toContain(titleOf(shown)));
    expect(changes(browser)).toEqual([removalOf(entry)]);
    const undo = buttonIn(element, t('cart.undo'));
    if (kind === 'subscription') {
      // The contract adds none: the shop's own form does.
      expect(fieldsOf(undo?.form ?? null, undo)).toEqual({
        kind: 'subscription',
        mode: 'add',
        coffee: 'house-blend',
        pieces: '2',
        weeks: '4',
      });
      expect(undo?.form?.getAttribute('action')).toBe('/service/cartfrontend/cart/change');
      return;
    }
    undo?.click();
    await soon(() => expect(names(element)).toContain(titleOf(shown)));
    expect(names(element)).toHaveLength(kind === 'article' ? 1 : 2);
  });

  it('[CART-5, CART-16] says why a free article is not brought back once too little is bought', async () => {
    const chocolate: CartItem = {
      kind: 'freeArticle',
      freeArticle: { ...freeChocolate, quantity: { quantity: 1 } },
    };
    const element = putRegion({ island, props: { cart: besideCoffee(chocolate), offersUrl }, browser: silent() });
    await awake(element);
    buttonIn(line(element, chocolate), t('cart.remove'))?.click();
    await soon(() => expect(names(element)).toEqual([coffee.title]));
    buttonIn(element, t('cart.less'))?.click();
    buttonIn(element, t('cart.undo'))?.click();
    await soon(() => expect(message(element)).toContain(t('cart.limit.item', { limit: 0 })));
    expect(message(element)).not.toContain(t('cart.limit.title'));
    expect(names(element)).toEqual([coffee.title]);
  });

  it.each(kinds)('[CART-9] comes back where the call fails: %s', async (_, entry) => {
    const browser = failing();
    const element = putRegion({ island, props: { cart: besideCoffee(entry), offersUrl }, browser });
    await awake(element);
    const shown = shownEntry(entry);
    buttonIn(line(element, shown), t('cart.remove'))?.click();
    await soon(() => expect(message(element)).not.toBe(''));
    expect(names(element)).toContain(titleOf(shown));
  });

  it.each(kinds)('sends a plain form without the script: %s', (kind, entry) => {
    const element = putRegion({
      island,
      props: { cart: besideCoffee(entry), offersUrl },
      browser: silent(),
      script: false,
    });
    const remove = buttonIn(line(element, shownEntry(entry)), t('cart.remove'));
    expect(remove?.form?.getAttribute('action')).toBe('/service/cartfrontend/cart/change');
    const fields = fieldsOf(remove?.form ?? null, remove);
    expect(fields).toMatchObject({ mode: 'remove' });
    expect('kind' in fields).toBe(kind !== 'article');
  });
});

describe.each(allSites)('on $code', ({ code }) => {
  const words = regionWords(code);

  it('[CART-6] a gift card that cannot be taken out asks to wait a few minutes', async () => {
    const element = putRegion({ island, props: cartPages.everyKind, browser: failing(), code });
    await awake(element);
    buttonIn(line(element, { kind: 'giftCard', article: articleOf(giftCard, 1) }), words('cart.remove'))?.click();
    await soon(() => expect(message(element)).toContain(words('cart.error.payment')));
  });

  it('[CART-6] a form that could not take out what pays asks to wait a few minutes', () => {
    const props = { ...cartPages.everyKind, message: { code: 'PAYMENT_KEPT' as const } };
    const element = putRegion({ island, props, browser: silent(), script: false, code });
    expect(message(element)).toContain(words('cart.error.payment'));
  });

  it('[CART-6] what is defective of each kind says so, under the common warning', () => {
    const element = putRegion({ island, props: cartPages.defectsOfEveryKind, browser: silent(), script: false, code });
    expect(message(element)).toContain(words('cart.error.defects'));
    expect(element.textContent?.split(words('cart.gone'))).toHaveLength(5);
  });
});

describe('a gift of a campaign', () => {
  const taken: CartItem = { kind: 'freeArticle', freeArticle: { ...freeChocolate, quantity: { quantity: 1 } } };

  it('[CART-16] is offered where enough is bought, put in at once, and no longer offered then', async () => {
    const browser = silent();
    const element = putRegion({ island, props: cartPages.giftReady, browser });
    await awake(element);
    buttonIn(element, t('cart.gift.take'))?.click();
    await soon(() => expect(names(element)).toContain(freeChocolate.title));
    expect(changes(browser)).toEqual([additionOf(taken)]);
    expect(buttonIn(element, t('cart.gift.take'))).toBeUndefined();
  });

  it('[CART-16] is not offered for restoring when it is refused', async () => {
    const element = putRegion({ island, props: cartPages.giftReady, browser: failing() });
    await awake(element);
    buttonIn(element, t('cart.gift.take'))?.click();
    await soon(() => expect(message(element)).toContain(t('cart.error.change')));
    expect(buttonIn(element, t('cart.undo'))).toBeUndefined();
    expect(buttonIn(element, t('cart.gift.take'))).toBeDefined();
  });

  it('[CART-16] says how much is missing, and follows what is bought', async () => {
    const element = putRegion({
      island,
      props: cartPages.giftMissing,
      browser: browserWith(() => answerWith(carts.oneCoffee)),
    });
    await awake(element);
    expect(element.textContent).toContain(t('cart.free.missing', { from: '20,00', missing: '13,01' }));
    expect(buttonIn(element, t('cart.gift.take'))).toBeUndefined();
  });

  it('[CART-16] is a plain form without the script', () => {
    const element = putRegion({ island, props: cartPages.giftReady, browser: silent(), script: false });
    const take = buttonIn(element, t('cart.gift.take'));
    expect(fieldsOf(take?.form ?? null, take)).toEqual({
      kind: 'free-article',
      mode: 'add',
      productId: freeChocolate.productId,
      campaignId: freeChocolate.campaignId,
    });
  });

  it.each([
    ['giftNotGiven', t('cart.free.missing', { from: '20,00', missing: '13,01' })],
    ['giftSoldOut', t('cart.free.over')],
    ['campaignOver', t('cart.free.over')],
  ] as const)(
    '[CART-2] in the cart says why it is not to be had, and no longer that it costs nothing: %s',
    (name, words) => {
      const element = putRegion({ island, props: cartPages[name], browser: silent(), script: false });
      const text = line(element, taken)?.textContent ?? '';
      expect(text).toContain(words);
      expect(text.replace(words, '')).not.toContain(t('cart.free'));
    },
  );
});

it('[CART-2] two items of two kinds with the same number are two lines', () => {
  const cart = cartWith([articleOf(coffee, 1)], {
    subscriptions: [coffeeSubscription],
    partnerProducts: [{ ...machineCare, totalQuantity: 1 }],
  });
  const element = putRegion({ island, props: { cart, offersUrl }, browser: silent(), script: false });
  expect(names(element)).toEqual([coffee.title, machineCare.title, coffee.title]);
});

describe('a voucher', () => {
  const ten: Cart['vouchers'][number] = {
    code: 'TEN',
    title: 'Willkommen: 10 %',
    discount: { amountMinor: 210, currency: 'EUR' },
    worth: { percent: 10 },
    minimum: { amountMinor: 2000, currency: 'EUR' },
  };
  const withTen = cartWith([articleOf(coffee, 3)], { vouchers: [ten] });
  const sums = (element: HTMLElement) => element.querySelector('section dl')?.textContent;

  it('[CART-15] shows what it takes off, and follows what is bought before the server has answered', async () => {
    const element = putRegion({ island, props: { cart: withTen, offersUrl }, browser: silent() });
    await awake(element);
    expect(sums(element)).toContain('−2,10');
    buttonIn(element, t('cart.more'))?.click();
    await soon(() => expect(sums(element)).toContain('−2,80'));
    buttonIn(element, t('cart.less'))?.click();
    await soon(() => expect(sums(element)).toContain('−2,10'));
    buttonIn(element, t('cart.less'))?.click();
    await soon(() => expect(sums(element)).not.toContain('−'));
  });
});
