import { afterEach, describe, expect, it } from 'vitest';
import { leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import {
  articleOf,
  carts,
  cartWith,
  coffee,
  coffeeSubscription,
  freeChocolate,
  giftCard,
  machineCare,
} from '../../testing/cart.fixtures.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { allSites, sites } from '../../sites/sites.ts';
import { island } from './cart.island.tsx';

afterEach(leavePage);

describe('what a cart comes to', () => {
  it.each([
    ['DE', 699, '13,01', '4,95', '11,94'],
    ['DE', 2000, undefined, 'gratis', '20,00'],
    ['CH_FR', 2500, 'CHF\u00A05.00', 'CHF\u00A06.95', '31.95\u00A0francs suisses'],
    ['CZ', 50_000, '499\u00A0Kč', '99\u00A0Kč', '599'],
    ['HU', 500_000, undefined, '1490', '6490'],
  ] as const)(
    'on %s of %i counts shipping, and tells how far it is to free shipping',
    (code, price, missing, cost, sum) => {
      const words = regionWords(code);
      const { currency } = sites[code];
      const article = articleOf({ ...coffee, price: { amountMinor: price, currency } }, 1);
      const cart = { ...carts.empty, articles: [article], numberOfArticles: 1, total: article.price };
      const element = putRegion({
        island,
        props: { cart, offersUrl: '/' },
        browser: fakeBrowser(),
        script: false,
        code,
      });
      const compact = (text: string) => text.replaceAll(/[\s.](?=\d{3})/g, '');
      const plain = compact(element.querySelector('section')?.textContent ?? '');
      expect(plain).toContain(cost);
      expect(plain).toContain(sum);
      const bar = element.querySelector('progress');
      if (code === 'HU') expect(bar).toBeNull();
      else if (missing === undefined) expect(plain).toContain(words('cart.shipping.reached'));
      else expect(plain).toContain(compact(words('cart.shipping.missing', { price: missing })));
    },
  );
});

describe.each(allSites)('the way to the checkout on $code', ({ code }) => {
  const words = regionWords(code);
  const wayOn = (cart: Cart) => {
    const element = putRegion({ island, props: { cart, offersUrl: '/' }, browser: fakeBrowser(), script: false, code });
    const link = [...element.querySelectorAll('a')].find(({ textContent }) => textContent === words('cart.checkout'));
    return { link, text: element.querySelector('section')?.textContent ?? '' };
  };

  it.each([
    ['articles', carts.several],
    ['a gift card alone', cartWith([], { giftCards: [{ article: articleOf(giftCard, 1) }] })],
    ['a partner product alone', cartWith([], { partnerProducts: [{ ...machineCare, totalQuantity: 1 }] })],
    ['every kind', carts.everyKind],
  ])('[CART-11] is open with %s', (_, cart) => {
    const { link, text } = wayOn(cart);
    expect(link?.getAttribute('href')).toBe('/checkout');
    expect(text).not.toContain(words('cart.block'));
  });

  it.each([
    ['something sold out', carts.withSoldOut],
    ['something that is gone', carts.withGone],
    ['defects of every kind', carts.defectsOfEveryKind],
    [
      'a gift that is out',
      cartWith([articleOf(coffee, 1)], {
        freeArticles: [{ ...freeChocolate, availability: 'SOLDOUT', quantity: { quantity: 1 } }],
      }),
    ],
  ])('[CART-11] leads nowhere with %s', (_, cart) => {
    const { link } = wayOn(cart);
    expect(link?.hasAttribute('href')).toBe(false);
    expect(link?.getAttribute('aria-disabled')).toBe('true');
  });

  it('[CART-11] leads nowhere with a subscription alone, and says what is missing', () => {
    const { link, text } = wayOn(cartWith([], { subscriptions: [coffeeSubscription] }));
    expect(link?.hasAttribute('href')).toBe(false);
    expect(text).toContain(words('cart.block'));
  });
});
