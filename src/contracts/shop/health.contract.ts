import { Type, type Static } from 'typebox';

/** RUN-5: health checks. Live: the process responds; ready: it can serve visitors now. */
export const livePath = '/health/live';
export const readyPath = '/health/ready';
export const metricsPath = '/metrics';

export const healthSchema = Type.Object({
  status: Type.Enum(['ok', 'unavailable']),
  /** the missing parts */
  reason: Type.Optional(Type.String()),
});
export type Health = Static<typeof healthSchema>;
