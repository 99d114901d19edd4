import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', undefined],
  ['aB3', undefined],
  ['aB3aB3a', undefined],
  ['########', 'weak'],
  ['aaaaaaaa', 'ok'],
  ['AAAAAAAA', 'ok'],
  ['12345678', 'ok'],
  ['aaaa1111', 'strong'],
  ['AAAA1111', 'strong'],
  ['aaaaAAAA', 'strong'],
  ['aaAA1111', 'very-strong'],
  ['çığŞ2026', 'very-strong'],
])('[UI-3] the password "%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
