import type {
  Cutout,
  PromotionContent,
  ShownContent,
  ShownCutout,
} from '../../contracts/content/promotion.contract.ts';
import { safeCss } from '../../lib/text/safe-css.ts';

const shownCutout = ({ imageCss, containerCss, ...cutout }: Cutout): ShownCutout => ({
  ...cutout,
  ...(imageCss ? { imageStyle: safeCss(imageCss) } : {}),
  ...(containerCss ? { containerStyle: safeCss(containerCss) } : {}),
});

/** PROMO-10: content as its block shows it. Its CSS is read here, so that the blocks in the browser need no reader. */
export const shownContent = ({ image, ...words }: PromotionContent): ShownContent => ({
  ...words,
  ...(image ? { image: { cutouts: image.cutouts.map(shownCutout) } } : {}),
});
