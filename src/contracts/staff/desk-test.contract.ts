import { Type, type Static } from 'typebox';
import { siteCodeSchema } from '../shop/site.contract.ts';
import { mostCombinations, testNamePattern } from './abtest.contract.ts';

const closed = { additionalProperties: false } as const;
const localTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d$' });
const name = Type.String({ pattern: testNamePattern });
const version = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const words = Type.String({ pattern: '^\\S(?:.{0,298}\\S)?$' });
const group = Type.Object({ name, weight: Type.Integer({ minimum: 0, maximum: 1000 }) }, closed);

const plan = {
  owner: Type.String({ pattern: '^\\S(?:.{0,78}\\S)?$' }),
  /** what differs between the groups, in words */
  differs: words,
  /** the first one is the control */
  groups: Type.Array(group, { minItems: 2, maxItems: mostCombinations }),
  sites: Type.Array(siteCodeSchema, { minItems: 1, maxItems: 9, uniqueItems: true }),
  /** on the clock of each site */
  startsAt: localTime,
  endsAt: localTime,
};

export const newTestSchema = Type.Object({ name, ...plan }, closed);
export type NewTest = Static<typeof newTestSchema>;
/** The name stays: it is part of the visitors' assignments. */
export const putTestSchema = Type.Object({ ...plan, version }, closed);
export type PutTest = Static<typeof putTestSchema>;

export const deskTestSchema = Type.Object({
  id: Type.Integer(),
  name,
  ...plan,
  state: Type.Enum(['draft', 'scheduled', 'running', 'ended', 'stopped'] as const),
  stoppedAt: Type.Optional(Type.String()),
  winner: Type.Optional(Type.String()),
  version,
  changedBy: Type.String(),
  changedAt: Type.String(),
});
export type DeskTest = Static<typeof deskTestSchema>;
export const testListSchema = Type.Object({ tests: Type.Array(deskTestSchema, { maxItems: 200 }) });
export type TestList = Static<typeof testListSchema>;

/** With a winner its content is shown to all visitors, by a release that is published at once. */
export const testActSchema = Type.Union([
  Type.Object({ act: Type.Enum(['start', 'remove'] as const), version }, closed),
  Type.Object({ act: Type.Literal('stop'), version, winner: Type.Optional(name) }, closed),
]);
export type TestAct = Static<typeof testActSchema>;

const interval = Type.Object({ low: Type.Number(), high: Type.Number() });
/** A share of visitors, or an amount for each of them, with its difference to the control. */
const figure = Type.Object({
  count: Type.Integer(),
  mean: Type.Number(),
  /** at all looks together, with a chance of 95 %; missing for the control and below 25 visitors who did it */
  difference: Type.Optional(interval),
});
export const testGroupResultSchema = Type.Object({
  name,
  weight: Type.Integer(),
  visitors: Type.Integer(),
  clicks: figure,
  carts: figure,
  orders: figure,
  /** only where the sites have one currency */
  revenue: Type.Optional(figure),
});
export type TestGroupResult = Static<typeof testGroupResultSchema>;
export const testResultSchema = Type.Object({
  groups: Type.Array(testGroupResultSchema),
  /** the group whose share of orders is above that of all others: the one figure that decides */
  winner: Type.Optional(Type.String()),
  /** the visitors of the groups do not fit their shares: the result cannot be trusted */
  isMismatch: Type.Boolean(),
  /** visitors who were seen in two groups; they count in none */
  mixed: Type.Integer(),
  currency: Type.Optional(Type.String()),
  /** for the asked effect: visitors of control and group, and days at the pace until now */
  visitorsNeeded: Type.Optional(Type.Integer()),
  daysNeeded: Type.Optional(Type.Integer()),
  /** the events are examples of the demo */
  isDemo: Type.Boolean(),
});
export type TestResult = Static<typeof testResultSchema>;
export const testResultQuerySchema = Type.Object(
  {
    site: Type.Optional(siteCodeSchema),
    /** the relative effect in percent that the time is given for */
    effect: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  closed,
);
export type TestResultQuery = Static<typeof testResultQuerySchema>;
