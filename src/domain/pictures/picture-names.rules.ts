/** Shorter than the picture service allows, because a name made from an address has a hash behind it. */
const longestPart = 76;

/**
 * Returns a picture's name by the last part of its address or path without extension, in characters that the picture service
 * allows; empty if there is none.
 */
export const lastPartName = (address: string): string => {
  const path = address.trim().replace(/[?#].*$/s, '');
  const last = path.slice(path.lastIndexOf('/') + 1).replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return last
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestPart)
    .replaceAll(/^-+|-+$/g, '');
};

/** Two hyphens: a name by the last part alone never has them. */
const between = '--';
const ofAddress = /^(.*)--[0-9a-f]{20}$/;

/** The name of the picture of an address: `hash` (20 hexadecimal digits) keeps `3.jpg` of two hosts apart. */
export const addressName = (address: string, hash: string): string =>
  `${lastPartName(address) || 'picture'}${between}${hash}`;

/** Returns the last part of the address that the name was made from; `undefined` for a name by the last part alone. */
export const lastPartIn = (name: string): string | undefined => ofAddress.exec(name)?.[1];
