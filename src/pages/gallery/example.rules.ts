/** Returns an id of letters, digits and hyphens. */
export const idOf = (region: string, name: string): string => `${region}-${name.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
