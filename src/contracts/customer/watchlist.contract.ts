import { Type } from 'typebox';
import { mostWatched } from './account.contract.ts';
import { backSchema } from '../shop/back.contract.ts';

const productId = Type.String({ pattern: '^[0-9]{9}$' });
const closed = { additionalProperties: false } as const;

/** The key of a guest's list in the browser: product numbers, the newest first. */
export const watchStorageKey = 'kontor.watchlist';

/** The newest first. */
export const watchlistSchema = Type.Object({ productIds: Type.Array(Type.String()) });
export const watchChangeSchema = Type.Object(
  { productIds: Type.Array(productId, { minItems: 1, maxItems: mostWatched }), on: Type.Boolean() },
  closed,
);
/** The body of the plain form of the heart. */
export const watchFormSchema = Type.Object({ productId, mode: Type.Enum(['add', 'remove']), back: backSchema }, closed);
