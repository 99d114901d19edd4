import { Type, type Static } from 'typebox';

/** RFC 9457. Contract fields of a service (`error`, `limit`, `cart` …) are further members. */
export const problemSchema = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String()),
    /** the same as in the header X-Request-Id */
    requestId: Type.Optional(Type.String()),
  },
  { additionalProperties: true },
);
export type Problem = Static<typeof problemSchema>;

export const problemType = 'application/problem+json; charset=utf-8';
