import { Type, type Static } from 'typebox';
import type { SiteCode } from '../shop/site.contract.ts';

/** LOGIN-1, LOGIN-2 */
export const loginPath = '/service/login/api/v1/login';
export const logoutPath = '/service/login/api/v1/logout';
export const renewLoginPath = '/service/login/api/v1/logintoken/renew';
export const customerInfoPath = '/service/login/api/v1/customer-info/:loginId';

/** Readable by scripts; host-only, so each site has its own. */
export const longTermTokenCookie = 'LongTermToken';
export const loginTokenCookie = 'LoginToken';

/**
 * The HttpOnly half of the long-term token: without it the readable half opens nothing. On http (one machine) it goes without
 * the prefix, because not every browser takes a Secure cookie there.
 */
export const longTermKeyCookie = { secure: '__Host-LongTermKey', plain: 'LongTermKey' } as const;

/** The HttpOnly half of the login token. */
export const loginKeyCookie = { secure: '__Host-LoginKey', plain: 'LoginKey' } as const;
export const loginTokenHeader = 'x-logintoken';

/** LOGIN-2: a login that nobody is active in ends after half an hour. */
export const loginTokenLifeSeconds = 1800;
/** From then on somebody active asks for a new one. */
export const loginTokenRenewalSeconds = 600;
/** LOGIN-3: longer than this nobody stays without the password. */
export const loginFamilyLifeSeconds = 12 * 3600;

/** LOGIN-6: in characters, as people count them. */
export const passwordLength = { least: 8, most: 128 } as const;

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
  /** the account's epoch when it was remembered */
  readonly epo?: number;
  /** the login that left the device remembered: its end is the device's (SAFE-6) */
  readonly fam?: string;
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
  /** the account that the visitor belongs to, logged in or only remembered; a guest has none */
  readonly customerId?: string;
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

/** Longest e-mail address that the shop takes (NEWS-3 has the same). */
export const longestEmail = 256;

/** LOGIN-1 */
export const loginRequestSchema = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: longestEmail }),
    password: Type.String({ minLength: 1, maxLength: 512 }),
    remember: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export const loginResults = ['SUCCESS', 'UNAUTHORIZED', 'SERVICE_UNAVAILABLE'] as const;
export const loginAnswerSchema = Type.Object({ result: Type.Enum(loginResults) });
export const renewAnswerSchema = Type.Object({
  exp: Type.Integer({ description: 'end of the login token, in seconds since 1970' }),
  ren: Type.Integer({ description: 'from then on it wants to be renewed' }),
});

/** LOGIN-2: of the login itself, for whom its token belongs to. */
export const customerInfoSchema = Type.Object({
  loginId: Type.String(),
  email: Type.String(),
  salutation: Type.Optional(Type.String()),
  firstName: Type.String(),
  lastName: Type.String(),
});
export type CustomerInfo = Static<typeof customerInfoSchema>;

/** Of a login token: times in seconds since 1970. */
export interface LoginClaims {
  readonly exp: number;
  readonly ren: number;
  /** login id: the account's */
  readonly lid: string;
  readonly vid: string;
  readonly site: SiteCode;
  /** the login that it belongs to, and which renewal of it */
  readonly fam: string;
  readonly gen: number;
  /** hash of the companion */
  readonly key: string;
}

/** Who a request comes from, by both tokens. */
export type Person =
  | { readonly status: 'LOGGED_IN'; readonly site: SiteCode; readonly customerId: string; readonly claims: LoginClaims }
  | { readonly status: 'REMEMBERED'; readonly site: SiteCode; readonly customerId: string }
  | { readonly status: 'LOGGED_OUT'; readonly site: SiteCode };

/** What the login service must know of an account. */
export interface LoginAccount {
  readonly id: string;
  /** whose cart and the like is the account's own */
  readonly visitorId: string;
  /** grows whenever every device is to forget the account: a token of an earlier one remembers nobody */
  readonly epoch: number;
}

/** What the customer service asks of logins. Each account's own id is its login id. */
export interface LoginKeeping {
  person(request: TokenRequest): Promise<Person>;
  /** `guest`: the visitor that this device was until now */
  begin(
    request: TokenRequest,
    account: LoginAccount,
    remember: boolean,
  ): Promise<{ readonly setCookies: readonly string[]; readonly guest?: string }>;
  end(request: TokenRequest): Promise<readonly string[]>;
  endOthers(customerId: string, butNot?: string): Promise<void>;
}
/** `undefined`: so many wait that nobody else can be served now. */
export interface PasswordKeeping {
  hash(password: string): Promise<string> | undefined;
  matches(password: string, hash: string | undefined): Promise<boolean> | undefined;
  refusal(password: string, own: readonly string[]): 'PASSWORD_SHORT' | 'PASSWORD_LONG' | 'PASSWORD_WEAK' | undefined;
}
export type CountedAction = 'login' | 'register' | 'reset';
export interface AttemptKeeping {
  /** 0: go on, it is counted; else the seconds to wait */
  take(action: CountedAction, who: { readonly account: string; readonly address: string }): Promise<number>;
  succeeded(action: CountedAction, who: { readonly account: string; readonly address: string }): Promise<void>;
}
