import type { FirstPicture } from '../page.ts';

/** The breakpoint below which a band is above its text and has another picture; the same as in the style sheets of the bands. */
export const smallBand = { media: '(max-width: 667px)', widths: [480, 640, 800, 1200] } as const;

/**
 * As wide as the window. Two pixels for each CSS pixel are enough (pictures.contract.ts) and phones have up to three, or a few more than
 * twice 400: `sizes` gives them less, so that a browser does not take the next larger file, a fifth more bytes for the same sight.
 */
export const bandSizes = '(max-width: 430px) and (min-resolution: 2.5dppx) 62vw, (max-width: 430px) 93vw, 100vw';

/** The picture of a band on small screens. */
export const firstPictureOfBand = (name: string): FirstPicture => ({
  ...smallBand,
  name: `${name}-small`,
  sizes: bandSizes,
});
