import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { secretsIn, type Config } from './config.ts';
import { ConfigError } from './config-error.ts';

const ownerOnly = 0o600;
const leastLength = 32;

/** The secret of a demo, stored under DATA_DIR, readable by its owner only (SAFE-4): tokens must stay valid after a restart. */
const demoSecret = (DATA_DIR: string): string => {
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

/** Returns the secret that new tokens are signed with, then the others, whose tokens are valid too. */
export const tokenSecrets = ({
  TOKEN_SECRET,
  DATA_DIR,
}: Pick<Config, 'TOKEN_SECRET' | 'DATA_DIR'>): readonly [string, ...string[]] => {
  const [first = demoSecret(DATA_DIR), ...others] = TOKEN_SECRET === undefined ? [] : secretsIn(TOKEN_SECRET);
  return [first, ...others];
};
