const shownBefore = 40;
const shownAfter = 80;

const placeOf = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** Where two texts begin to differ: a piece of each, on one line; nothing where they are the same. */
export const differenceOf = (seen: string, right: string): string => {
  if (seen === right) return '';
  const at = placeOf(seen, right);
  const piece = (text: string): string =>
    text.slice(Math.max(0, at - shownBefore), at + shownAfter).replaceAll(/\s+/g, ' ');
  return `…${piece(seen)}… instead of …${piece(right)}…`;
};
