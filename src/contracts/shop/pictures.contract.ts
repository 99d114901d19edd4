import { Type, type Static } from 'typebox';

/** What the picture service serves: `/pictures/{ratio}/{width}/{name}.{format}`; anything else is 404. */
export const picturePath = '/pictures/:ratio/:width/:file';
export const pictureRatios = ['original', '16x9', '4x3', '3x2', '1x1'] as const;
export type PictureRatio = (typeof pictureRatios)[number];
export const pictureWidths = [112, 160, 240, 320, 480, 640, 800, 1200, 1600, 2400] as const;
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Width in CSS pixels times two is enough: beyond that no eye sees a difference. */
export const pictureUrl = (name: string, ratio: PictureRatio, width: number, format: PictureFormat): string =>
  `/pictures/${ratio}/${width}/${name}.${format}`;

/** As wide as the sites need it on which addresses are shared. */
export const socialWidth = 1200;

/** Names are file names without an ending: letters, digits, hyphen. */
export const pictureNamePattern = '^[a-z0-9][a-z0-9-]{0,99}$';

const share = Type.Number({ minimum: 0, maximum: 1 });

/**
 * `content/pictures/index.json`: what is known of each master by name. `focus` is the middle of what the picture shows, as
 * shares of width and height from the upper left; a picture without an entry has it in the middle.
 */
export const pictureIndexSchema = Type.Record(
  Type.String({ pattern: pictureNamePattern }),
  Type.Object({
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
    focus: Type.Tuple([share, share]),
  }),
);
export type PictureIndex = Static<typeof pictureIndexSchema>;

/** Formats of one picture, the better one first, for the `picture` element. */
export const pictureSources = (name: string, ratio: PictureRatio = 'original') =>
  pictureFormats.map((format) => ({ format, url: (width: number) => pictureUrl(name, ratio, width, format) }));

/** Widths for a product tile, and for a picture as wide as the page. */
export const tileWidths = [160, 240, 320, 480, 640, 800] as const;
export const bandWidths = [640, 800, 1200, 1600, 2400] as const;
