import { Type, type Static } from 'typebox';

/** The paths of the picture service: `/pictures/{ratio}/{width}/{name}.{format}`; all others are 404. */
export const picturePath = '/pictures/:ratio/:width/:file';
export const pictureRatios = ['original', '16x9', '4x3', '3x2', '1x1'] as const;
export type PictureRatio = (typeof pictureRatios)[number];
export const pictureWidths = [112, 160, 240, 320, 480, 640, 800, 1200, 1600, 2400] as const;
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Twice the width in CSS pixels is enough: a higher resolution is not visible. */
export const pictureUrl = (name: string, ratio: PictureRatio, width: number, format: PictureFormat): string =>
  `/pictures/${ratio}/${width}/${name}.${format}`;

/** The picture of an article without one: a drawn place, which is part of the program. */
export const noPicture = 'no-picture';

/** The width that sites for sharing links need. */
export const socialWidth = 1200;

/** Names are file names without an extension: letters, digits, hyphens. */
export const pictureNamePattern = '^[a-z0-9][a-z0-9-]{0,99}$';

/** Returns the name in the path of a picture. */
export const pictureNameIn = (path: string): string | undefined =>
  new RegExp(
    `^/pictures/(?:${pictureRatios.join('|')})/\\d+/([a-z0-9][a-z0-9-]{0,99})\\.(?:${pictureFormats.join('|')})$`,
  ).exec(path)?.[1];

const share = Type.Number({ minimum: 0, maximum: 1 });
/** The centre of the subject, in shares of width and height from the upper left. */
export const focusPairSchema = Type.Tuple([share, share]);
export const focusSchema = Type.Object({ x: share, y: share }, { additionalProperties: false });
export type Focus = Static<typeof focusSchema>;

/**
 * `content/pictures/index.json`: facts of each master by name. The default of `focus` is the centre of the picture.
 */
export const pictureIndexSchema = Type.Record(
  Type.String({ pattern: pictureNamePattern }),
  Type.Object({
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
    focus: focusPairSchema,
  }),
);
export type PictureIndex = Static<typeof pictureIndexSchema>;

/** Formats of one picture, the better one first, for the `picture` element. */
export const pictureSources = (name: string, ratio: PictureRatio = 'original') =>
  pictureFormats.map((format) => ({ format, url: (width: number) => pictureUrl(name, ratio, width, format) }));

/** Widths for a product tile, and for a picture as wide as the page. */
export const tileWidths = [160, 240, 320, 480, 640, 800] as const;
export const bandWidths = [640, 800, 1200, 1600, 2400] as const;
