import { describe, expect, it } from 'vitest';
import type { CartForm } from '../../../contracts/cart/cart-form.contract.ts';
import {
  articleOf,
  carts,
  coffee,
  coffeeSubscription,
  extrasForTests,
  freeChocolate,
  giftCard as card,
  itemsOfEachKind,
  machineCare,
} from '../../../testing/cart.fixtures.ts';
import { article, serverArticle } from './article.ts';
import { freeArticleForm, serverFreeArticle } from './free-article.ts';
import { giftCardForm, serverGiftCard } from './gift-card.ts';
import type { CartItem, Change } from './kind.ts';
import { additionForm, additionOf, itemKeyOf, kindOf, listsOf, piecesAfter, removalForm, removalOf } from './kinds.ts';
import { partnerProductForm, serverPartnerProduct } from './partner-product.ts';
import { serverSubscription, subscriptionForm } from './subscription.ts';

const site = { currency: 'EUR', language: 'de' } as const;
const limits = { entries: 50, pieces: 10 };
const assortment = { site: 'DE', at: new Date(0), extras: extrasForTests, limits } as const;

/** What a plain form asks for; the form of an article is read where its pieces are known. A missing kind is a compile error. */
const readForm = (form: CartForm): CartForm | Change => {
  if (!('kind' in form) || form.kind === undefined || form.kind === 'voucher' || form.kind === 'kept') return form;
  switch (form.kind) {
    case 'free-article':
      return freeArticleForm(form);
    case 'gift-card':
      return giftCardForm(form);
    case 'partner-product':
      return partnerProductForm(form);
    case 'subscription':
      return subscriptionForm(form);
  }
};

describe.each(itemsOfEachKind.map((item) => [item.kind, item] as const))('%s', (name, item) => {
  it('[CART-16] has a plain form that adds it, and one that removes it', () => {
    const asked = (form: CartForm, change: object) =>
      expect(readForm(form)).toEqual(
        name === 'article' ? { productId: coffee.productId, tcm: coffee.tcm, mode: form.mode } : change,
      );
    expect(additionForm(item).mode).toBe('add');
    asked(additionForm(item), additionOf(item));
    expect(removalForm(item).mode).toBe('remove');
    asked(removalForm(item), removalOf(item));
  });

  it('[CART-2] is written into its list, and read from it', () => {
    const lists = listsOf([item], name === 'freeArticle' ? [] : [item]);
    const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
    expect(filled.map(([key]) => key.replace('defective', '').toLowerCase())).toEqual(
      Array.from({ length: name === 'freeArticle' ? 1 : 2 }, () => `${name.toLowerCase()}s`),
    );
    const kind = kindOf(item);
    expect(kind.fromList(kind.toList(item))).toEqual(item);
  });

  it('[CART-2, CART-3] has a title, a key, pieces and a price, which its changes keep', () => {
    const kind = kindOf(item);
    const key = kind.keyOf(item);
    const facts = {
      article: [coffee.title, 3, 3 * 699],
      giftCard: [card.title, 1, 2500],
      freeArticle: [freeChocolate.title, 1, 0],
      partnerProduct: [machineCare.title, 1, 3900],
      subscription: [coffeeSubscription.title, 1, 0],
    } as const;
    expect([kind.titleOf(item), kind.pieces(item), kind.cost(item)]).toEqual(facts[name]);
    expect(kind.idOf(key)).toMatch(/\w/);
    expect(kind.isUnavailable(item)).toBe(false);
    expect(kind.left(item, carts.several)).toBe(Number.POSITIVE_INFINITY);
    expect(kind.itemOf(item, kind.pieces(item))).toEqual(item);
    expect([itemKeyOf(additionOf(item)), itemKeyOf(removalOf(item))]).toEqual([key, key]);
    expect([piecesAfter(additionOf(item)), piecesAfter(removalOf(item))]).toEqual([kind.pieces(item), 0]);
  });

  it('[CART-16] is a single item, counts as a purchase and pays by its kind', () => {
    const { isSingle, isPurchase, isPayment } = kindOf(item);
    expect({ isSingle, isPurchase, isPayment }).toEqual({
      isSingle: name !== 'article',
      isPurchase: name !== 'freeArticle' && name !== 'subscription',
      isPayment: name === 'giftCard',
    });
  });
});

