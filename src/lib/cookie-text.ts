export const sameSites = ['Strict', 'Lax', 'None'] as const;
export const priorities = ['Low', 'Medium', 'High'] as const;

export interface CookieOptions {
  /** whole seconds; zero or less deletes the cookie; `session`: until the browser's session ends */
  readonly maxAge?: number | 'session';
  readonly path?: string;
  readonly domain?: string;
  readonly secure?: boolean;
  readonly sameSite?: (typeof sameSites)[number];
  readonly priority?: (typeof priorities)[number];
}

/** LIB-1: 30 days */
export const usualMaxAge = 2_592_000;
/** RFC 6265bis 5.6.2: browsers keep no cookie for longer. */
const longestMaxAge = 34_560_000;
/** RFC 6265bis 5.7: browsers drop a cookie whose name and value together are longer. */
const mostOctets = 4096;

/** RFC 9110 5.6.2, token */
const token = /^[\w!#$%&'*+.^`|~-]+$/;
/** RFC 6265bis 4.1.1, cookie-octet: printable, without space, quotation mark, comma, semicolon and backslash */
const octets = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;
/** RFC 6265bis 4.1.1, path-value: no control character, no semicolon */
const pathValue = /^\/[\x20-\x3a\x3c-\x7e]*$/;
const hostName = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

const isLife = ({ maxAge }: CookieOptions): boolean =>
  maxAge === undefined || maxAge === 'session' || Number.isFinite(maxAge);

/** The part of a cookie that browsers would reject or misread, if any. */
const faultOf = (name: string, value: string, options: CookieOptions): string | undefined => {
  const { path = '/', domain, secure, sameSite = 'Lax', priority = 'Low' } = options;
  // RFC 6265bis 4.1.3: a prefix of the name has conditions.
  const prefix = /^__(?:host|secure)-/i.exec(name)?.[0].toLowerCase();
  const rules: readonly (readonly [isKept: boolean, part: string])[] = [
    [token.test(name), 'name'],
    [octets.test(value), 'value'],
    [name.length + value.length <= mostOctets, 'length'],
    [isLife(options), 'Max-Age'],
    [pathValue.test(path), 'Path'],
    [domain === undefined || hostName.test(domain), 'Domain'],
    [sameSites.includes(sameSite) && (sameSite !== 'None' || secure === true), 'SameSite'],
    [priorities.includes(priority), 'Priority'],
    [!prefix || (secure === true && (prefix === '__secure-' || (!domain && path === '/'))), 'prefix'],
  ];
  return rules.find(([isKept]) => !isKept)?.[1];
};

/** LIB-1: returns the text of a cookie for `Set-Cookie` or `document.cookie`; throws when browsers would reject or misread it. */
export const cookieText = (name: string, value: string, options: CookieOptions = {}): string => {
  const fault = faultOf(name, value, options);
  if (fault) throw new Error(`Bug: the ${fault} of the cookie ${JSON.stringify(name)} is not by RFC 6265bis`);
  const { maxAge = usualMaxAge, path = '/', domain, secure, sameSite = 'Lax', priority } = options;
  return [
    `${name}=${value}`,
    ...(maxAge === 'session' ? [] : [`Max-Age=${Math.min(Math.floor(maxAge), longestMaxAge)}`]),
    `Path=${path}`,
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    ...(secure ? ['Secure'] : []),
    `SameSite=${sameSite}`,
    ...(priority === undefined ? [] : [`Priority=${priority}`]),
  ].join('; ');
};
