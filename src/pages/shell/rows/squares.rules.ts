import type { SquareCategory } from './CategorySquares.tsx';

type Department = Omit<SquareCategory, 'picture'> & { readonly picture?: string | undefined };

/** The departments that have a picture. */
export const squaresOf = (departments: readonly Department[]): readonly SquareCategory[] =>
  departments.flatMap(({ title, url, picture }) => (picture ? [{ title, url, picture }] : []));
