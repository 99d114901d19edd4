import type {
  BenefitLinks,
  Cutout,
  PromotionContent,
  ShownPromotion,
} from '../../contracts/content/promotion.contract.ts';
import { shownContent } from '../../domain/content/shown-promotion.rules.ts';
import { isMembers, type Members } from '../../lib/json.ts';

const texts = [
  'headline',
  'headlineShort',
  'subline',
  'backgroundColorCode',
  'textColor',
  'legalText',
  'legalTextHint',
  'legalTextHintShort',
  'voucherCode',
  'voucherCodeInstructions',
  'ctaButtonLink',
  'ctaButtonText',
] as const satisfies readonly (keyof PromotionContent)[];

const cutoutOf = (value: unknown): Cutout[] => {
  if (!isMembers(value) || typeof value['imagePath'] !== 'string' || !isMembers(value['targetSize'])) return [];
  const { imagePath, targetSize, breakpoint, imageCss, containerCss } = value;
  if (!isMembers(targetSize) || typeof targetSize['width'] !== 'number') return [];
  return [
    {
      imagePath,
      targetSize: { width: targetSize['width'] },
      ...(typeof breakpoint === 'number' ? { breakpoint } : {}),
      ...(typeof imageCss === 'string' ? { imageCss } : {}),
      ...(typeof containerCss === 'string' ? { containerCss } : {}),
    },
  ];
};

const linkIn = (value: unknown): BenefitLinks => {
  if (!isMembers(value) || typeof value['url'] !== 'string' || typeof value['text'] !== 'string') return [];
  const { url, text, boldLink } = value;
  return [{ url, text, ...(typeof boldLink === 'boolean' ? { boldLink } : {}) }];
};

const wordsIn = (content: Members): PromotionContent => ({
  ...Object.fromEntries(texts.flatMap((key) => (typeof content[key] === 'string' ? [[key, content[key]]] : []))),
  ...(content['theme'] === 'dark' || content['theme'] === 'light' ? { theme: content['theme'] } : {}),
  ...(content['selector'] === 'ctaButton' || content['selector'] === 'voucherCode'
    ? { selector: content['selector'] }
    : {}),
});

/** PROMO-1: reads the response of the call, as far as a block needs it; `undefined` if it has another shape. */
export const readPromotion = (body: unknown): ShownPromotion | undefined => {
  if (!isMembers(body) || typeof body['type'] !== 'string' || typeof body['contentJSON'] !== 'string') return undefined;
  try {
    const content: unknown = JSON.parse(body['contentJSON']);
    if (!isMembers(content)) return undefined;
    const { image } = content;
    const links = Array.isArray(content['links']) ? content['links'].flatMap(linkIn) : [];
    const cutouts = isMembers(image) && Array.isArray(image['cutouts']) ? image['cutouts'].flatMap(cutoutOf) : [];
    return {
      type: body['type'],
      content: shownContent({
        ...wordsIn(content),
        ...(cutouts.length > 0 ? { image: { cutouts } } : {}),
        ...(links.length > 0 ? { links } : {}),
      }),
    };
  } catch {
    return undefined;
  }
};
