import { Type, type Static } from 'typebox';

/** A row of products whose numbers only the browser knows, rendered by the server. */
export const tilesPath = '/service/catalogue/api/tiles';

/** The largest number of ids per request: more than a row has, because some products may no longer be sold. */
export const mostTilesAsked = 12;
/** The number of tiles in a row. */
export const tilesInRow = 4;

export const tilesQuerySchema = Type.Object(
  {
    /** product numbers separated by commas */
    ids: Type.String({ pattern: `^[0-9]{9}(?:,[0-9]{9}){0,${mostTilesAsked - 1}}$` }),
  },
  { additionalProperties: false },
);
export type TilesQuery = Static<typeof tilesQuerySchema>;

export const tilesSchema = Type.Object({
  /** those that are sold here, in the order of the request */
  productIds: Type.Array(Type.String(), { maxItems: mostTilesAsked }),
  /** HTML of the first ones */
  html: Type.String(),
});
export type Tiles = Static<typeof tilesSchema>;
