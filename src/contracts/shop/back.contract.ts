import { Type } from 'typebox';

/** A path of this shop: no other host, and no query but the colour of a product page (`dim1`). */
export const backSchema = Type.String({
  pattern: '^/(?:[\\w.~-]+(?:/[\\w.~-]+)*/?)?(?:\\?dim1=[a-z0-9-]+)?$',
  maxLength: 200,
});
