import { Type, type Static } from 'typebox';
import { pageDataSchema, trackedEventSchema } from './tracking.contract.ts';

/** TRK-5 */
export const publishPath = '/service/ttruth/publish';
export const mostEventsInABatch = 25;

/** The events of one visitor on one page, in order. */
export const batchSchema = Type.Object(
  {
    /** created by the browser after the consent; stored only there and here */
    visitor: Type.String({ format: 'uuid' }),
    page: pageDataSchema,
    events: Type.Array(
      Type.Object(
        {
          /** the key by which a repeated event is recognised */
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
