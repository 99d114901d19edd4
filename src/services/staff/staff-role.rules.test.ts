import { expect, it } from 'vitest';
import { roleOfClaims } from './staff-role.rules.ts';

const roles = { claim: 'groups', reader: 'shop-readers', publisher: 'shop-publishers' };

it.each<[Readonly<Record<string, unknown>>, string | undefined]>([
  [{ groups: ['shop-readers'] }, 'reader'],
  [{ groups: ['shop-readers', 'shop-publishers'] }, 'publisher'],
  [{ groups: 'shop-publishers' }, 'publisher'],
  [{ groups: ['shop-publishers-of-another'] }, undefined],
  [{ groups: [] }, undefined],
  [{ groups: { 0: 'shop-readers' } }, undefined],
  [{ groups: [['shop-readers']] }, undefined],
  [{ groups: undefined }, undefined],
  [{ roles: ['shop-publishers'] }, undefined],
  [{}, undefined],
])('[DESK-4] the claims %j give the role %s', (claims, role) => expect(roleOfClaims(claims, roles)).toBe(role));

it('[DESK-4] a role that has no value is never given, not even by an empty claim', () => {
  expect(roleOfClaims({ groups: [undefined, null, ''] }, roles)).toBeUndefined();
  expect(roleOfClaims({ groups: ['x'] }, { ...roles, claim: 'constructor' })).toBeUndefined();
});
