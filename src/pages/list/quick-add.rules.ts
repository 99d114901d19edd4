import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';

/** TRK-1: what is tracked of a product that is added from its tile, with the tcm for the cart. */
export const goodsOfTile = ({ productId, title, price, choice }: ProductTile, only: string) => ({
  productId,
  title,
  price: price.now,
  oldPrice: price.before,
  choice,
  tcm: only,
});
