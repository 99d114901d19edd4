import { describe, expect, it } from 'vitest';
import { nameOfClaims, staffName } from './staff-name.rules.ts';

describe('[SAFE-8] a name of the staff', () => {
  it.each([
    [' Anna@Example.com ', 'anna@example.com'],
    ["o'brien+shop@example.com", "o'brien+shop@example.com"],
    ['auth0|5F7c', 'auth0|5f7c'],
    ['a'.repeat(255), 'a'.repeat(255)],
    ['', undefined],
    ['a', undefined],
    ['anna berg', undefined],
    ['--help', undefined],
    ['mar\u212A@example.com', undefined],
    ['\u0130pek@example.com', undefined],
    ['anna\u0000', undefined],
    ['anna\u00A0', 'anna'],
    ['a'.repeat(256), undefined],
  ])('%j is kept as %j', (text, kept) => {
    expect(staffName(text)).toBe(kept);
  });
});

describe('[SAFE-8] an account of the provider is named', () => {
  const email = 'anna@example.com';
  it.each([
    ['by the address that it has proved', { sub: 'x7', email, email_verified: true }, email],
    ['the same where it says so by a word', { sub: 'x7', email, email_verified: 'true' }, email],
    ['by its own word for it where the address is not proved', { sub: 'x7', email, email_verified: false }, 'x7'],
    ['the same where it does not say', { sub: 'x7', email }, 'x7'],
    ['the same where it says something else', { sub: 'x7', email, email_verified: 1 }, 'x7'],
    ['the same where the address is none', { sub: 'x7', email: [email], email_verified: true }, 'x7'],
    ['by nothing where its word looks like an address', { sub: email }, ''],
    ['by nothing where it has none', {}, ''],
    ['by nothing where its word is none', { sub: 7 }, ''],
  ])('%s', (_, claims, name) => {
    expect(nameOfClaims(claims)).toBe(name);
  });
});
