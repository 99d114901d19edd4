/** The parameter of a product page's address that names a colour, or a size, by its slug in the site's language. */
export const dimensionParameter = 'dim1';

/** Returns the product page's path with the colour or size of this slug. */
export const pathWithDimension = (path: string, slug: string | undefined): string =>
  slug === undefined ? path : `${path}?${new URLSearchParams({ [dimensionParameter]: slug })}`;
