import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { cartPath, idempotencyHeader, type Cart } from '../../src/contracts/cart/cart.contract.ts';
import type { SoldArticle } from '../../bench/harness/sold.ts';
import { quantityIn } from '../../tests/support/people/visitor.ts';
import type { Random } from '../../tests/support/words/random.ts';
import { visitorOf, type StormVisitor, type VisitorParts } from './visitor.ts';

const mostPieces = 6;
const articlesOfEach = 6;
const betweenMs = 120;

interface Shopper {
  readonly visitor: StormVisitor;
  readonly articles: readonly SoldArticle[];
  readonly acknowledged: number[];
  /** a change without a response when the run was given up: it may have been done or not */
  open: { readonly place: number; readonly quantity: number } | undefined;
}

export interface CartCounts {
  acknowledged: number;
  /** changes that were sent more than once before they were answered */
  repeated: number;
  refused: number;
  readonly lost: string[];
}

const cartIn = (body: string): Cart => (JSON.parse(body) as { readonly cart: Cart }).cart;

/**
 * Visitors who change their carts. Each change adds a piece and is repeated under its own key until it is answered, so a change
 * that is lost or done twice shows in the quantity.
 */
export const changeCarts = async (
  parts: VisitorParts,
  articles: readonly SoldArticle[],
  visitors: number,
  isOver: () => boolean,
): Promise<CartCounts> => {
  const { random } = parts;
  const counts: CartCounts = { acknowledged: 0, repeated: 0, refused: 0, lost: [] };
  const chosen = (own: Random): readonly SoldArticle[] => {
    const begin = own.below(articles.length);
    return Array.from({ length: articlesOfEach }, (_, place) => articles[(begin + place) % articles.length]).filter(
      (article) => article !== undefined,
    );
  };
  const shoppers = Array.from({ length: visitors }, (): Shopper => ({
    visitor: visitorOf(parts),
    articles: chosen(random),
    acknowledged: Array.from({ length: articlesOfEach }, () => 0),
    open: undefined,
  }));
  const shop = async (shopper: Shopper): Promise<void> => {
    await shopper.visitor.arrive();
    while (!isOver()) {
      const place = random.below(shopper.articles.length);
      const before = shopper.acknowledged[place] ?? 0;
      const isFull = before >= mostPieces;
      const quantity = isFull ? 1 : before + 1;
      const change = { ...shopper.articles[place], quantity: 1 };
      shopper.open = { place, quantity };
      const { answer, tries } = await shopper.visitor.call(
        'cart changes',
        'PUT',
        cartPath,
        isFull ? { setArticle: change } : { addArticle: change },
        { [idempotencyHeader]: randomUUID() },
      );
      if (!answer) return;
      shopper.open = undefined;
      if (answer.status !== 200 && answer.status !== 304) {
        counts.refused += 1;
        continue;
      }
      shopper.acknowledged[place] = quantity;
      counts.acknowledged += 1;
      if (tries > 1) counts.repeated += 1;
      await delay(betweenMs);
    }
  };
  const check = async ({ visitor, articles: own, acknowledged, open }: Shopper): Promise<void> => {
    const { answer } = await visitor.call('carts read', 'GET', cartPath);
    if (answer?.status !== 200) {
      counts.lost.push(`a cart could not be read: ${answer?.status}`);
      return;
    }
    const cart = cartIn(answer.body);
    for (const [place, article] of own.entries()) {
      const may = [acknowledged[place] ?? 0, ...(open?.place === place ? [open.quantity] : [])];
      const kept = quantityIn(cart, article);
      if (!may.includes(kept)) counts.lost.push(`${article.tcm}: ${kept} pieces, not ${may.join(' or ')}`);
    }
  };
  await Promise.all(shoppers.map(shop));
  for (const shopper of shoppers) {
    await check(shopper);
    shopper.visitor.leave();
  }
  return counts;
};
