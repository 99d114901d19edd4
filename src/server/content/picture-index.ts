import { existsSync, readFileSync } from 'node:fs';
import type { PictureIndex } from '../../contracts/shop/pictures.contract.ts';

/** What is known of the pictures by name; a picture that nothing is noted of has its middle in the middle, and no known size. */
export const readPictureIndex = (file: string) => {
  const index = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<PictureIndex>) : {};
  return {
    /** where the eye goes, as its maker noted it */
    focusOf: (picture: string): readonly [number, number] => index[picture]?.focus ?? [0.5, 0.5],
    /** of the whole picture, in pixels */
    sizeOf: (picture: string): { readonly width: number; readonly height: number } | undefined => index[picture],
  };
};
