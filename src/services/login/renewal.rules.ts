import {
  loginFamilyLifeSeconds,
  loginTokenLifeSeconds,
  loginTokenRenewalSeconds,
} from '../../contracts/customer/login.contract.ts';

/** For this time after a renewal the old token gets the same new one again: two tabs, or a response that was lost. */
export const renewalGraceSeconds = 10;

/** A login from the password check to its end; each renewal is a generation. Times in seconds since 1970. */
export interface LoginFamily {
  readonly generation: number;
  /** When the generation began. */
  readonly rotatedAt: number;
  /** The latest end of the login. */
  readonly endsAt: number;
  readonly isEnded: boolean;
}

export type RenewalDecision =
  /** A new generation (201). */
  | 'renew'
  /** The token of the present generation once more (201). */
  | 'repeat'
  /** The maximum life is reached: no new token (200). */
  | 'longest'
  /** A token that was already renewed comes again: it is a copy, so the login ends for every holder (401). */
  | 'replayed'
  /** The login has ended (401). */
  | 'refused';

export const loginEndsAt = (beganAt: number): number => beganAt + loginFamilyLifeSeconds;

/** LOGIN-2: the times of a generation that began at `rotatedAt`. */
export const timesOf = ({ rotatedAt, endsAt }: Pick<LoginFamily, 'rotatedAt' | 'endsAt'>) => ({
  exp: Math.min(rotatedAt + loginTokenLifeSeconds, endsAt),
  ren: Math.min(rotatedAt + loginTokenRenewalSeconds, endsAt),
});

/** LOGIN-3: decides on a token of `generation` that is to be renewed at `now`. */
export const decideRenewal = (family: LoginFamily, generation: number, now: number): RenewalDecision => {
  if (family.isEnded || family.endsAt <= now) return 'refused';
  if (generation === family.generation - 1 && now - family.rotatedAt <= renewalGraceSeconds) return 'repeat';
  if (generation !== family.generation) return 'replayed';
  return timesOf(family).exp >= family.endsAt ? 'longest' : 'renew';
};
