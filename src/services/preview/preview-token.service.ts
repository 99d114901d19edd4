import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { previewActiveCookie } from '../../contracts/staff/preview-cookie.contract.ts';
import { previewTokenCookie, type PreviewChoice, type StaffRequest } from '../../contracts/staff/preview.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { cookieIn } from '../../lib/cookie-in.ts';
import { instantOf } from '../../lib/time/instant.ts';

export interface PreviewTokenParts {
  readonly secret: string;
  readonly isSecure: (site: SiteCode) => boolean;
  readonly now: () => Date;
}

interface PreviewClaims {
  readonly at: string;
  readonly test?: string;
  readonly group?: string;
  readonly sub?: string;
}

const algorithm = 'HS256';
const lifeSeconds = 8 * 3600;
/** a shared link is valid for a day */
const linkLifeSeconds = 24 * 3600;
const longestToken = 2048;

const choiceOf = ({ at: text, test, group }: PreviewClaims): PreviewChoice | undefined => {
  const at = instantOf(text);
  if (!at) return undefined;
  return { at, ...(test !== undefined && group !== undefined ? { test: { name: test, group } } : {}) };
};

/** PREV-7: a signed token contains moment and group for one member of staff; a link contains the same for all staff. */
export const createPreviewTokens = ({ secret, isSecure, now }: PreviewTokenParts) => {
  const keyOf = (what: string) => new Uint8Array(hkdfSync('sha256', secret, '', `kontor preview ${what}`, 32));
  const keys = { token: keyOf('token'), link: keyOf('link') };
  const seconds = () => Math.floor(now().getTime() / 1000);

  const sign = (
    { at, test }: PreviewChoice,
    kind: 'token' | 'link',
    life: number,
    subject?: string,
  ): Promise<string> => {
    const claims = { at: at.toISOString(), ...(test ? { test: test.name, group: test.group } : {}) };
    const token = new SignJWT(claims).setProtectedHeader({ alg: algorithm }).setExpirationTime(seconds() + life);
    return (subject === undefined ? token : token.setSubject(subject)).sign(keys[kind]);
  };

  const verify = async (token: string, kind: 'token' | 'link'): Promise<PreviewClaims | undefined> => {
    if (token.length > longestToken) return undefined;
    try {
      return (
        await jwtVerify<PreviewClaims>(token, keys[kind], {
          algorithms: [algorithm],
          currentDate: now(),
          requiredClaims: ['exp', 'at'],
        })
      ).payload;
    } catch {
      // Forged, expired and malformed tokens are treated alike.
      return undefined;
    }
  };

  const secure = (site: SiteCode) => (isSecure(site) ? '; Secure' : '');
  const clear = (site: SiteCode): readonly string[] =>
    [previewTokenCookie, previewActiveCookie].map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax${secure(site)}`);

  return {
    /** whole `Set-Cookie` values */
    issue: async (choice: PreviewChoice, name: string, site: SiteCode): Promise<readonly string[]> => {
      const kept = `Max-Age=${lifeSeconds}; Path=/; SameSite=Lax${secure(site)}`;
      const token = await sign(choice, 'token', lifeSeconds, name);
      return [`${previewTokenCookie}=${token}; ${kept}; HttpOnly`, `${previewActiveCookie}=1; ${kept}`];
    },
    /** returns the choice of this member of staff only */
    chosen: async ({ headers }: StaffRequest, name: string): Promise<PreviewChoice | undefined> => {
      const header = headers['cookie'];
      const token = typeof header === 'string' ? cookieIn(header, previewTokenCookie) : undefined;
      const claims = token ? await verify(token, 'token') : undefined;
      return claims?.sub === name ? choiceOf(claims) : undefined;
    },
    clear,
    link: (choice: PreviewChoice): Promise<string> => sign(choice, 'link', linkLifeSeconds),
    ofLink: async (token: string): Promise<PreviewChoice | undefined> => {
      const claims = await verify(token, 'link');
      return claims && choiceOf(claims);
    },
  };
};
export type PreviewTokens = ReturnType<typeof createPreviewTokens>;
