import { LRUCache } from 'lru-cache';
import {
  longTermTokenLifeSeconds,
  type LoginAccount,
  type LoginClaims,
  type LongTermClaims,
} from '../../contracts/customer/login.contract.ts';
import type { FamilyRow, LoginRepository } from './login.repository.ts';
import { secondsOf } from '../../lib/time/seconds.ts';

export interface LoginFamilyParts {
  readonly repository: Pick<LoginRepository, 'family' | 'rememberUntil' | 'endFamily' | 'endFamiliesOf'>;
  /** The account as it is now, undefined where it was deleted. */
  readonly accountOf: (id: string) => Promise<LoginAccount | undefined>;
  readonly now: () => Date;
}

/** A login that was ended on another server is accepted here for at most this time: every page asks, and few logins end. */
const cacheMs = 5000;
const mostEntries = 20_000;

/** The login families: every token names the login it descends from, and is worth nothing once that login has ended. */
export const createLoginFamilies = ({ repository, accountOf, now }: LoginFamilyParts) => {
  const cache = new LRUCache<string, { readonly row: FamilyRow | undefined; readonly until: number }>({
    max: mostEntries,
  });

  /** Undefined where the login was ended. */
  const open = async (family: string): Promise<FamilyRow | undefined> => {
    const nowMs = now().getTime();
    const entry = cache.get(family);
    if (entry && entry.until > nowMs) return entry.row;
    const read = await repository.family(family);
    const row = read?.is_ended ? undefined : read;
    cache.set(family, { row, until: nowMs + cacheMs });
    return row;
  };
  /** The row of a remembered device must outlive its token. */
  const rememberedUntil = (): number => secondsOf(now()) + longTermTokenLifeSeconds;

  return {
    rememberedUntil,

    isAlive: async ({ fam }: LoginClaims): Promise<boolean> => ((await open(fam))?.ends_at ?? 0) > secondsOf(now()),

    /** A token that remembers an account is good until the account's epoch changes or the login behind the token ends. */
    isRemembered: async ({ lid, epo, fam }: LongTermClaims): Promise<boolean> =>
      lid === undefined ||
      (fam !== undefined && (await open(fam)) !== undefined && (await accountOf(lid))?.epoch === epo),

    /** False while the database is unavailable: the device then keeps the token that it has. */
    prolong: ({ fam }: LongTermClaims): Promise<boolean> =>
      fam === undefined
        ? Promise.resolve(true)
        : repository.rememberUntil(fam, rememberedUntil()).then(
            () => true,
            () => false,
          ),

    end: async (families: readonly (string | undefined)[]): Promise<void> => {
      for (const family of new Set(families)) {
        if (family === undefined) continue;
        await repository.endFamily(family);
        cache.delete(family);
      }
    },
    /** Ends every login of the account except `butNot`. */
    endOthers: async (customerId: string, butNot?: string): Promise<void> => {
      await repository.endFamiliesOf(customerId, butNot);
      cache.clear();
    },
    forget: (family: string): void => void cache.delete(family),
  };
};
export type LoginFamilies = ReturnType<typeof createLoginFamilies>;
