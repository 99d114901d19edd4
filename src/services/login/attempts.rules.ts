/** What is counted: an action, and whether by the address that asks or by the account that is asked for. */
export const attemptLimits = {
  'login.account': { most: 10, windowSeconds: 900 },
  'login.address': { most: 60, windowSeconds: 900 },
  'register.account': { most: 3, windowSeconds: 3600 },
  'register.address': { most: 20, windowSeconds: 3600 },
  'reset.account': { most: 3, windowSeconds: 3600 },
  'reset.address': { most: 20, windowSeconds: 3600 },
} as const;
export type AttemptKind = keyof typeof attemptLimits;

export interface AttemptCount {
  /** this one included */
  readonly count: number;
  readonly beganAt: Date;
}

/** Seconds to wait (for `Retry-After`), 0 where the attempt may go on. A window begins with its first attempt. */
export const waitSeconds = (kind: AttemptKind, { count, beganAt }: AttemptCount, now: Date): number => {
  const { most, windowSeconds } = attemptLimits[kind];
  if (count <= most) return 0;
  const left = windowSeconds - Math.floor((now.getTime() - beganAt.getTime()) / 1000);
  return Math.max(1, Math.min(left, windowSeconds));
};
