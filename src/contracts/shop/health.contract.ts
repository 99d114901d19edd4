import { Type, type Static } from 'typebox';

/** RUN-5: what a supervisor asks. Live: the process answers; ready: it can serve shoppers now. */
export const livePath = '/health/live';
export const readyPath = '/health/ready';
export const metricsPath = '/metrics';

export const healthSchema = Type.Object({
  status: Type.Enum(['ok', 'unavailable']),
  /** what is missing, in words */
  reason: Type.Optional(Type.String()),
});
export type Health = Static<typeof healthSchema>;
