import type { Island } from '../../islands/island.ts';
import { ProductPictures, type ProductPicturesProps } from './ProductPictures.tsx';

/** Wakes when somebody comes near a picture: until then each is a link to itself in large. */
export const island: Island<ProductPicturesProps> = { name: 'pictures', wake: 'intent', Component: ProductPictures };
