import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../tests/support/other-servers/answers.ts';
import { readAnswer } from '../../clients/cart-load.effects.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import {
  articleOf,
  cartWith,
  coffee,
  coffeeSubscription,
  freeChocolate,
  giftCard,
  machineCare,
} from '../../testing/cart.fixtures.ts';
import { entriesOf, previewOf, withFirst } from './cart-preview.rules.ts';

const two = cartWith([articleOf(coffee, 2)]);

describe('the preview of the cart', () => {
  it.each<[string, Cart | undefined, boolean, boolean, string]>([
    ['no token: there can be none', undefined, false, false, 'empty'],
    ['no token, and an old copy', two, false, true, 'empty'],
    ['not asked for yet', undefined, true, false, 'waiting'],
    ['asked for in vain', undefined, true, true, 'failed'],
    ['an empty one', cartWith([]), true, true, 'empty'],
    ['a copy, before it was asked for', two, true, false, 'filled'],
    ['something defective alone', { ...cartWith([]), defectiveArticles: [articleOf(coffee, 1)] }, true, true, 'filled'],
  ])('%s', (_, cart, may, asked, tag) => expect(previewOf(cart, may, asked).tag).toBe(tag));

  it('[CART-2] lists every kind of item, the newest article first, with the price of its line', () => {
    const other = { ...coffee, tcm: 'other', title: 'Neuer' };
    const cart = {
      ...cartWith([articleOf(coffee, 2), articleOf(other, 1)]),
      giftCards: [{ article: articleOf(giftCard, 1) }],
      freeArticles: [{ ...freeChocolate, quantity: { quantity: 1 } }],
      partnerProducts: [{ ...machineCare, totalQuantity: 3 }],
      subscriptions: [coffeeSubscription],
    };
    const entries = entriesOf(cart);
    expect(entries.map(({ title, pieces }) => `${pieces} ${title}`)).toEqual([
      '1 Neuer',
      `2 ${coffee.title}`,
      `1 ${giftCard.title}`,
      `1 ${freeChocolate.title}`,
      `3 ${machineCare.title}`,
      `2 ${coffeeSubscription.title}`,
    ]);
    expect(entries[1]?.price?.amountMinor).toBe(coffee.price.amountMinor * 2);
    expect(entries.map(({ url }) => url)).toEqual([
      coffee.url,
      coffee.url,
      giftCard.url,
      freeChocolate.url,
      machineCare.url,
      coffeeSubscription.url,
    ]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(entries[0]).toMatchObject({ choice: coffee.choice, picture: coffee.picture });
    expect(entries[3]).toMatchObject({ picture: freeChocolate.picture });
  });

  it('[CART-2] shows no price of a cart without our prices, and two free articles are two entries', () => {
    const free = { ...freeChocolate, quantity: { quantity: 1 } };
    const cart = {
      ...cartWith([articleOf(coffee, 2)], {
        freeArticles: [free, { ...free, campaignId: 'tea' }],
        partnerProducts: [{ ...machineCare, totalQuantity: 1 }],
      }),
      isUnpriced: true as const,
    };
    const entries = entriesOf(cart);
    expect(entries.filter((entry) => 'price' in entry)).toEqual([]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(4);
  });
});

describe('the preview before another cart service', () => {
  const inEverything = ['1 Espressobecher, Ton', '2 Sonntagsröstung', '1 Geschenkkarte', '1 ', '1 ', '1 '];
  it.each([
    [
      'ours',
      [
        '1 Kaffee. Das Buch',
        '2 Espressobecher, Ton',
        '1 Wollmantel mit Reverskragen',
        '2 Sonntagsröstung',
        '1 Geschenkkarte',
        '1 Zartbitter-Tafel',
        '1 Rundum-Pflege',
        '2 Sonntagsröstung',
      ],
      true,
      true,
    ],
    ['minimal', inEverything, false, false],
    ['quantity-object', inEverything, false, false],
    ['older', ['1 Espressobecher, Ton', '2 Sonntagsröstung'], false, true],
    ['limit-in-200', ['3 Sonntagsröstung'], false, false],
  ] as const)(
    '[CART-2] "%s" lists %j, with a price: %s, with a warning: %s',
    async (name, lines, isPriced, isWarned) => {
      const read = await readAnswer({ kind: 'answer', ...answerOf('cart', name) });
      const preview = previewOf(read.kind === 'unchanged' ? undefined : read.cart, true, true);
      if (preview.tag !== 'filled') throw new Error(`${name} is ${preview.tag}`);
      expect(preview.entries.map(({ title, pieces }) => `${pieces} ${title}`)).toEqual(lines);
      expect(preview.total !== undefined).toBe(isPriced);
      expect(preview.hasDefects).toBe(isWarned);
    },
  );
});

describe('the preview after an addition', () => {
  const other = { ...coffee, tcm: 'other', title: 'Ein anderer' };
  const filled = previewOf(cartWith([articleOf(coffee, 1), articleOf(other, 1)]), true, true);
  const titles = (preview: typeof filled) => preview.tag === 'filled' && preview.entries.map(({ title }) => title);

  it('[CART-4] has what was added on top, wherever it lies in the cart', () => {
    expect(titles(filled)).toEqual([other.title, coffee.title]);
    expect(titles(withFirst(filled, coffee))).toEqual([coffee.title, other.title]);
    expect(titles(withFirst(filled, { productId: coffee.productId, tcm: 'gone' }))).toEqual(titles(filled));
    expect(withFirst(filled, undefined)).toBe(filled);
    expect(withFirst({ tag: 'empty' }, coffee)).toEqual({ tag: 'empty' });
  });

  it('[CART-11] leads to the checkout only where the cart can be bought', () => {
    const soldOut = articleOf({ ...coffee, availability: 'SOLDOUT' }, 1);
    expect(filled).toMatchObject({ canBeBought: true });
    expect(previewOf(cartWith([soldOut]), true, true)).toMatchObject({ canBeBought: false });
  });
});
