import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureIndexSchema, type PictureIndex } from '../../contracts/shop/pictures.contract.ts';
import { contentFaults } from './faults/content-faults.ts';
import { readContentFile } from './content-files.ts';

const file = 'pictures/index.json';

/** Reads the index of the pictures. A picture without an entry has its focus in the middle and no known size. */
export const readPictureIndex = (folder: string) => {
  const { fault, throwAny } = contentFaults(folder);
  const read = existsSync(join(folder, file)) ? readContentFile(folder, file, pictureIndexSchema, fault) : {};
  throwAny();
  const index: Partial<PictureIndex> = read ?? {};
  const masters = join(folder, 'pictures');
  const files = new Set(existsSync(masters) ? readdirSync(masters) : []);
  return {
    /** the focus point that the index names */
    focusOf: (picture: string): readonly [number, number] => index[picture]?.focus ?? [0.5, 0.5],
    /** whether the content folder has the picture, in the index or not */
    has: (picture: string): boolean => files.has(`${picture}.webp`),
    /** all pictures, by name */
    names: (): readonly string[] => Object.keys(index).toSorted(),
    /** size of the whole picture, in pixels */
    sizeOf: (picture: string): { readonly width: number; readonly height: number } | undefined => index[picture],
  };
};
