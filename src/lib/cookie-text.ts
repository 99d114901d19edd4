import { invariant } from './invariant.ts';

export const sameSites = ['Strict', 'Lax', 'None'] as const;
export const priorities = ['Low', 'Medium', 'High'] as const;

export interface CookieOptions {
  /** seconds, whole; zero or less takes the cookie away */
  readonly maxAge?: number;
  readonly path?: string;
  readonly domain?: string;
  readonly secure?: boolean;
  readonly sameSite?: (typeof sameSites)[number];
  readonly priority?: (typeof priorities)[number];
}

/** LIB-1: 30 days */
export const usualMaxAge = 2_592_000;
/** RFC 6265bis 5.6.2: no browser keeps one for longer. */
const longestMaxAge = 34_560_000;
/** RFC 6265bis 5.7: a browser drops what is larger, name and value together. */
const mostOctets = 4096;

/** RFC 9110 5.6.2, token */
const token = /^[\w!#$%&'*+.^`|~-]+$/;
/** RFC 6265bis 4.1.1, cookie-octet: printable, without blank, quotation mark, comma, semicolon and backslash */
const octets = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;
/** RFC 6265bis 4.1.1, path-value: no control character, no semicolon */
const pathValue = /^\/[\x20-\x3a\x3c-\x7e]*$/;
const hostName = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

/** RFC 6265bis 4.1.3: the beginning of a name promises something. */
const checkPrefix = (name: string, { secure, domain, path }: CookieOptions): void => {
  const lower = name.toLowerCase();
  const isHost = lower.startsWith('__host-');
  invariant(!(isHost || lower.startsWith('__secure-')) || secure, `the cookie ${name} must be secure`);
  invariant(!isHost || (domain === undefined && path === '/'), `the cookie ${name} has the path / and no domain`);
};

/** LIB-1: a cookie as it is written (`Set-Cookie`, `document.cookie`). What no browser would take for what is meant is a fault. */
export const cookieText = (name: string, value: string, options: CookieOptions = {}): string => {
  const { maxAge = usualMaxAge, path = '/', domain, secure = false, sameSite = 'Lax', priority } = options;
  invariant(token.test(name), `${JSON.stringify(name)} cannot be the name of a cookie`);
  invariant(octets.test(value), `the value of the cookie ${name} has a sign that cannot stand in one: encode it`);
  invariant(name.length + value.length <= mostOctets, `the cookie ${name} is longer than ${mostOctets} octets`);
  invariant(Number.isFinite(maxAge), `Max-Age of the cookie ${name} must be finite`);
  invariant(pathValue.test(path), `${JSON.stringify(path)} cannot be the path of a cookie`);
  invariant(
    domain === undefined || hostName.test(domain),
    `${JSON.stringify(domain)} cannot be the domain of a cookie`,
  );
  invariant(sameSites.includes(sameSite), `SameSite of the cookie ${name} must be one of ${sameSites.join(', ')}`);
  invariant(sameSite !== 'None' || secure, `the cookie ${name} with SameSite=None must be secure`);
  invariant(
    priority === undefined || priorities.includes(priority),
    `Priority of the cookie ${name} must be one of ${priorities.join(', ')}`,
  );
  checkPrefix(name, { ...options, path });
  return [
    `${name}=${value}`,
    `Max-Age=${Math.min(Math.floor(maxAge), longestMaxAge)}`,
    `Path=${path}`,
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    ...(secure ? ['Secure'] : []),
    `SameSite=${sameSite}`,
    ...(priority === undefined ? [] : [`Priority=${priority}`]),
  ].join('; ');
};
