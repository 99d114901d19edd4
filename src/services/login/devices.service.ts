import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import type { TokenRequest } from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { keyRing } from '../../lib/key-ring.ts';
import { secondsOf } from '../../lib/time/seconds.ts';
import { cookieText } from './token-cookies.rules.ts';

export interface DeviceParts {
  /** New tokens are signed with the first secret; tokens of the others stay valid. */
  readonly secrets: readonly string[];
  readonly cookie: { readonly secure: string; readonly plain: string };
  readonly isSecure: (site: SiteCode) => boolean;
  readonly now: () => Date;
}

const lifeSeconds = 180 * 86_400;

/** Recognises devices on which an account was logged in to, also after the logout. The cookie opens nothing. */
export const createDevices = ({ secrets, cookie, isSecure, now }: DeviceParts) => {
  const keys = keyRing(secrets, `kontor device ${cookie.plain}`);
  const nameOf = (site: SiteCode) => cookie[isSecure(site) ? 'secure' : 'plain'];
  return {
    /** Returns the `Set-Cookie` value. */
    issue: async (site: SiteCode, account: string): Promise<string> => {
      const unsigned = new SignJWT()
        .setSubject(account)
        .setJti(randomBytes(12).toString('base64url'))
        .setExpirationTime(secondsOf(now()) + lifeSeconds);
      const look = { secure: isSecure(site), httpOnly: true, maxAgeSeconds: lifeSeconds };
      return cookieText(nameOf(site), await keys.sign(unsigned), look);
    },
    /** Returns the id of the device, if the account was logged in to on it. */
    idOf: async ({ cookies }: Pick<TokenRequest, 'cookies'>, site: SiteCode, account: string) => {
      const token = cookies[nameOf(site)];
      if (token === undefined) return undefined;
      try {
        const claims = await keys.verify(token, { currentDate: now() });
        return claims.sub === account ? claims.jti : undefined;
      } catch {
        // Forged, expired or malformed: a device like any other.
        return undefined;
      }
    },
  };
};
export type Devices = ReturnType<typeof createDevices>;
