import { beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { statement } from '../../lib/database.ts';
import { createPasswords } from '../login/password-hash.service.ts';
import { createStaffRepository } from './staff.repository.ts';
import { createStaffTokens } from './staff-token.service.ts';
import { createStaff } from './staff.service.ts';

const password = 'a long password of the tests';

onBothDatabases('staff', (db) => {
  let at: Date;
  const parts = () => ({ repository: createStaffRepository(db()), now: () => at });
  const staff = () => createStaff({ ...parts(), passwords: createPasswords() });
  const tokens = () => createStaffTokens({ ...parts(), secrets: ['a secret of the tests'], isSecure: () => false });
  const later = (): void => {
    at = new Date(at.getTime() + 1000);
  };
  const names = async () =>
    (await db().query<{ name: string }>(statement('', 'select name from staff_member'))).map(({ name }) => name);
  const signedIn = async (name: string) => {
    const cookies = await tokens().issue(name, 'DE');
    return { headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }, cookies: {} };
  };
  beforeEach(() => {
    at = new Date('2026-11-22T12:00:00Z');
  });

  it('[SAFE-8] are found by the provider’s claims, and looking up others writes nothing', async () => {
    await staff().add(' Anna@Example.com', password);
    expect(await staff().listed('ANNA@example.com')).toEqual({ name: 'anna@example.com' });
    for (const name of ['mallory@example.com', '', 'anna', "anna@example.com' or 1=1", 'anna@example.com\0'])
      expect(await staff().listed(name)).toBeUndefined();
    expect(await names()).toEqual(['anna@example.com']);
  });

  it('[SAFE-8] are in the list only after they were added', async () => {
    const insert = statement('', "insert into staff_member (name, created_at) values ('mallory', now())");
    await expect(db().query(insert)).rejects.toThrow('password_hash');
  });

  describe('a removed member', () => {
    it('[SAFE-8] is refused by password, provider and token, and the row is deleted', async () => {
      await staff().add('anna@example.com', password);
      const request = await signedIn('anna@example.com');
      expect(await tokens().known(request, 'DE')).toEqual({ name: 'anna@example.com' });
      later();
      expect(await staff().remove('Anna@example.com ')).toBe(true);
      expect(await tokens().known(request, 'DE')).toBeUndefined();
      expect(await staff().signIn('anna@example.com', password)).toBeUndefined();
      expect(await staff().listed('anna@example.com')).toBeUndefined();
      expect([await staff().remove('anna@example.com'), await names()]).toEqual([false, []]);
    });

    it('[SAFE-8] has to sign in again after being added again: older tokens are refused', async () => {
      await staff().add('anna@example.com', password);
      const before = await signedIn('anna@example.com');
      later();
      await staff().remove('anna@example.com');
      later();
      await staff().add('anna@example.com', password);
      expect(await tokens().known(before, 'DE')).toBeUndefined();
      expect(await tokens().known(await signedIn('anna@example.com'), 'DE')).toEqual({ name: 'anna@example.com' });
    });
  });

  it.each([
    ['no name', ''],
    ['one character', 'a'],
    ['a blank in it', 'anna berg'],
    ['an option of the command', '--help'],
    ['a letter that becomes another one in small letters', 'mar\u212A@example.com'],
    ['a control character', 'anna\u0000'],
    ['a very long one', 'a'.repeat(256)],
  ])('[SAFE-8] cannot be added with %s', async (_, name) => {
    expect(await staff().add(name, password)).toEqual({ ok: false, code: 'NAME' });
    expect([await staff().remove(name), await names()]).toEqual([false, []]);
  });
});
