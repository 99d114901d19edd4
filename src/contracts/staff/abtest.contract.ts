import { Type, type Static } from 'typebox';
import { scheduledTimePattern } from '../../lib/time/scheduled-time.ts';
import { siteCodeSchema } from '../shop/site.contract.ts';

export const assignmentPath = '/service/abtestfrontend/api/v1/getassignment';
export const testsAtPath = '/service/abtestfrontend/api/v1/gettestsat';

/** Names are used unchanged in cookies and keys. */
export const testNamePattern = '^[A-Za-z0-9_-]{1,40}$';
const name = Type.String({ pattern: testNamePattern });

/** HDR-13, PREV-4: the visitor's groups; the first group of a test is its control. */
export const assignmentSchema = Type.Object({ tests: Type.Array(Type.Object({ name, group: name })) });

/** PREV-4 */
export const testsSchema = Type.Object({
  tests: Type.Array(Type.Object({ name, groups: Type.Array(Type.Object({ name })) })),
});
export type TestsAnswer = Static<typeof testsSchema>;
export const testsQuerySchema = Type.Object({ time: Type.String({ maxLength: 40 }) });

/** `name.group~name.group`; written by the shop only, and part of the page's key. Needs no consent (TRK-4). */
export const assignmentCookie = 'AbTests';
/** A random id, so that a visitor stays in the same group; used for nothing else. */
export const assignmentIdCookie = 'AbVisitor';
/** LIB-1 */
export const assignmentLifeSeconds = 2_592_000;

/** The largest number of renderings of a page by groups, for each site, language and kind of visitor. */
export const mostCombinations = 4;

const closed = { additionalProperties: false } as const;
const scheduled = Type.String({ pattern: scheduledTimePattern });

/** `content/abtests/abtests.json` */
export const abTestsFileSchema = Type.Array(
  Type.Object(
    {
      name,
      /** the responsible person or team */
      owner: Type.String({ minLength: 1, maxLength: 80 }),
      /** default: all nine */
      sites: Type.Optional(Type.Array(siteCodeSchema, { minItems: 1 })),
      from: scheduled,
      to: scheduled,
      /** the first one is the control: visitors without an assignment see it */
      groups: Type.Array(Type.Object({ name, weight: Type.Integer({ minimum: 0, maximum: 1000 }) }, closed), {
        minItems: 2,
        maxItems: mostCombinations,
      }),
    },
    closed,
  ),
  { maxItems: 100 },
);
export type AbTestsFile = Static<typeof abTestsFileSchema>;
