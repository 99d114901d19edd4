import { SignJWT } from 'jose';
import { previewActiveCookie } from '../../contracts/staff/preview-cookie.contract.ts';
import { previewTokenCookie, type PreviewChoice, type StaffRequest } from '../../contracts/staff/preview.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { cookieIn } from '../../lib/cookie-in.ts';
import { keyRing } from '../../lib/key-ring.ts';
import { secondsOf } from '../../lib/time/seconds.ts';
import { instantOf } from '../../lib/time/instant.ts';

export interface PreviewTokenParts {
  /** New tokens are signed with the first secret; tokens of the others stay valid. */
  readonly secrets: readonly string[];
  readonly isSecure: (site: SiteCode) => boolean;
  readonly now: () => Date;
}

interface PreviewClaims {
  readonly at: string;
  readonly test?: string;
  readonly group?: string;
  readonly release?: number;
  readonly sub?: string;
}

const lifeSeconds = 8 * 3600;
/** a shared link is valid for a day */
const linkLifeSeconds = 24 * 3600;
const longestToken = 2048;

const choiceOf = ({ at: text, test, group, release }: PreviewClaims): PreviewChoice | undefined => {
  const at = instantOf(text);
  if (!at) return undefined;
  return {
    at,
    ...(test !== undefined && group !== undefined ? { test: { name: test, group } } : {}),
    ...(release === undefined ? {} : { release }),
  };
};

/** PREV-7: a signed token contains moment, group and release for one member of staff; a link contains the same for all staff. */
export const createPreviewTokens = ({ secrets, isSecure, now }: PreviewTokenParts) => {
  const keys = { token: keyRing(secrets, 'kontor preview token'), link: keyRing(secrets, 'kontor preview link') };

  const sign = (
    { at, test, release }: PreviewChoice,
    kind: 'token' | 'link',
    life: number,
    subject?: string,
  ): Promise<string> => {
    const claims = {
      at: at.toISOString(),
      ...(test ? { test: test.name, group: test.group } : {}),
      ...(release === undefined ? {} : { release }),
    };
    const token = new SignJWT(claims).setExpirationTime(secondsOf(now()) + life);
    return keys[kind].sign(subject === undefined ? token : token.setSubject(subject));
  };

  const verify = async (token: string, kind: 'token' | 'link'): Promise<PreviewClaims | undefined> => {
    if (token.length > longestToken) return undefined;
    try {
      return await keys[kind].verify<PreviewClaims>(token, {
        currentDate: now(),
        requiredClaims: ['exp', 'at'],
      });
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
