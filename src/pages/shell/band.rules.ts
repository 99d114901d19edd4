import type { FirstPicture } from '../page.ts';

/** The breakpoint below which a band is above its text and has another picture; the same as in the style sheets of the bands. */
export const smallBand = { media: '(max-width: 667px)', widths: [480, 640, 800, 1200] } as const;

/**
 * A band is as wide as the window. For phones this names less: two pixels for each CSS pixel are enough (pictures.contract.ts), many
 * phones have three, and Chromium takes the next larger file where one has a few pixels less than the screen (412 px wide: 824).
 * They fetch 800 pixels in place of 1200, a fifth less.
 */
export const bandSizes = '(max-width: 430px) and (min-resolution: 2.5dppx) 62vw, (max-width: 430px) 93vw, 100vw';

/** The picture of a band on small screens. */
export const firstPictureOfBand = (name: string): FirstPicture => ({
  ...smallBand,
  name: `${name}-small`,
  sizes: bandSizes,
});
