import type { VisitorTokens } from '../../../contracts/customer/login.contract.ts';
import type { Vouchers } from '../../../contracts/cart/voucher.contract.ts';
import type { CartExtras } from '../../../contracts/cart/cart-extras.contract.ts';
import { createCartRepository } from '../../../services/cart/cart.repository.ts';
import { cartRoutes } from '../../../services/cart/cart.routes.ts';
import { createCartService } from '../../../services/cart/cart.service.ts';
import { sendProblem } from '../../http/problems.ts';
import type { Moments } from '../../rendering/moments.ts';
import { batchSchedule } from '../batch-schedule.ts';
import { cartOfVisitor, codeOfVisitor } from './cart-of-visitor.ts';
import type { Catalogue } from '../catalogue.ts';
import { chosenArticle } from './chosen-article.ts';
import { coffeeAmong } from '../food-products.ts';
import type { ShopContext } from '../shop-context.ts';

export interface CartParts {
  readonly catalogue: Catalogue;
  readonly extras: CartExtras;
  readonly findVoucher: Vouchers['find'];
}

export interface CartRouteParts {
  readonly visitors: VisitorTokens;
  readonly moments: Moments;
}

/** Composes the carts, with the extras of the content beside articles. */
export const composeCart = (context: ShopContext, { catalogue, extras, findVoucher }: CartParts) => {
  const { app, db, now, siteOf } = context;
  const repository = createCartRepository(db);
  const cart = createCartService({
    repository,
    facts: catalogue.facts,
    extras,
    findVoucher,
    coffeeAmong: coffeeAmong(catalogue),
    turns: batchSchedule,
  });
  return {
    cart,
    popularity: repository.wishes,
    cartOf: (visitors: VisitorTokens) => cartOfVisitor({ cart, visitors, siteOf, now }),
    codeOf: (visitors: VisitorTokens) => codeOfVisitor({ cart, visitors, siteOf, now }),
    routes: ({ visitors, moments }: CartRouteParts): void =>
      cartRoutes(app, {
        cart,
        visitors,
        siteOf,
        momentOf: moments.of,
        now,
        articleOf: chosenArticle(catalogue),
        sendProblem,
      }),
  };
};
