/** Limits by action, for the network of the caller and for the account. */
export const attemptLimits = {
  'login.account': { most: 10, windowSeconds: 900 },
  'login.address': { most: 60, windowSeconds: 900 },
  'register.account': { most: 3, windowSeconds: 3600 },
  'register.address': { most: 20, windowSeconds: 3600 },
  'reset.account': { most: 3, windowSeconds: 3600 },
  'reset.address': { most: 20, windowSeconds: 3600 },
  'contact.network': { most: 20, windowSeconds: 86_400 },
  'cancellation.network': { most: 20, windowSeconds: 86_400 },
  'withdrawal.network': { most: 20, windowSeconds: 86_400 },
} as const;
export type AttemptKind = keyof typeof attemptLimits;

export interface AttemptCount {
  /** Includes the present attempt. */
  readonly count: number;
  readonly beganAt: Date;
}

/** Returns the seconds to wait (for `Retry-After`), 0 below the limit. A window begins with its first attempt. */
export const waitSeconds = (kind: AttemptKind, { count, beganAt }: AttemptCount, now: Date): number => {
  const { most, windowSeconds } = attemptLimits[kind];
  if (count <= most) return 0;
  const left = windowSeconds - Math.floor((now.getTime() - beganAt.getTime()) / 1000);
  return Math.max(1, Math.min(left, windowSeconds));
};
