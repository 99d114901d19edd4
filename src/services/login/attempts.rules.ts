interface AttemptLimit {
  readonly most: number;
  readonly windowSeconds: number;
}

const quarterHour = 900;
const hour = 3600;
const day = 86_400;

/**
 * Limits by action. `address` and `network`: for the network of the caller, and ten times as many for the larger network around it.
 * `account`: for a mailbox that gets a mail, or for an account that is logged in to from devices that are not known.
 */
export const attemptLimits = {
  'login.address': { most: 60, windowSeconds: quarterHour },
  'login.account': { most: 100, windowSeconds: hour },
  // One account from one network, or from one device on which it was logged in to before.
  'login.pair': { most: 10, windowSeconds: quarterHour },
  'login.device': { most: 10, windowSeconds: quarterHour },
  'staff.address': { most: 60, windowSeconds: quarterHour },
  'staff.account': { most: 100, windowSeconds: hour },
  'staff.pair': { most: 5, windowSeconds: 60 },
  'staff.device': { most: 5, windowSeconds: 60 },
  'register.account': { most: 3, windowSeconds: hour },
  'register.address': { most: 20, windowSeconds: hour },
  'reset.account': { most: 3, windowSeconds: hour },
  'reset.address': { most: 20, windowSeconds: hour },
  'email.account': { most: 3, windowSeconds: hour },
  'email.address': { most: 20, windowSeconds: hour },
  'email.person': { most: 5, windowSeconds: day },
  'contact.network': { most: 20, windowSeconds: day },
  'cancellation.network': { most: 20, windowSeconds: day },
  'withdrawal.network': { most: 20, windowSeconds: day },
  'newsletter.network': { most: 60, windowSeconds: day },
  'orderLink.network': { most: 20, windowSeconds: day },
  'order.network': { most: 30, windowSeconds: hour },
  'order.account': { most: 10, windowSeconds: day },
} as const satisfies Readonly<Record<string, AttemptLimit>>;
export type AttemptKind = keyof typeof attemptLimits;
export type NetworkKind = Extract<AttemptKind, `${string}.address` | `${string}.network`>;

/** A provider gives a customer many small networks: together they may do this many times what one may. */
const inLargerNetwork = 10;

/** The limit for the larger network (an IPv4 /24, an IPv6 /48) around that of the caller. */
export const massLimit = (kind: NetworkKind): AttemptLimit => {
  const { most, windowSeconds } = attemptLimits[kind];
  return { most: most * inLargerNetwork, windowSeconds };
};

export interface AttemptCount {
  /** Includes the present attempt. */
  readonly count: number;
  readonly beganAt: Date;
}

/** Returns the seconds to wait (for `Retry-After`), 0 below the limit. A window begins with its first attempt. */
export const waitSeconds = (
  { most, windowSeconds }: AttemptLimit,
  { count, beganAt }: AttemptCount,
  now: Date,
): number => {
  if (count <= most) return 0;
  const left = windowSeconds - Math.floor((now.getTime() - beganAt.getTime()) / 1000);
  return Math.max(1, Math.min(left, windowSeconds));
};
