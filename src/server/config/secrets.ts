import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { ConfigError, type Config } from './config.ts';

const ownerOnly = 0o600;
const leastLength = 32;

/**
 * What signs the tokens of visitors. Configured, or, in the demo, made once and kept under DATA_DIR for its owner's eyes
 * alone (SAFE-4): a restart must not make every visitor a stranger.
 */
export const tokenSecret = ({ TOKEN_SECRET, DATA_DIR }: Pick<Config, 'TOKEN_SECRET' | 'DATA_DIR'>): string => {
  if (TOKEN_SECRET !== undefined) return TOKEN_SECRET;
  const file = join(DATA_DIR, 'token-secret');
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    // `wx`: of two processes that start at once the first one's secret stays.
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

/** The first one signs; what the one before it signed is still good. */
export const tokenSecrets = (
  config: Pick<Config, 'TOKEN_SECRET' | 'TOKEN_SECRET_BEFORE' | 'DATA_DIR'>,
): readonly [string, ...string[]] => {
  const { TOKEN_SECRET_BEFORE: before } = config;
  return [tokenSecret(config), ...(before === undefined ? [] : [before])];
};
