/** Ids and names in a page are words of our own: no spaces, no signs. */
export const idOf = (region: string, name: string): string => `${region}-${name.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
