import { existsSync, readFileSync } from 'node:fs';

type Index = Readonly<Record<string, { readonly focus?: readonly [number, number] }>>;

/** Where the eye goes in each picture, as its maker noted it; the middle where nothing is noted. */
export const readFocusPoints = (file: string) => {
  const index = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Index) : {};
  return (picture: string): readonly [number, number] => index[picture]?.focus ?? [0.5, 0.5];
};
