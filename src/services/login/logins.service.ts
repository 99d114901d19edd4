import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  longTermTokenLifeSeconds,
  type LoginAccount,
  type LoginClaims,
  type LongTermClaims,
  type Person,
  type TokenRequest,
  type Visitor,
  type VisitorTokens,
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
  readonly repository: Pick<
    LoginRepository,
    'beginFamily' | 'family' | 'rotate' | 'rememberUntil' | 'endFamily' | 'endFamiliesOf'
  >;
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
  const believed = new LRUCache<string, { readonly row: FamilyRow | undefined; readonly until: number }>({
    max: mostBelieved,
  });
  const siteOfRequest = ({ headers }: TokenRequest): SiteCode => siteOf(firstOf(headers['host']));

  /** nothing where it was ended */
  const openFamily = async (fam: string): Promise<FamilyRow | undefined> => {
    const nowMs = now().getTime();
    const known = believed.get(fam);
    if (known && known.until > nowMs) return known.row;
    const read = await repository.family(fam);
    const row = read?.is_ended ? undefined : read;
    believed.set(fam, { row, until: nowMs + believedMs });
    return row;
  };

  const isAlive = async ({ fam }: LoginClaims): Promise<boolean> =>
    ((await openFamily(fam))?.ends_at ?? 0) > secondsOf(now());

  /** A token that remembers an account is good as long as the account says so, and nothing ended the login behind it. */
  const isRemembered = async ({ lid, epo, fam }: LongTermClaims): Promise<boolean> =>
    lid === undefined ||
    (fam !== undefined && (await openFamily(fam)) !== undefined && (await accountOf(lid))?.epoch === epo);

  const endFamilies = async (families: readonly (string | undefined)[]): Promise<void> => {
    for (const family of new Set(families)) {
      if (family === undefined) continue;
      await repository.endFamily(family);
      believed.delete(family);
    }
  };

  /** How long a device that is remembered from now on is: its row must outlive its token. */
  const rememberedUntil = (): number => secondsOf(now()) + longTermTokenLifeSeconds;

  /** While the database is away a device keeps the token that it has. */
  const isKeptOn = ({ fam }: LongTermClaims): Promise<boolean> =>
    fam === undefined
      ? Promise.resolve(true)
      : repository.rememberUntil(fam, rememberedUntil()).then(
          () => true,
          () => false,
        );

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
      const claims = (await loginOf(request, site)) ?? (await longTermOf(request, site));
      return claims && visitorOf(site, claims);
    },
    welcome: async (request) => {
      const site = siteOfRequest(request);
      const [login, before] = [await loginOf(request, site), await longTermOf(request, site)];
      const { visitor, setCookies } =
        before && !(longTerm.isPastRenewal(before) && (await isKeptOn(before)))
          ? { visitor: visitorOf(site, before), setCookies: [] }
          : await longTerm.issue(site, before ?? {});
      return { visitor: login ? visitorOf(site, login) : visitor, setCookies };
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
      const times = { beganAt: rotatedAt, endsAt, ...(remember ? { rememberedUntil: rememberedUntil() } : {}) };
      await repository.beginFamily(family, account.id, times);
      // A device has one login: no pair of an earlier one outlives it and its logout.
      await endFamilies([(await loginTokens.claimsOf(request, site))?.fam, before?.fam]);
      const { setCookies } = await loginTokens.issue(site, account, { family, generation: 1, rotatedAt, endsAt });
      // Not to be remembered: the device stays the stranger that it was, and one that remembered somebody forgets.
      const stays = before !== undefined && before.lid === undefined && !remember;
      const longTermCookies = stays
        ? []
        : (await (remember ? longTerm.issueFor(site, account, family) : longTerm.issue(site, {}))).setCookies;
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
      believed.delete(claims.fam);
      return refused;
    },

    /** The device forgets who was here: neither pair opens anything of the account, and its next visitor is a new one. */
    end: async (request: TokenRequest): Promise<readonly string[]> => {
      const site = siteOfRequest(request);
      await endFamilies([
        (await loginTokens.claimsOf(request, site))?.fam,
        (await longTerm.claimsOf(request, site))?.fam,
      ]);
      return [...loginTokens.clear(site), ...(await longTerm.issue(site, {})).setCookies];
    },

    /** Every other device is logged out: the password is another one now. */
    endOthers: async (customerId: string, butNot?: string): Promise<void> => {
      await repository.endFamiliesOf(customerId, butNot);
      believed.clear();
    },
  };
};
export type Logins = ReturnType<typeof createLogins>;

const visitorOf = (site: SiteCode, { vid, lid }: Pick<LongTermClaims, 'vid' | 'lid'>): Visitor => ({
  site,
  visitorId: vid,
  ...(lid === undefined ? {} : { customerId: lid }),
});
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
