import {
  loginFamilyLifeSeconds,
  loginTokenLifeSeconds,
  loginTokenRenewalSeconds,
} from '../../contracts/customer/login.contract.ts';

/** After a renewal the old token may ask once more for so long and gets the same answer: two tabs, or an answer that was lost. */
export const renewalGraceSeconds = 10;

/** A login from its password to its end; each renewal is a generation of it. Times in seconds since 1970. */
export interface LoginFamily {
  readonly generation: number;
  /** when the generation began */
  readonly rotatedAt: number;
  /** when the login ends at the latest */
  readonly endsAt: number;
  readonly isEnded: boolean;
}

export type RenewalDecision =
  /** a new generation (201) */
  | 'renew'
  /** the token of the generation that there is already (201) */
  | 'repeat'
  /** the longest life is reached: nothing new (200) */
  | 'longest'
  /** a token that was used up comes again: somebody has a copy, so the login ends for all (401) */
  | 'replayed'
  /** ended before (401) */
  | 'refused';

export const loginEndsAt = (beganAt: number): number => beganAt + loginFamilyLifeSeconds;

/** LOGIN-2: times of a generation that began at `rotatedAt`. */
export const timesOf = ({ rotatedAt, endsAt }: Pick<LoginFamily, 'rotatedAt' | 'endsAt'>) => ({
  exp: Math.min(rotatedAt + loginTokenLifeSeconds, endsAt),
  ren: Math.min(rotatedAt + loginTokenRenewalSeconds, endsAt),
});

/** LOGIN-3: what becomes of a token of `generation` that asks to be renewed at `now`. */
export const decideRenewal = (family: LoginFamily, generation: number, now: number): RenewalDecision => {
  if (family.isEnded || family.endsAt <= now) return 'refused';
  if (generation === family.generation - 1 && now - family.rotatedAt <= renewalGraceSeconds) return 'repeat';
  if (generation !== family.generation) return 'replayed';
  return timesOf(family).exp >= family.endsAt ? 'longest' : 'renew';
};
