import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { providerRolesOf } from './staff-keys.ts';

const rolesOf = (text: string) => providerRolesOf(readConfig({ STAFF_OIDC_ROLES: text }));

it('[DESK-4] a claim and its values give roles', () => {
  const roles = { claim: 'https://example.com/roles', publisher: 'shop-publishers', reader: 'shop' };
  expect(rolesOf(JSON.stringify(roles))).toEqual(roles);
  expect(providerRolesOf(readConfig({}))).toBeUndefined();
});

it.each([
  'shop-publishers',
  '[]',
  '{"claim": "groups"}',
  '{"publisher": "x"}',
  '{"claim": "groups", "publisher": ""}',
  '{"claim": "groups", "admin": "x"}',
  '{"claim": "groups", "publisher": ["x"]}',
])('[DESK-4] STAFF_OIDC_ROLES=%s stops the start by name', (text) => {
  expect(() => rolesOf(text)).toThrow(/^STAFF_OIDC_ROLES must be JSON like/);
});
