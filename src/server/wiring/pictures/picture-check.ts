import sharp from 'sharp';
import type { CheckedPicture } from '../../../services/pictures/picture-fetching.service.ts';
import { masterFormatOf } from '../../../services/pictures/picture-bytes.rules.ts';

/** Pixels of a master at most: a decoded picture takes four bytes each. */
export const mostPixels = 40_000_000;
const secondsAtMost = 20;

/** How masters from outside are opened: within limits; a warning, which many cameras cause, does not refuse one. */
export const outsideInput = { limitInputPixels: mostPixels, failOn: 'error' } as const;

const refused = (reason: string): CheckedPicture => ({ ok: false, reason });

/** Decodes a picture once, small, so that only a master that can be rendered is kept. */
export const checkPicture = async (bytes: Buffer): Promise<CheckedPicture> => {
  if (!masterFormatOf(bytes)) return refused('it is no JPEG, PNG, GIF, WebP or AVIF picture');
  try {
    const { autoOrient } = await sharp(bytes, outsideInput).metadata();
    if (autoOrient.width * autoOrient.height > mostPixels)
      return refused(`it has more than ${mostPixels / 1_000_000} million pixels`);
    await sharp(bytes, outsideInput)
      .timeout({ seconds: secondsAtMost })
      .resize(64, 64, { fit: 'inside' })
      .raw()
      .toBuffer();
    return { ok: true, ...autoOrient };
  } catch (fault) {
    const isTooLarge = fault instanceof Error && fault.message.includes('pixel limit');
    return refused(
      isTooLarge
        ? `it has more than ${mostPixels / 1_000_000} million pixels`
        : 'the picture cannot be read to its end',
    );
  }
};
