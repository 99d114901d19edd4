import type { JSONWebKeySet } from 'jose';
import { createOidc } from '../../../services/staff/oidc.service.ts';
import { ConfigError, type Config } from '../../config/config.ts';

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

/** Returns the sign-in by an OpenID provider, or `undefined` if none is configured. */
export const oidcOf = (config: Config, secret: string, now: () => Date) => {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_CLIENT_SECRET: clientSecret } = config;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new ConfigError(
      'STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET belong together: set all or none.',
    );
  return createOidc({ settings: { issuer, clientId, clientSecret }, secret, now, fetch });
};
