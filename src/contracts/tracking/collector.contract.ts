import { Type, type Static } from 'typebox';
import { pageDataSchema, trackedEventSchema } from './tracking.contract.ts';

/** TRK-5 */
export const publishPath = '/service/ttruth/publish';
export const mostEventsInABatch = 25;

/** What one visitor has done on one page, in order. */
export const batchSchema = Type.Object(
  {
    /** made by the browser once it may; stands nowhere but there and here */
    visitor: Type.String({ format: 'uuid' }),
    page: pageDataSchema,
    events: Type.Array(
      Type.Object(
        {
          /** an event that comes again is the same one */
          id: Type.String({ pattern: '^[A-Za-z0-9:_-]{1,80}$' }),
          /** grows with each event of the visitor */
          seq: Type.Integer({ minimum: 0 }),
          /** ms since 1970, by the browser's clock */
          at: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 }),
          event: trackedEventSchema,
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: mostEventsInABatch },
    ),
  },
  { additionalProperties: false },
);
export type Batch = Static<typeof batchSchema>;
export type CollectedEvent = Batch['events'][number];
