import type { SiteCode } from './site.contract.ts';

/** Readable by scripts; host-only, so each site has its own. */
export const longTermTokenCookie = 'LongTermToken';
export const loginTokenCookie = 'LoginToken';

/**
 * The HttpOnly half of the long-term token: without it the readable half opens nothing. On http (one machine) it goes without
 * the prefix, because not every browser takes a Secure cookie there.
 */
export const longTermKeyCookie = { secure: '__Host-LongTermKey', plain: 'LongTermKey' } as const;

/** LIB-1: thirty days. */
export const longTermTokenLifeSeconds = 2_592_000;
/** From the middle of its life on a token is exchanged for a new one of the same visitor. */
export const longTermTokenRenewalSeconds = longTermTokenLifeSeconds / 2;

/** Of a long-term token: times in seconds since 1970. */
export interface LongTermClaims {
  readonly exp: number;
  readonly ren: number;
  /** login id of a visitor whom the shop remembers */
  readonly lid?: string;
  /** whose cart it is */
  readonly vid: string;
  readonly site: SiteCode;
  /** hash of the companion */
  readonly key: string;
}

/** The parts of a request that say who it comes from. */
export interface TokenRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

export interface Visitor {
  readonly site: SiteCode;
  readonly visitorId: string;
}

/** A visitor with what the answer must set: nothing where the token is good for a while. */
export interface WelcomedVisitor {
  readonly visitor: Visitor;
  /** whole `Set-Cookie` values */
  readonly setCookies: readonly string[];
}

/** What other services ask of the login service. */
export interface VisitorTokens {
  /** who it is; nobody without a token that is true, of this site and with its companion */
  known(request: TokenRequest): Promise<Visitor | undefined>;
  /** who it is, or somebody new; a token past its renewal is exchanged */
  welcome(request: TokenRequest): Promise<WelcomedVisitor>;
}
