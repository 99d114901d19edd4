import type { FirstPicture } from '../page.ts';
import type { Gallery } from './product.rules.ts';

export const galleryWidths = [240, 320, 480, 640, 800, 1200] as const;

/** On phones each picture of a product is nearly as wide as the screen. */
const onPhones = { media: '(max-width: 667px)', sizes: '88vw' } as const;
const phones = `${onPhones.media} ${onPhones.sizes}`;
const wide = `${phones}, 56vw`;
const narrow = `${phones}, 30vw`;
/** As wide as its column on tablets, one of four on larger screens. */
const first = `${phones}, (max-width: 979px) 56vw, 30vw`;

/** The slot of a picture: its place, from 1, among all. */
export const sizesOf = (place: number, count: number): string => {
  const isLead = place === 1;
  if (isLead && count > 3 && count !== 6) return first;
  return isLead || count === 2 ? wide : narrow;
};

/** The picture that the page shows first; none without pictures. */
export const firstPictureOf = ({ places: [lead = []], shown }: Gallery): FirstPicture | undefined => {
  const photo = lead.length === 1 ? lead[0] : lead[shown];
  return photo && { ...onPhones, widths: galleryWidths, name: photo.picture };
};
