import { describe, expect, it } from 'vitest';
import { createPasswords, hashParameters } from './password-hash.service.ts';

const quick = { ...hashParameters, memory: 64, passes: 1 };

describe('the hash of a password', () => {
  it('has the parameters that OWASP recommends, a salt of its own, and no password', async () => {
    const passwords = createPasswords();
    const [one, other] = await Promise.all([passwords.hash('blauer-Hut-7'), passwords.hash('blauer-Hut-7')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
  });

  it('matches its password alone', async () => {
    const passwords = createPasswords(quick);
    const hash = await passwords.hash('blauer-Hut-é');
    expect(await passwords.matches('blauer-Hut-é'.normalize('NFD'), hash)).toBe(true);
    expect(await passwords.matches('blauer-Hut-e', hash)).toBe(false);
    expect(await passwords.matches('blauer-Hut-é', undefined)).toBe(false);
    expect(await passwords.matches('blauer-Hut-é', 'blauer-Hut-é')).toBe(false);
  });

  it('stays valid when new hashes get other parameters', async () => {
    const hash = await createPasswords(quick).hash('blauer-Hut-7');
    expect(hash).toContain('$m=64,t=1,p=1$');
    const later = createPasswords({ ...quick, memory: 128 });
    expect(await later.matches('blauer-Hut-7', hash)).toBe(true);
  });
});
