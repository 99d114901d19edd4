import type { TokenRequest } from '../../contracts/customer/login.contract.ts';

interface CookieLook {
  readonly secure: boolean;
  readonly httpOnly?: boolean;
  /** Undefined: a session cookie; 0: deletes the cookie. */
  readonly maxAgeSeconds?: number;
}

/** Returns a `Set-Cookie` value; host-only and for every path, because a site is one host. */
export const cookieText = (name: string, value: string, { secure, httpOnly, maxAgeSeconds }: CookieLook): string =>
  [
    `${name}=${value}`,
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    'Path=/',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
  ].join('; ');

export const firstOf = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' || value === undefined ? value : value[0];

/** Returns the header's token, then the cookie's: another tab may have renewed the token that a script holds. */
export const tokensIn = ({ headers, cookies }: TokenRequest, header: string, cookie: string): string[] =>
  [firstOf(headers[header]), cookies[cookie]].filter((token) => token !== undefined && token !== '') as string[];
