import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type {
  LoginAccount,
  LoginClaims,
  LongTermClaims,
  Person,
  TokenRequest,
  VisitorTokens,
} from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { FamilyRow, LoginRepository } from './login.repository.ts';
import type { LoginTokens } from './login-token.service.ts';
import type { LongTermTokens } from './long-term-token.service.ts';
import { decideRenewal, loginEndsAt } from './renewal.rules.ts';
import { secondsOf } from './signing.service.ts';
import { firstOf } from './token-cookies.rules.ts';

export interface LoginsParts {
  readonly loginTokens: LoginTokens;
  readonly longTerm: LongTermTokens;
  readonly repository: Pick<LoginRepository, 'beginFamily' | 'family' | 'rotate' | 'endFamily' | 'endFamiliesOf'>;
  /** the account as it is now; nothing where there is none */
  readonly accountOf: (id: string) => Promise<LoginAccount | undefined>;
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly now: () => Date;
}

export type Renewal =
  | { readonly code: 'RENEWED' | 'LONGEST'; readonly claims: LoginClaims; readonly setCookies: readonly string[] }
  | { readonly code: 'REFUSED'; readonly setCookies: readonly string[] };

/** So long a login that ended on another server may still be believed here: every page asks, and few logins end. */
const believedMs = 5000;
const mostBelieved = 20_000;

