import type { CSSProperties } from 'react';
import type { BenefitLinks, ShownContent, ShownCutout } from '../../contracts/content/promotion.contract.ts';
import {
  pictureFormats,
  pictureUrl,
  pictureWidths,
  type PictureRatio,
} from '../../contracts/shop/pictures.contract.ts';
import { contrastOf, hexColour } from '../../lib/text/colours.ts';
import { leastContrast } from './promotion.constants.ts';

export type Theme = 'dark' | 'light';

/** Background and text colours of the two themes (tokens.css), to compare content colours with. */
const themes = { light: { ground: '#ffffff', text: '#16232c' }, dark: { ground: '#16232c', text: '#f7f3ea' } } as const;

export interface Look {
  readonly theme: Theme;
  /** only if the content's colours have enough contrast */
  readonly style?: CSSProperties;
}

/** PROMO-10: accepts hex colours with enough contrast; otherwise the theme's colours stay. */
export const lookOf = ({ theme: asked, backgroundColorCode = '', textColor = '' }: ShownContent): Look => {
  const theme: Theme = asked === 'dark' ? 'dark' : 'light';
  const ground = hexColour(backgroundColorCode);
  const text = hexColour(textColor);
  if (!ground && !text) return { theme };
  const shown = { ground: ground ?? themes[theme].ground, text: text ?? themes[theme].text };
  if (contrastOf(shown.ground, shown.text) < leastContrast) return { theme };
  // Custom properties are missing in React's type of a style.
  return { theme, style: { '--th-bg': shown.ground, '--th-text': shown.text } as CSSProperties };
};

/** PROMO-10: accepts http, https, and paths from the root of the site. */
export const safeLink = (url: string | undefined): string | undefined =>
  url !== undefined && /^(?:https?:\/\/[^\s\\/]|\/(?![/\\]))[^\s\\]*$/i.test(url) ? url : undefined;

/** PROMO-3: whether a banner shows the code or the button: the requested one, if it has content. */
export const selected = ({
  selector,
  voucherCode,
  ctaButtonText,
  ctaButtonLink,
}: ShownContent): 'voucherCode' | 'ctaButton' | undefined => {
  const hasButton = ctaButtonText !== undefined && safeLink(ctaButtonLink) !== undefined;
  if (selector === 'ctaButton' && hasButton) return 'ctaButton';
  if (voucherCode !== undefined) return 'voucherCode';
  return hasButton ? 'ctaButton' : undefined;
};

/** PROMO-6: the one link of a block: the button's, else the first good one of `links`. */
export const linkOf = ({ ctaButtonLink, ctaButtonText, links = [] }: ShownContent): BenefitLinks[number] | undefined =>
  [{ url: ctaButtonLink, text: ctaButtonText }, ...links].find(
    (link): link is BenefitLinks[number] => safeLink(link.url) !== undefined && Boolean(link.text),
  );

export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
  /** for screens up to the breakpoint of the crop */
  readonly media: string | undefined;
  readonly sizes: string;
}

export interface PromotionPicture {
  readonly sources: readonly PictureSource[];
  readonly src: string;
  readonly imageStyle: CSSProperties;
  readonly containerStyle: CSSProperties;
}

const pathPattern = /^\/pictures\/([a-z0-9]+)\/(\d+)\/([a-z0-9-]+)\.(?:webp|avif)$/;

const sourcesOf = ({ imagePath, targetSize, breakpoint }: ShownCutout): PictureSource[] => {
  const [, ratio = '', , name = ''] = pathPattern.exec(imagePath) ?? [];
  if (name === '') return [];
  // More than double density is not visible.
  const widths = pictureWidths.filter((width) => width >= 320 && width <= targetSize.width * 2);
  const media = breakpoint === undefined ? undefined : `(max-width: ${breakpoint}px)`;
  return pictureFormats.map((format) => ({
    type: `image/${format}`,
    // The picture service checks more strictly.
    srcSet: widths.map((width) => `${pictureUrl(name, ratio as PictureRatio, width, format)} ${width}w`).join(', '),
    sizes: `(min-width: ${targetSize.width}px) ${targetSize.width}px, 100vw`,
    media,
  }));
};

/** The picture with its crops, the narrowest screens first; `undefined` if no crop is a picture of the shop. */
export const pictureOf = ({ image }: ShownContent): PromotionPicture | undefined => {
  const cutouts = (image?.cutouts ?? [])
    .filter(({ imagePath }) => pathPattern.test(imagePath))
    .toSorted((a, b) => (a.breakpoint ?? Infinity) - (b.breakpoint ?? Infinity));
  const widest = cutouts.at(-1);
  if (!widest) return undefined;
  return {
    sources: cutouts.flatMap(sourcesOf),
    src: widest.imagePath,
    imageStyle: widest.imageStyle ?? {},
    containerStyle: widest.containerStyle ?? {},
  };
};

export interface PromotionFilter {
  readonly promotionId: string;
  readonly allOfTags?: readonly string[];
  readonly anyOfTags?: readonly string[];
  readonly noneOfTags?: readonly string[];
}

/** PROMO-1: the address of the call; equal addresses mean equal requests. */
export const promotionAddress = ({ promotionId, ...tags }: PromotionFilter): string => {
  const query = new URLSearchParams(
    (['allOfTags', 'anyOfTags', 'noneOfTags'] as const).flatMap((name) =>
      (tags[name] ?? []).length === 0 ? [] : [[name, (tags[name] ?? []).join(',')]],
    ),
  ).toString();
  return `/service/promotion/api/promotion/${encodeURIComponent(promotionId)}${query === '' ? '' : `?${query}`}`;
};
