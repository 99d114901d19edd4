import type { TokenRequest } from '../../contracts/customer/login.contract.ts';

interface CookieLook {
  readonly secure: boolean;
  readonly httpOnly?: boolean;
  /** none: until the browser is closed; 0: gone at once */
  readonly maxAgeSeconds?: number;
}

/** A whole `Set-Cookie` value; host-only and for every path, because a site is one host. */
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

/** The header's token first, then the cookie's: a script may hold one that another tab has exchanged meanwhile. */
export const tokensIn = ({ headers, cookies }: TokenRequest, header: string, cookie: string): string[] =>
  [firstOf(headers[header]), cookies[cookie]].filter((token) => token !== undefined && token !== '') as string[];
