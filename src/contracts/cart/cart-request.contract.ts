import { Type, type Static } from 'typebox';
import { cartChangeSchema, productIdSchema, tcmSchema, type CartChange } from './cart.contract.ts';

const closed = { additionalProperties: false } as const;
/**
 * CART-3, ours beside the five changes: adds pieces to those in the cart, for a page that has not read it. A service that does not
 * know it refuses it as a wrong body.
 */
export const addArticleSchema = Type.Object(
  {
    addArticle: Type.Object(
      { productId: productIdSchema, tcm: tcmSchema, quantity: Type.Integer({ minimum: 1, maximum: 9999 }) },
      closed,
    ),
  },
  closed,
);
export const cartRequestSchema = Type.Union([cartChangeSchema, addArticleSchema]);
export type CartRequest = CartChange | Static<typeof addArticleSchema>;
