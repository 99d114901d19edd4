import { randomUUID } from 'node:crypto';
import type { LoginAccount, Person, TokenRequest } from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Devices } from './devices.service.ts';
import { createLoginFamilies, type LoginFamilyParts } from './login-families.service.ts';
import type { LoginTokens } from './login-token.service.ts';
import type { LoginRepository } from './login.repository.ts';
import type { LongTermTokens } from './long-term-token.service.ts';
import { loginEndsAt } from './renewal.rules.ts';
import { createRenewal } from './renewal.service.ts';
import { secondsOf } from '../../lib/time/seconds.ts';
import { firstOf } from './token-cookies.rules.ts';
import { createVisitorTokens } from './visitor-tokens.service.ts';

export interface LoginsParts extends LoginFamilyParts {
  readonly loginTokens: LoginTokens;
  readonly longTerm: LongTermTokens;
  readonly devices: Devices;
  readonly repository: Pick<
    LoginRepository,
    'beginFamily' | 'family' | 'rotate' | 'rememberUntil' | 'endFamily' | 'endFamiliesOf'
  >;
  readonly siteOf: (host: string | undefined) => SiteCode;
}

/** Recognises the person behind a request; begins, renews and ends logins. */
export const createLogins = (parts: LoginsParts) => {
  const { loginTokens, longTerm, devices, repository, siteOf, now } = parts;
  const siteOfRequest = ({ headers }: TokenRequest): SiteCode => siteOf(firstOf(headers['host']));
  const families = createLoginFamilies(parts);

  return {
    visitors: createVisitorTokens({ loginTokens, longTerm, siteOfRequest }, families),
    renew: createRenewal({ loginTokens, repository, siteOfRequest, now }, families),
    endOthers: families.endOthers,
    deviceOf: (request: TokenRequest, customerId: string) => devices.idOf(request, siteOfRequest(request), customerId),
    knownDevice: devices.issue,

    person: async (request: TokenRequest): Promise<Person> => {
      const site = siteOfRequest(request);
      const claims = await loginTokens.claimsOf(request, site);
      if (claims && (await families.isAlive(claims)))
        return { status: 'LOGGED_IN', site, customerId: claims.lid, claims };
      const remembered = await longTerm.claimsOf(request, site);
      if (remembered?.lid !== undefined && (await families.isRemembered(remembered))) {
        return { status: 'REMEMBERED', site, customerId: remembered.lid };
      }
      return { status: 'LOGGED_OUT', site };
    },

    /** Begins a login after its password was checked. `guest` is the visitor that the device was until now, if any. */
    begin: async (request: TokenRequest, account: LoginAccount, remember: boolean) => {
      const site = siteOfRequest(request);
      const before = await longTerm.claimsOf(request, site);
      const family = randomUUID();
      const rotatedAt = secondsOf(now());
      const endsAt = loginEndsAt(rotatedAt);
      const times = {
        beganAt: rotatedAt,
        endsAt,
        ...(remember ? { rememberedUntil: families.rememberedUntil() } : {}),
      };
      await repository.beginFamily(family, account.id, times);
      // A device has one login: the tokens of an earlier one end here, so that they do not outlive this login's logout.
      await families.end([(await loginTokens.claimsOf(request, site))?.fam, before?.fam]);
      const { setCookies } = await loginTokens.issue(site, account, { family, generation: 1, rotatedAt, endsAt });
      const guest = before !== undefined && before.lid === undefined ? before.vid : undefined;
      // Without "remember me" a guest's device keeps its token, and one that remembered an account gets a new visitor.
      const keepsToken = guest !== undefined && !remember;
      const longTermCookies = keepsToken
        ? []
        : (await (remember ? longTerm.issueFor(site, account, family) : longTerm.issue(site, {}))).setCookies;
      const device = await devices.issue(site, account.id);
      return { setCookies: [...setCookies, ...longTermCookies, device], ...(guest === undefined ? {} : { guest }) };
    },

    /** Ends the login and the remembered device. Both tokens open nothing any more; the next visitor is a new one. */
    end: async (request: TokenRequest): Promise<readonly string[]> => {
      const site = siteOfRequest(request);
      await families.end([
        (await loginTokens.claimsOf(request, site))?.fam,
        (await longTerm.claimsOf(request, site))?.fam,
      ]);
      return [...loginTokens.clear(site), ...(await longTerm.issue(site, {})).setCookies];
    },
  };
};
export type Logins = ReturnType<typeof createLogins>;
