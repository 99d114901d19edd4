import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ConsentVendor } from '../../contracts/tracking/consent.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { ConfigError } from '../config/config-error.ts';

const closed = { additionalProperties: false } as const;
const id = Type.String({ pattern: '^[A-Za-z0-9-]{1,80}$' });
const settingSchema = Type.Object(
  {
    /** address of the vendor's script */
    script: Type.String({ pattern: '^https://[a-z0-9.-]+/[^\\s"\']*$' }),
    /** further hosts that its script sends requests to */
    hosts: Type.Optional(Type.Array(Type.String({ pattern: '^https://[a-z0-9.*-]+$' }), { maxItems: 10 })),
    /** shop hosts with this ending use the id of development */
    systemsSuffix: Type.Optional(Type.String({ pattern: '^\\.?[a-z0-9-]+(?:\\.[a-z0-9-]+)*$' })),
    ids: Type.Partial(Type.Record(Type.Enum(siteCodes), Type.Object({ LIVE: id, DEV: id }, closed)), {
      minProperties: 1,
      ...closed,
    }),
  },
  closed,
);

export interface ConfiguredVendor {
  /** the vendor of a site; a site without ids asks for consent itself */
  readonly of: (site: SiteCode) => ConsentVendor | undefined;
  /** hosts for the content security policy of every page */
  readonly hosts: readonly string[];
}

const example =
  'CONSENT_VENDOR must be JSON like {"script": "https://cdn.example.com/stub.js", "ids": {"DE": {"LIVE": "…", "DEV": "…"}}}';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(`${example}: this is not JSON.`);
  }
};

/** CONS-1: reads the vendor whose overlay asks for consent; without the setting the shop uses its own overlay. */
export const readConsentVendor = (text: string | undefined): ConfiguredVendor => {
  if (text === undefined) return { of: () => undefined, hosts: [] };
  const value = parsed(text);
  const [fault] = Value.Errors(settingSchema, value);
  if (!Value.Check(settingSchema, value))
    throw new ConfigError(`${example}: look at ${fault?.instancePath || 'its members'}.`);
  const { script, hosts = [], systemsSuffix, ids } = value;
  return {
    of: (site) => {
      const own = ids[site];
      return own && { script, live: own.LIVE, dev: own.DEV, systemsSuffix };
    },
    hosts: [...new Set([new URL(script).origin, ...hosts])],
  };
};
