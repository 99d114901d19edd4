import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { readFilesUrl } from './files-url.ts';
import { ConfigError } from './config-error.ts';
import { localOrigins, originPattern, readOrigins } from './origins.ts';
import { root } from './program-folder.ts';

const insideOrigin = String.raw`https?://(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?`;

/** At least 32 characters, without the blanks around them. */
const oneSecret = String.raw`[ \t\r]*[^\s,][^,\n]{30,}[^\s,][ \t\r]*`;

/** All environment variables that Kontor reads, once at start; a wrong value stops the start. */
const environmentSchema = Type.Object({
  SHOP_MODE: Type.Enum(['demo', 'production'], { default: 'demo' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 3000 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  DATA_DIR: Type.String({ minLength: 1, default: '.data' }),
  /** folder of the content; default: that of the demo */
  CONTENT_DIR: Type.String({ minLength: 1, default: join(root, 'content') }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  /** a pooler between shop and server that gives each transaction another connection */
  DATABASE_POOLER: Type.Optional(Type.Enum(['transaction'])),
  /** the process ends when the database has not answered for this time, so that a supervisor starts it again; default: it never ends */
  DATABASE_AWAY_SECONDS: Type.Optional(Type.Integer({ minimum: 1 })),
  /** whether a thread ends the process when its main loop makes no turn for 30 s */
  WATCHDOG: Type.Enum(['on', 'off'], { default: 'on' }),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  /** sender of the mails; default: the company's address on the site */
  MAIL_FROM: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+$' })),
  SITE_HOSTS: Type.Optional(Type.String()),
  STAGE: Type.Enum(['live', 'test'], { default: 'test' }),
  TRUST_PROXY: Type.Optional(Type.String({ minLength: 1 })),
  FALLBACK_ORIGIN: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  /** EMB-7: origins of other teams whose newsletter forms are taken at once, with commas between */
  EMBED_ORIGINS: Type.Optional(Type.String({ minLength: 1 })),
  /** place of the search index: in this process, or in the database for shops that are too large for it */
  SEARCH_INDEX: Type.Enum(['memory', 'database'], { default: 'memory' }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { default: 'info' }),
  /** requests and statements that take longer get a line of their own in the log */
  SLOW_LOG_MS: Type.Integer({ minimum: 1, default: 1000 }),
  /** requests that one address may send in a minute; responses from memory do not count */
  REQUESTS_PER_MINUTE: Type.Integer({ minimum: 1, default: 3000 }),
  /** requests to the collector that one address may send in a minute; a household of phones stays far below */
  BATCHES_PER_MINUTE: Type.Integer({ minimum: 1, default: 300 }),
  /**
   * the key that tokens are signed with, or several, with commas or line breaks between: the first is used for new tokens, and those
   * of all are valid, so that a change loses no cart (RUN-10); required in production, the demo makes its own under DATA_DIR
   */
  TOKEN_SECRET: Type.Optional(Type.String({ pattern: `^${oneSecret}(?:[,\\n]${oneSecret})*$` })),
  /** the company's OpenID Connect provider, as a second way for staff to sign in; all three or none */
  STAFF_OIDC_ISSUER: Type.Optional(Type.String({ pattern: '^https?://' })),
  STAFF_OIDC_CLIENT_ID: Type.Optional(Type.String({ minLength: 1 })),
  STAFF_OIDC_CLIENT_SECRET: Type.Optional(Type.String({ minLength: 1 })),
  /** roles at the desk by a claim of the provider, as JSON: `{"claim": "groups", "publisher": "shop-publishers"}` */
  STAFF_OIDC_ROLES: Type.Optional(Type.String({ minLength: 2 })),
  /** the vendor whose overlay asks for consent, as JSON (consent-vendor.ts); without it the shop asks itself */
  CONSENT_VENDOR: Type.Optional(Type.String({ minLength: 2 })),
  /** the provider with a payment page of its own (docs/contracts/payment.md): its interface and the shared secret, both or none */
  PAYMENT_URL: Type.Optional(Type.String({ pattern: `^${insideOrigin}(/[^?#]*)?$` })),
  PAYMENT_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  /** hosts that pictures of a feed may come from; without it every public one */
  PICTURE_HOSTS: Type.Optional(Type.String({ pattern: '^[a-z0-9*.-]+(, ?[a-z0-9*.-]+)*$' })),
  /** origins inside the house that pictures may come from, also by plain http and at private addresses */
  PICTURE_ORIGINS_INSIDE: Type.Optional(Type.String({ pattern: `^${insideOrigin}(, ?${insideOrigin})*$` })),
  /** folder of the masters of pictures, which processes of one machine share; default: `files` in DATA_DIR */
  FILES_DIR: Type.Optional(Type.String({ minLength: 1 })),
  /** an S3-compatible bucket in its place, with key and secret (files-url.ts) */
  FILES_URL: Type.Optional(Type.String({ minLength: 1 })),
  /** JSON Web Key Set of the staff system that issues CobraAuthToken; without it that token is never valid */
  COBRA_KEY_SET: Type.Optional(Type.String({ minLength: 2 })),
});

/** Names of all settings. */
export const environmentNames: readonly string[] = Object.keys(environmentSchema.properties);

export type Environment = Static<typeof environmentSchema>;

export interface Config extends Environment {
  /** allowed origins of each site; links are written with the first one */
  readonly origins: Readonly<Record<SiteCode, readonly string[]>>;
  /** EMB-7 */
  readonly embedOrigins: readonly string[];
}

const meaning: Readonly<Record<string, string>> = {
  SHOP_MODE: 'demo or production',
  PORT: 'a number from 0 to 65535',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/kontor',
  DATABASE_AWAY_SECONDS: 'a number of seconds from 1',
  SMTP_URL: 'an address like smtp://user:password@host:587',
  MAIL_FROM: 'one e-mail address like service@example.com',
  STAGE: 'live or test',
  TRUST_PROXY: 'addresses like 10.0.0.5 or 10.0.0.0/8, or loopback, linklocal, uniquelocal, with commas between',
  FALLBACK_ORIGIN: 'an origin like https://www.example.com, without a path',
  EMBED_ORIGINS: 'origins like https://recipes.example.com, with commas between',
  SEARCH_INDEX: 'memory or database',
  DATABASE_POOLER: 'transaction (or not set, for a pooler that keeps a session)',
  WATCHDOG: 'on or off',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  SLOW_LOG_MS: 'a number of milliseconds from 1',
  REQUESTS_PER_MINUTE: 'a number from 1',
  BATCHES_PER_MINUTE: 'a number from 1',
  TOKEN_SECRET: 'a secret of at least 32 characters, or several with commas between, the one for new tokens first',
  PAYMENT_URL: 'an address like https://pay.example.com/v1',
  PAYMENT_SECRET: 'a secret of at least 32 characters',
  PICTURE_HOSTS: 'hosts like cdn.example.com or *.example.com, with commas between',
  PICTURE_ORIGINS_INSIDE: 'origins like http://pim.intern:8080, without a path, with commas between',
  STAFF_OIDC_ISSUER: 'an address like https://login.example.com',
};

const proxyWords = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isProxy = (text: string): boolean => {
  if (proxyWords.has(text)) return true;
  const [address = '', range, ...more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  if (range === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(range) && Number(range) <= (kind === 4 ? 32 : 128);
};

/** The secrets that TOKEN_SECRET names, in their order. */
export const secretsIn = (text: string): string[] => text.split(/[,\n]/).map((secret) => secret.trim());

/** A setting of earlier versions; ignored, it would end the tokens of all customers. */
const refuseEarlierNames = (env: NodeJS.ProcessEnv): void => {
  if (env['TOKEN_SECRET_BEFORE'] || env['TOKEN_SECRET_BEFORE_FILE'])
    throw new ConfigError(
      'TOKEN_SECRET_BEFORE is no setting any more: name both secrets in TOKEN_SECRET, the new one first.',
    );
};

/** Settings that are secret or contain a password. */
const secrets = [
  'TOKEN_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'STAFF_OIDC_CLIENT_SECRET',
  'PAYMENT_SECRET',
  'FILES_URL',
] as const satisfies readonly (keyof Environment)[];

/** Reads secrets that are given as files (`TOKEN_SECRET_FILE`), as container platforms do. */
const withSecretFiles = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const read = (name: string): (readonly [string, string])[] => {
    const file = env[`${name}_FILE`];
    if (!file) return [];
    if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set: set one of them.`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()]];
    } catch {
      throw new ConfigError(`${name}_FILE names a file that cannot be read.`);
    }
  };
  return { ...env, ...Object.fromEntries(secrets.flatMap(read)) };
};

const checkFiles = ({ FILES_URL, FILES_DIR }: Environment): void => {
  if (FILES_URL === undefined) return;
  if (FILES_DIR !== undefined) throw new ConfigError('FILES_DIR and FILES_URL are both set: set one of them.');
  try {
    readFilesUrl(FILES_URL);
  } catch (fault) {
    throw new ConfigError(fault instanceof Error ? fault.message : '');
  }
};

/** Reads the settings. Throws a ConfigError that names a wrong setting and says what it must be. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  refuseEarlierNames(env);
  const source = withSecretFiles(env);
  const given = Object.fromEntries(environmentNames.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
  const value = Value.Convert(environmentSchema, Value.Default(environmentSchema, given));
  const [fault] = Value.Errors(environmentSchema, value);
  if (fault) {
    const name = fault.instancePath.split('/')[1] ?? 'the environment';
    throw new ConfigError(`${name} must be ${meaning[name] ?? 'set to a value that is not empty'}.`);
  }
  const settings = value as Environment;
  if (!(settings.TRUST_PROXY ?? 'loopback').split(',').every((one) => isProxy(one.trim())))
    throw new ConfigError(`TRUST_PROXY must be ${meaning['TRUST_PROXY']}.`);
  if (settings.SHOP_MODE === 'production') {
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'SITE_HOSTS', 'TOKEN_SECRET'] as const) {
      if (!settings[name]) throw new ConfigError(`${name} must be set when SHOP_MODE is production.`);
    }
  }
  if ((settings.PAYMENT_URL === undefined) !== (settings.PAYMENT_SECRET === undefined))
    throw new ConfigError('PAYMENT_URL and PAYMENT_SECRET belong together: set both or none.');
  checkFiles(settings);
  const embedOrigins = (settings.EMBED_ORIGINS?.split(',') ?? []).map((origin) => origin.trim());
  if (!embedOrigins.every((origin) => originPattern.test(origin)))
    throw new ConfigError(`EMBED_ORIGINS must be ${meaning['EMBED_ORIGINS']}.`);
  return {
    ...settings,
    embedOrigins,
    origins: settings.SITE_HOSTS ? readOrigins(settings.SITE_HOSTS) : localOrigins(settings.PORT),
  };
};