/** Who comes: by the login token, else by what the long-term token remembers. Begins, renews and ends logins. */
export const createLogins = ({ loginTokens, longTerm, repository, accountOf, siteOf, now }: LoginsParts) => {
  const alive = new LRUCache<string, { readonly isAlive: boolean; readonly until: number }>({ max: mostBelieved });
  const siteOfRequest = ({ headers }: TokenRequest): SiteCode => siteOf(firstOf(headers['host']));
  const isOver = (row: FamilyRow | undefined): boolean => !row || row.is_ended || row.ends_at <= secondsOf(now());

  const isAlive = async ({ fam }: LoginClaims): Promise<boolean> => {
    const nowMs = now().getTime();
    const known = alive.get(fam);
    if (known && known.until > nowMs) return known.isAlive;
    const fresh = { isAlive: !isOver(await repository.family(fam)), until: nowMs + believedMs };
    alive.set(fam, fresh);
    return fresh.isAlive;
  };

  /** A token that remembers an account is good as long as the account says so. */
  const isRemembered = async ({ lid, epo }: LongTermClaims): Promise<boolean> =>
    lid === undefined || (await accountOf(lid))?.epoch === epo;

  /** While the database is away a signed token is believed: who asks for a thing then hears from that thing's service. */
  const unlessAway = (asked: Promise<boolean>): Promise<boolean> => asked.catch(() => true);

  const loginOf = async (request: TokenRequest, site: SiteCode): Promise<LoginClaims | undefined> => {
    const claims = await loginTokens.claimsOf(request, site);
    return claims && (await unlessAway(isAlive(claims))) ? claims : undefined;
  };
  const longTermOf = async (request: TokenRequest, site: SiteCode): Promise<LongTermClaims | undefined> => {
    const claims = await longTerm.claimsOf(request, site);
    return claims && (await unlessAway(isRemembered(claims))) ? claims : undefined;
  };

  const visitors: VisitorTokens = {
    known: async (request) => {
      const site = siteOfRequest(request);
      const visitorId = ((await loginOf(request, site)) ?? (await longTermOf(request, site)))?.vid;
      return visitorId === undefined ? undefined : { site, visitorId };
    },
    welcome: async (request) => {
      const site = siteOfRequest(request);
      const [login, before] = [await loginOf(request, site), await longTermOf(request, site)];
      const { visitor, setCookies } =
        before && !longTerm.isPastRenewal(before)
          ? { visitor: { site, visitorId: before.vid }, setCookies: [] }
          : await longTerm.issue(site, before ?? {});
      return { visitor: login ? { site, visitorId: login.vid } : visitor, setCookies };
    },
  };

  return {
    visitors,

    person: async (request: TokenRequest): Promise<Person> => {
      const site = siteOfRequest(request);
      const claims = await loginTokens.claimsOf(request, site);
      if (claims && (await isAlive(claims))) return { status: 'LOGGED_IN', site, customerId: claims.lid, claims };
      const remembered = await longTerm.claimsOf(request, site);
      if (remembered?.lid !== undefined && (await isRemembered(remembered))) {
        return { status: 'REMEMBERED', site, customerId: remembered.lid };
      }
      return { status: 'LOGGED_OUT', site };
    },

    /** Somebody has shown the password. `guest` is the visitor that they were until now, if any. */
    begin: async (request: TokenRequest, account: LoginAccount, remember: boolean) => {
      const site = siteOfRequest(request);
      const before = await longTerm.claimsOf(request, site);
      const family = randomUUID();
      const rotatedAt = secondsOf(now());
      const endsAt = loginEndsAt(rotatedAt);
      await repository.beginFamily(family, account.id, rotatedAt, endsAt);
      const { setCookies } = await loginTokens.issue(site, account, { family, generation: 1, rotatedAt, endsAt });
      // Not to be remembered: the device stays the stranger that it was, and one that remembered somebody forgets.
      const stays = before !== undefined && before.lid === undefined && !remember;
      const longTermCookies = stays
        ? []
        : (await (remember ? longTerm.issueFor(site, account, true) : longTerm.issue(site, {}))).setCookies;
      const guest = before !== undefined && before.lid === undefined ? before.vid : undefined;
      return { setCookies: [...setCookies, ...longTermCookies], ...(guest === undefined ? {} : { guest }) };
    },

    /** LOGIN-3. Throws where the database is away: that is no refusal. */
    renew: async (request: TokenRequest): Promise<Renewal> => {
      const site = siteOfRequest(request);
      const refused: Renewal = { code: 'REFUSED', setCookies: loginTokens.clear(site) };
      const claims = await loginTokens.claimsOf(request, site);
      if (!claims) return refused;
      const at = secondsOf(now());
      let row = await repository.family(claims.fam);
      if (!row) return refused;
      let decision = decideRenewal(familyOf(row), claims.gen, at);
      if (decision === 'renew') {
        const rotated = await repository.rotate(claims.fam, claims.gen, at);
        // Another tab was quicker: its answer is the answer.
        row = rotated ?? (await repository.family(claims.fam)) ?? row;
        decision = rotated ? 'renew' : decideRenewal(familyOf(row), claims.gen, at);
      }
      if (decision === 'longest') return { code: 'LONGEST', claims, setCookies: [] };
      if (decision === 'renew' || decision === 'repeat') {
        const account = { id: claims.lid, visitorId: claims.vid };
        return { code: 'RENEWED', ...(await loginTokens.issue(site, account, generationOf(row))) };
      }
      if (decision === 'replayed') await repository.endFamily(claims.fam);
      alive.delete(claims.fam);
      return refused;
    },

    /** The device forgets who was here: the next one at it is somebody new. */
    end: async (request: TokenRequest): Promise<readonly string[]> => {
      const site = siteOfRequest(request);
      const claims = await loginTokens.claimsOf(request, site);
      if (claims) {
        await repository.endFamily(claims.fam);
        alive.delete(claims.fam);
      }
      return [...loginTokens.clear(site), ...(await longTerm.issue(site, {})).setCookies];
    },

    /** Every other device is logged out: the password is another one now. */
    endOthers: async (customerId: string, butNot?: string): Promise<void> => {
      await repository.endFamiliesOf(customerId, butNot);
      alive.clear();
    },
  };
};
export type Logins = ReturnType<typeof createLogins>;

const familyOf = ({ generation, rotated_at, ends_at, is_ended }: FamilyRow) => ({
  generation,
  rotatedAt: rotated_at,
  endsAt: ends_at,
  isEnded: is_ended,
});
const generationOf = ({ id, generation, rotated_at, ends_at }: FamilyRow) => ({
  family: id,
  generation,
  rotatedAt: rotated_at,
  endsAt: ends_at,
});
