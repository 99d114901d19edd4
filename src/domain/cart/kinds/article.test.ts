import { describe, expect, it } from 'vitest';
import { articleOf, coffee, scarceMug, soldOutVase } from '../../../testing/cart.fixtures.ts';
import { article, serverArticle } from './article.ts';
import { keyOfStored, type StoredArticle } from './server-kind.ts';

const limits = { entries: 50, pieces: 10 };
const site = { currency: 'EUR', language: 'de' } as const;
const stored = (quantity: number): StoredArticle => ({
  productId: coffee.productId,
  tcm: coffee.tcm,
  title: 'Sonntagsröstung',
  amountMinor: 599,
  quantity,
});

describe('an article', () => {
  it('[CART-2] is stored without a kind, as the oldest rows are', () => {
    const row = serverArticle.toStored({ kind: 'article', article: coffee }, 3);
    expect(row).toEqual({
      productId: coffee.productId,
      tcm: coffee.tcm,
      title: coffee.title,
      choice: coffee.choice,
      picture: coffee.picture,
      amountMinor: coffee.price.amountMinor,
      quantity: 3,
    });
    expect(keyOfStored(row)).toEqual({ kind: 'article', productId: coffee.productId, tcm: coffee.tcm });
  });

  it.each([
    ['the stored number of an article with enough pieces', coffee, 3, 3],
    ['the rest of a scarce article', scarceMug, 3, 2],
    ['the stored number of a sold-out article', soldOutVase, 3, 3],
    ['the purchase limit at most', coffee, 12, 10],
  ])('[CART-5] shows %s', (_, offer, quantity, shown) => {
    const item = serverArticle.fromStored(stored(quantity), { kind: 'article', article: offer }, limits);
    expect(article.pieces(item)).toBe(shown);
  });

  it('[CART-2] that is gone keeps its number, its old name and its old price', () => {
    expect(serverArticle.gone(stored(4), site)).toMatchObject({
      article: {
        quantity: 4,
        title: 'Sonntagsröstung',
        price: { amountMinor: 599, currency: 'EUR' },
        availability: 'NOT_AVAILABLE',
        url: `/sonntagsroestung-p${coffee.productId}.html`,
      },
    });
  });

  it.each([
    [coffee, 2, 2 * coffee.price.amountMinor],
    [soldOutVase, 2, 0],
  ])('[CART-2] costs nothing while it cannot be bought: %#', (offer, quantity, cost) => {
    expect(article.cost({ kind: 'article', article: articleOf(offer, quantity) })).toBe(cost);
  });
});
