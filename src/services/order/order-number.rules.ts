/** Returns a random integer from 0 to below `sides`. */
export type Roll = (sides: number) => number;

/** Returns ten random digits, which do not reveal the number of orders; the first is never 0, so that no program drops it. */
export const orderNumber = (roll: Roll): string =>
  `${1 + roll(9)}${Array.from({ length: 9 }, () => roll(10)).join('')}`;
