import { Type, type Static } from 'typebox';

/** A row of products whose numbers the browser alone knows: drawn by the server as any other row. */
export const tilesPath = '/service/catalogue/api/tiles';

/** What is asked for at once: more than a row holds, for some of them may be sold no longer. */
export const mostTilesAsked = 12;
/** What a row of the shop holds. */
export const tilesInRow = 4;

export const tilesQuerySchema = Type.Object(
  {
    /** numbers of products, separated by commas */
    ids: Type.String({ pattern: `^[0-9]{9}(?:,[0-9]{9}){0,${mostTilesAsked - 1}}$` }),
  },
  { additionalProperties: false },
);
export type TilesQuery = Static<typeof tilesQuerySchema>;

export const tilesSchema = Type.Object({
  /** which of them are sold here, in the order asked */
  productIds: Type.Array(Type.String(), { maxItems: mostTilesAsked }),
  /** the first of those, as they stand in a row */
  html: Type.String(),
});
export type Tiles = Static<typeof tilesSchema>;
