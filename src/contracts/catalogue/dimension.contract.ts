/** The parameter of a product page's address that names a colour, or a size, by its slug in the site's language. */
export const dimensionParameter = 'dim1';

/** Returns the product page's path with the colour or size of this slug. */
export const pathWithDimension = (path: string, slug: string | undefined): string =>
  slug === undefined ? path : `${path}?${new URLSearchParams({ [dimensionParameter]: slug })}`;

/** CART-4: with the product's id the id of the message on its page that a form without a size leads to. */
export const sizeMissingPrefix = 'size-missing-';
