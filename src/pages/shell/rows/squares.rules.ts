import type { CategoryTree } from '../../../contracts/catalogue/catalogue.contract.ts';
import type { SquareCategory } from './CategorySquares.tsx';

/** The departments that have a picture. */
export const squaresOf = ({ top }: Pick<CategoryTree, 'top'>): readonly SquareCategory[] =>
  top.flatMap(({ title, url, picture }) => (picture ? [{ title, url, picture }] : []));
