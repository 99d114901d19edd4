import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { ConfigError, type Config } from './config.ts';

const ownerOnly = 0o600;
const leastLength = 32;

/**
 * Returns the key that visitors' tokens are signed with. If none is configured, the demo makes one and stores it under
 * DATA_DIR, readable by its owner only (SAFE-4): tokens must stay valid after a restart.
 */
export const tokenSecret = ({ TOKEN_SECRET, DATA_DIR }: Pick<Config, 'TOKEN_SECRET' | 'DATA_DIR'>): string => {
  if (TOKEN_SECRET !== undefined) return TOKEN_SECRET;
  const file = join(DATA_DIR, 'token-secret');
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    // `wx`: if two processes start at once, the first one's secret stays.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: ownerOnly, flag: 'wx' });
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault;
    chmodSync(file, ownerOnly);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < leastLength) {
    throw new ConfigError(
      `${file} holds no secret of at least ${leastLength} characters: remove it (all visitors then begin anew), or set TOKEN_SECRET.`,
    );
  }
  return secret;
};

/** Returns the secret that new tokens are signed with, and the previous one, whose tokens stay valid. */
export const tokenSecrets = (
  config: Pick<Config, 'TOKEN_SECRET' | 'TOKEN_SECRET_BEFORE' | 'DATA_DIR'>,
): readonly [string, ...string[]] => {
  const { TOKEN_SECRET_BEFORE: before } = config;
  return [tokenSecret(config), ...(before === undefined ? [] : [before])];
};
