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
 * The HttpOnly half of the long-term token: without it the readable half is not accepted. On http (one machine) it has no
 * prefix, because not every browser accepts a Secure cookie there.
 */
export const longTermKeyCookie = { secure: '__Host-LongTermKey', plain: 'LongTermKey' } as const;

/** The HttpOnly half of the login token. */
export const loginKeyCookie = { secure: '__Host-LoginKey', plain: 'LoginKey' } as const;
export const loginTokenHeader = 'x-logintoken';

/** A device on which an account was logged in to. It opens nothing: its wrong passwords are counted apart from those of strangers (SAFE-7). */
export const loginDeviceCookie = { secure: '__Host-LoginDevice', plain: 'LoginDevice' } as const;

/** LOGIN-2: a login ends after half an hour without activity. */
export const loginTokenLifeSeconds = 1800;
/** After this time an active visitor's page requests a new token. */
export const loginTokenRenewalSeconds = 600;
/** LOGIN-3: after this time the password is required again. */
export const loginFamilyLifeSeconds = 12 * 3600;

/** LOGIN-6: in user-perceived characters. */
export const passwordLength = { least: 8, most: 128 } as const;

/** LIB-1: thirty days. */
export const longTermTokenLifeSeconds = 2_592_000;
/** After half of its lifetime a token is replaced by a new one of the same visitor. */
export const longTermTokenRenewalSeconds = longTermTokenLifeSeconds / 2;

/** The claims of a long-term token; times in seconds since 1970. */
export interface LongTermClaims {
  readonly exp: number;
  readonly ren: number;
  /** the login id of a remembered visitor */
  readonly lid?: string;
  /** the account's epoch when it was remembered */
  readonly epo?: number;
  /** the login that left the device remembered; when it ends, the device is forgotten (SAFE-6) */
  readonly fam?: string;
  /** the owner of the cart */
  readonly vid: string;
  readonly site: SiteCode;
  /** hash of the companion */
  readonly key: string;
}

/** The parts of a request that identify the visitor. */
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

/** A visitor, with the cookies that the response must set; none while the token is valid for long enough. */
export interface WelcomedVisitor {
  readonly visitor: Visitor;
  /** whole `Set-Cookie` values */
  readonly setCookies: readonly string[];
}

/** The login service for other services. */
export interface VisitorTokens {
  /** the visitor; `undefined` without a valid token of this site and its companion */
  known(request: TokenRequest): Promise<Visitor | undefined>;
  /** the visitor, or a new one; a token past its renewal is replaced */
  welcome(request: TokenRequest): Promise<WelcomedVisitor>;
}

/** The longest e-mail address (the same as in NEWS-3). */
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

/** LOGIN-2: the claims of a login. */
export const customerInfoSchema = Type.Object({
  loginId: Type.String(),
  email: Type.String(),
  salutation: Type.Optional(Type.String()),
  firstName: Type.String(),
  lastName: Type.String(),
});
export type CustomerInfo = Static<typeof customerInfoSchema>;

/** The claims of a login token; times in seconds since 1970. */
export interface LoginClaims {
  readonly exp: number;
  readonly ren: number;
  /** login id: the account's */
  readonly lid: string;
  readonly vid: string;
  readonly site: SiteCode;
  /** the id of the login, and the number of its renewal */
  readonly fam: string;
  readonly gen: number;
  /** hash of the companion */
  readonly key: string;
}

/** The visitor of a request, by both tokens. */
export type Person =
  | { readonly status: 'LOGGED_IN'; readonly site: SiteCode; readonly customerId: string; readonly claims: LoginClaims }
  | { readonly status: 'REMEMBERED'; readonly site: SiteCode; readonly customerId: string }
  | { readonly status: 'LOGGED_OUT'; readonly site: SiteCode };

/** The facts of an account for the login service. */
export interface LoginAccount {
  readonly id: string;
  /** the visitor who owns the account's cart and lists */
  readonly visitorId: string;
  /** increased when all devices should forget the account: tokens of an earlier epoch are invalid */
  readonly epoch: number;
}

/** The login service for the customer service. The id of an account is its login id. */
export interface LoginKeeping {
  person(request: TokenRequest): Promise<Person>;
  /** `guest`: the former visitor of this device */
  begin(
    request: TokenRequest,
    account: LoginAccount,
    remember: boolean,
  ): Promise<{ readonly setCookies: readonly string[]; readonly guest?: string }>;
  end(request: TokenRequest): Promise<readonly string[]>;
  /** the id of the device, if the account was logged in to on it */
  deviceOf(request: TokenRequest, customerId: string): Promise<string | undefined>;
  /** a `Set-Cookie` value by which the device is known to the account */
  knownDevice(site: SiteCode, customerId: string): Promise<string>;
  endOthers(customerId: string, butNot?: string): Promise<void>;
}
/** `undefined`: the queue is full. */
export interface PasswordKeeping {
  hash(password: string): Promise<string> | undefined;
  matches(password: string, hash: string | undefined): Promise<boolean> | undefined;
  refusal(password: string, own: readonly string[]): 'PASSWORD_SHORT' | 'PASSWORD_LONG' | 'PASSWORD_WEAK' | undefined;
}
export type CountedAction = 'login' | 'staff' | 'register' | 'reset' | 'email';
/** Who attempts something. */
export interface Counted {
  readonly account: string;
  /** the network address */
  readonly address: string;
  /** the id of a device on which the account was logged in to before */
  readonly device?: string;
}
/** Each call returns 0 where the attempt is allowed, and counts it; else the seconds to wait. */
export interface AttemptKeeping {
  take(action: CountedAction, who: Counted): Promise<number>;
  /** a right password: its attempts do not count */
  succeeded(action: 'login' | 'staff', who: Counted): Promise<void>;
  takePerson(action: 'email', person: string): Promise<number>;
}
/** Forms for everyone. They are counted by network alone, so that no stranger can use up a customer's turns. */
export type CountedForm = 'contact' | 'cancellation' | 'withdrawal' | 'newsletter' | 'orderLink';
export interface FormCounting {
  takeForm(form: CountedForm, address: string): Promise<number>;
  /** an order of a guest */
  takeOrder(who: { readonly mailbox: string; readonly address: string }): Promise<number>;
}
