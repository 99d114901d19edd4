import { Type, type Static } from 'typebox';

/** PROD-1 */
export const newProductIdPath = '/service/productdata/api/new-product-id';
export const newProductIdsPath = '/service/productdata/api/new-product-ids';

/** The largest number of ids per request. */
export const productIdsAsked = 24;

/** A former id of a product: nine digits; any other text maps to nothing. */
const oldProductId = Type.String({ minLength: 1, maxLength: 100 });
export const newProductIdSchema = Type.Object({ productId: Type.String({ pattern: '^[0-9]{9}$' }) });

export const newProductIdQuerySchema = Type.Object({ old_product_id: oldProductId });
export type NewProductIdQuery = Static<typeof newProductIdQuerySchema>;

export const newProductIdsQuerySchema = Type.Object({
  /** separated by commas, at most 24 */
  old_product_ids: Type.String({ minLength: 1, maxLength: productIdsAsked * 101 }),
});
export type NewProductIdsQuery = Static<typeof newProductIdsQuerySchema>;

export const newProductIdsSchema = Type.Object({
  /** in the order of the request; an unknown id maps to itself */
  mappings: Type.Array(Type.Object({ oldProductId: Type.String(), newProductId: Type.String() }), {
    maxItems: productIdsAsked,
  }),
});
