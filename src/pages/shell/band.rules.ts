import type { FirstPicture } from '../page.ts';

/** The breakpoint below which a band is above its text and has another picture; the same as in the style sheets of the bands. */
export const smallBand = { media: '(max-width: 667px)', widths: [480, 640, 800, 1200] } as const;
export const bandSizes = '100vw';

/** The picture of a band on small screens. */
export const firstPictureOfBand = (name: string): FirstPicture => ({
  ...smallBand,
  name: `${name}-small`,
  sizes: bandSizes,
});
