import type { JSONWebKeySet } from 'jose';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { staffRoles } from '../../../contracts/staff/desk.contract.ts';
import { createOidc } from '../../../services/staff/oidc.service.ts';
import type { ProviderRoles } from '../../../services/staff/staff-role.rules.ts';
import { type Config } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';

/** Reads the public keys of the company's staff system from the configuration. */
export const cobraKeysOf = ({ COBRA_KEY_SET }: Config): JSONWebKeySet | undefined => {
  if (COBRA_KEY_SET === undefined) return undefined;
  try {
    const keys = JSON.parse(COBRA_KEY_SET) as JSONWebKeySet;
    if (Array.isArray(keys.keys)) return keys;
  } catch {
    // The error below names the setting.
  }
  throw new ConfigError('COBRA_KEY_SET must be a JSON Web Key Set like {"keys": […]}.');
};

const value = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }));
const rolesSchema = Type.Object(
  { claim: Type.String({ minLength: 1, maxLength: 200 }), reader: value, editor: value, publisher: value },
  { additionalProperties: false, minProperties: 2 },
);

/** Reads the claim that gives roles, and its values. */
export const providerRolesOf = ({ STAFF_OIDC_ROLES: text }: Config): ProviderRoles | undefined => {
  if (text === undefined) return undefined;
  try {
    const roles: unknown = JSON.parse(text);
    if (Value.Check(rolesSchema, roles)) return roles;
  } catch {
    // The error below names the setting.
  }
  throw new ConfigError(
    `STAFF_OIDC_ROLES must be JSON like {"claim": "groups", "publisher": "shop-publishers"}, with a value for at least one of ${staffRoles.join(', ')}.`,
  );
};

/** Returns the sign-in by an OpenID provider, or `undefined` if none is configured. */
export const oidcOf = (config: Config, secrets: readonly string[], now: () => Date) => {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_CLIENT_SECRET: clientSecret } = config;
  const roles = providerRolesOf(config);
  if (!issuer && !clientId && !clientSecret && !roles) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new ConfigError(
      'STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET belong together: set all or none.',
    );
  const settings = { issuer, clientId, clientSecret, ...(roles ? { roles } : {}) };
  return createOidc({ settings, secrets, now, fetch });
};