describe('a row of the cart', () => {
  const remembered = { title: coffee.title, amountMinor: 699, choice: '250 g', picture: 'bag-bird-mustard-clay' };
  const gone = { choice: '250 g', picture: 'bag-bird-mustard-clay' };

  it('[CART-2] of an article stores what is shown when it is gone', () => {
    const stored = serverArticle.toStored({ kind: 'article', article: coffee }, 3);
    expect(stored).toEqual({ productId: coffee.productId, tcm: coffee.tcm, quantity: 3, ...remembered });
    expect(serverArticle.gone(stored, site)).toEqual({
      kind: 'article',
      article: {
        productId: coffee.productId,
        tcm: coffee.tcm,
        title: coffee.title,
        quantity: 3,
        availability: 'NOT_AVAILABLE',
        price: { amountMinor: 699, currency: 'EUR' },
        url: '/sonntagsroestung-p100000001.html',
        ...gone,
      },
    });
  });

  it('[CART-2] of an article keeps its quantity where it is sold out, and has only the rest of what is scarce', () => {
    const stored = serverArticle.toStored({ kind: 'article', article: coffee }, 12);
    const quantityOf = (change: object) =>
      serverArticle.fromStored(stored, { kind: 'article', article: { ...coffee, ...change } }, limits).article.quantity;
    expect([quantityOf({ availability: 'SOLDOUT' }), quantityOf({ left: 4 }), quantityOf({})]).toEqual([12, 4, 10]);
    const one = serverArticle.toStored({ kind: 'article', article: coffee }, 1);
    expect(serverArticle.fromStored(one, { kind: 'article', article: coffee }, limits)).toEqual({
      kind: 'article',
      article: articleOf(coffee, 1),
    });
  });

  it('[CART-16] of an article is offered while the catalogue has it', () => {
    const { article: key, offerOf } = serverArticle.sourceOf(
      { kind: 'article', productId: coffee.productId, tcm: coffee.tcm },
      assortment,
    );
    expect(key).toMatchObject({ productId: coffee.productId, tcm: coffee.tcm });
    expect([offerOf(coffee), offerOf(undefined)]).toEqual([{ kind: 'article', article: coffee }, undefined]);
  });

  it('[CART-2] of a gift card, a free article, a partner product and a subscription names them when they are gone', () => {
    const offer = { kind: 'giftCard', article: card } as const;
    const storedCard = serverGiftCard.toStored(offer, 1);
    expect(storedCard).toMatchObject({ kind: 'giftCard', tcm: '25', amountMinor: 2500, choice: '25,00' });
    expect(serverGiftCard.gone(storedCard, site)).toMatchObject({ kind: 'giftCard', article: { quantity: 1 } });
    expect(serverGiftCard.fromStored(storedCard, offer, limits)).toEqual({
      kind: 'giftCard',
      article: articleOf(card, 1),
    });

    const chocolate = { ...freeChocolate, choice: '100 g' };
    const storedFree = serverFreeArticle.toStored({ kind: 'freeArticle', freeArticle: chocolate }, 1);
    const { productId, campaignId, title, picture } = freeChocolate;
    expect(storedFree).toEqual({
      kind: 'freeArticle',
      productId,
      campaignId,
      title,
      amountMinor: 0,
      picture,
      choice: '100 g',
    });
    expect(serverFreeArticle.gone(storedFree, site)).toEqual({
      kind: 'freeArticle',
      freeArticle: {
        productId,
        campaignId,
        title,
        quantity: { quantity: 1 },
        availability: 'NOT_AVAILABLE',
        picture,
        choice: '100 g',
      },
    });

    const partner = { kind: 'partnerProduct', partnerProduct: machineCare } as const;
    const storedPartner = serverPartnerProduct.toStored(partner, 1);
    expect(storedPartner).toMatchObject({ kind: 'partnerProduct', amountMinor: 3900, picture: machineCare.picture });
    expect(serverPartnerProduct.gone(storedPartner, site)).toEqual({
      kind: 'partnerProduct',
      partnerProduct: { ...machineCare, totalQuantity: 1, url: '/' },
    });
    expect(serverPartnerProduct.fromStored(storedPartner, partner, limits)).toEqual({
      kind: 'partnerProduct',
      partnerProduct: { ...machineCare, totalQuantity: 1 },
    });

    const subscribed = { kind: 'subscription', subscription: coffeeSubscription } as const;
    const storedSubscription = serverSubscription.toStored(subscribed, 1);
    expect(storedSubscription).toMatchObject({ pieces: 2, weeks: 4, amountMinor: 1398, ...gone });
    expect(serverSubscription.gone(storedSubscription, site)).toEqual({
      kind: 'subscription',
      subscription: { ...coffeeSubscription, url: '/' },
    });
    expect(serverSubscription.fromStored(storedSubscription, subscribed, limits)).toBe(subscribed);
  });

  it('[CART-16] of a second coffee is offered by its own plan, and not without its article', () => {
    const plan = extrasForTests.subscriptions('DE');
    const coffees = [{ id: 'decaf', productId: '100000009', tcm: 'decaf-250' }, ...plan.coffees];
    const extras = { ...extrasForTests, subscriptions: () => ({ ...plan, coffees }) };
    const source = (subscriptionId: string) =>
      serverSubscription.sourceOf({ kind: 'subscription', subscriptionId }, { ...assortment, extras });
    expect(source('house-blend.1.2').article).toMatchObject({ productId: coffee.productId });
    expect(source('decaf.1.2').article).toMatchObject({ productId: '100000009' });
    expect(source('decaf.1.2').offerOf(undefined)).toBeUndefined();
    expect(source('decaf.1.2').offerOf(coffee)?.kind).toBe('subscription');
  });

  it('[CART-16] of a free article is found by its campaign, and not without its article', () => {
    const [campaign] = extrasForTests.campaigns('DE', new Date(0));
    if (!campaign) throw new Error('no campaign');
    const other = { ...campaign, campaignId: 'tea', tcm: 'tea' };
    const extras = { ...extrasForTests, campaigns: () => [other, campaign] };
    const { productId, campaignId } = campaign;
    const source = serverFreeArticle.sourceOf(
      { kind: 'freeArticle', productId, campaignId },
      { ...assortment, extras },
    );
    expect(source.article).toMatchObject({ tcm: 'bar' });
    expect(source.offerOf(undefined)).toBeUndefined();
    expect(source.offerOf({ ...coffee, productId, tcm: 'bar' })?.kind).toBe('freeArticle');
  });
});

it('[CART-16] two free articles of one campaign are two items', () => {
  const idOf = (item: CartItem) => kindOf(item).idOf(kindOf(item).keyOf(item));
  const freeOf = (productId: string, campaignId: string): CartItem => ({
    kind: 'freeArticle',
    freeArticle: { ...freeChocolate, productId, campaignId, quantity: { quantity: 1 } },
  });
  const ids = [freeOf('1', 'a'), freeOf('2', 'a'), freeOf('1', 'b')].map(idOf);
  expect(new Set(ids).size).toBe(3);
  expect(article.idOf({ kind: 'article', productId: '1', tcm: 'a' })).toBe('1 a');
});

it('[CART-2] an empty cart has the lists of the contract and no other', () =>
  expect(Object.keys(listsOf([], []))).toEqual(
    Object.keys(carts.empty).filter((key) => !['vouchers', 'numberOfArticles', 'total'].includes(key)),
  ));
