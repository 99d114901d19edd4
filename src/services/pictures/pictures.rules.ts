import {
  pictureFormats,
  pictureNamePattern,
  pictureRatios,
  pictureWidths,
  type PictureFormat,
  type PictureRatio,
} from '../../contracts/shop/pictures.contract.ts';

export interface PictureWish {
  readonly ratio: PictureRatio;
  readonly width: number;
  readonly name: string;
  readonly format: PictureFormat;
}

const namePattern = new RegExp(pictureNamePattern);

const oneOf = <T extends string>(words: readonly T[], word: string): T | undefined =>
  words.find((known) => known === word);

/** Parses the parts of an address; `undefined` for anything that the service does not render. */
export const readWish = (parts: {
  readonly ratio: string;
  readonly width: string;
  readonly file: string;
}): PictureWish | undefined => {
  const dot = parts.file.lastIndexOf('.');
  const name = parts.file.slice(0, Math.max(0, dot));
  const ratio = oneOf(pictureRatios, parts.ratio);
  const format = oneOf(pictureFormats, parts.file.slice(dot + 1));
  // Compared as text: `0800` and `8e2` must not be further addresses of the same picture.
  const width = pictureWidths.find((known) => String(known) === parts.width);
  if (!ratio || !format || width === undefined || !namePattern.test(name)) return undefined;
  return { ratio, width, name, format };
};

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface MasterSize {
  readonly width: number;
  readonly height: number;
  /** shares from the upper left */
  readonly focus: readonly [x: number, y: number];
}

const proportions: Readonly<Record<Exclude<PictureRatio, 'original'>, number>> = {
  '16x9': 16 / 9,
  '4x3': 4 / 3,
  '3x2': 3 / 2,
  '1x1': 1,
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/**
 * Returns the largest part of the master that has the ratio. Sideways it follows the focus point; it cuts at the top and
 * never at the bottom, because the counter's front edge runs along the bottom of every picture and on into the next one.
 */
export const cutoutOf = ({ width, height, focus }: MasterSize, ratio: PictureRatio): Box => {
  if (ratio === 'original') return { left: 0, top: 0, width, height };
  const proportion = proportions[ratio];
  const cutWidth = Math.max(1, Math.min(width, Math.round(height * proportion)));
  const cutHeight = Math.max(1, Math.min(height, Math.round(width / proportion)));
  return {
    left: clamp(Math.round(focus[0] * width - cutWidth / 2), width - cutWidth),
    top: height - cutHeight,
    width: cutWidth,
    height: cutHeight,
  };
};

/** Never larger than its part of the master: enlarging adds bytes without detail. */
export const sizeOf = (box: Box, width: number): { readonly width: number; readonly height: number } => {
  const shown = Math.min(width, box.width);
  return { width: shown, height: Math.max(1, Math.round((shown * box.height) / box.width)) };
};

/** Height of the place that every product has in lists, gallery and cart, for a width of 1. */
const framedHeight = 5 / 4;

/** The size of a picture of any shape as a whole in the place of a product; never larger than its master. */
export const framedSizeOf = (
  { width, height }: Box,
  asked: number,
): { readonly width: number; readonly height: number } => {
  const shown = Math.max(1, Math.min(asked, Math.max(width, Math.ceil(height / framedHeight))));
  return { width: shown, height: Math.round(shown * framedHeight) };
};
