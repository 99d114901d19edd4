import type { Choices } from '../../contracts/staff/desk-choices.contract.ts';
import type { Focus } from '../../contracts/shop/pictures.contract.ts';

export type KnownPicture = Choices['pictures'][number];

const isOfProduct = ({ name }: KnownPicture): boolean => /^\d/.test(name);

/** Returns the pictures whose name has each of the words; those of products, which are many, come last. */
export const foundPictures = (pictures: readonly KnownPicture[], text: string): readonly KnownPicture[] => {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
  const found = pictures.filter(({ name }) => words.every((word) => name.includes(word)));
  return [...found.filter((picture) => !isOfProduct(picture)), ...found.filter(isOfProduct)];
};

const size = /^\/pictures\/[^/]+\/\d+\//;
const file = /[a-z0-9-]+\.[a-z]+$/;
const wide = '/pictures/original/1200/';

/** Returns the name of the picture in a path; any other text stays as it is. */
export const nameInPath = (path: string): string =>
  (size.test(path) ? file.exec(path)?.[0]?.split('.')[0] : undefined) ?? path;

/** Returns the path with another picture in it; without a path, that of a picture for wide screens. */
export const pathOfPicture = (path: string, { name, url }: KnownPicture): string =>
  size.test(path) && file.test(path)
    ? path.replace(file, (known) => `${name}${known.slice(known.indexOf('.'))}`)
    : url.replace(size, wide);

const property = /(?:^|;)\s*object-position\s*:([^;]*)/i;
const sides: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

const shareOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return 0.5;
  const percent = /^(\d{1,3}(?:\.\d+)?)%?$/.exec(word)?.[1];
  if (percent !== undefined && (word.endsWith('%') || Number(percent) === 0)) return Math.min(1, Number(percent) / 100);
  return sides[word];
};

/** Returns the point that `object-position` in the CSS of a picture names; `undefined` where it names none in shares. */
export const focusInCss = (css: string): Focus | undefined => {
  const words = property.exec(css)?.[1]?.trim().toLowerCase().split(/\s+/);
  if (!words) return undefined;
  // `top 20%` is no pair of shares, and `top left` stands the other way round.
  const [first, second] = words[0] === 'top' || words[0] === 'bottom' ? [words[1] ?? 'center', words[0]] : words;
  const [x, y] = [shareOf(first), shareOf(second)];
  return x === undefined || y === undefined ? undefined : { x, y };
};

export const percentOf = (share: number): number => Math.round(share * 100);

/** Returns the CSS with this point, or without one; other declarations stay. */
export const cssWithFocus = (css: string, focus: Focus | undefined): string => {
  const others = css
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !property.test(one));
  const own = focus ? [`object-position: ${percentOf(focus.x)}% ${percentOf(focus.y)}%`] : [];
  return [...others, ...own].join('; ');
};

/** Returns a share with two places after the point, from 0 to 1. */
export const shareAt = (place: number, length: number): number =>
  length > 0 ? Math.round(Math.min(1, Math.max(0, place / length)) * 100) / 100 : 0.5;
