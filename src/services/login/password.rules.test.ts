import { describe, expect, it } from 'vitest';
import { passwordRefusal } from './password.rules.ts';

const own = ['sule.yildiz@example.com', 'Şule', 'Yıldız', 'Can', 'Eva', 'Jo', 'anna1987@example.com'];

describe('a password', () => {
  it.each([
    ['', 'PASSWORD_SHORT'],
    ['Ab3$xyz', 'PASSWORD_SHORT'],
    ['a'.repeat(129), 'PASSWORD_LONG'],
    ['password', 'PASSWORD_WEAK'],
    ['Passwort2026!', 'PASSWORD_WEAK'],
    ['QWERTZUIOP', 'PASSWORD_WEAK'],
    ['kontorcard', 'PASSWORD_WEAK'],
    ['Kaffee1234', 'PASSWORD_WEAK'],
    ['jelszó123', 'PASSWORD_WEAK'],
    ['galatasaray1905', 'PASSWORD_WEAK'],
    ['aaaaaaaaaa', 'PASSWORD_WEAK'],
    ['abababab', 'PASSWORD_WEAK'],
    ['12345678', 'PASSWORD_WEAK'],
    ['87654321', 'PASSWORD_WEAK'],
    ['abcdefghijk', 'PASSWORD_WEAK'],
    ['sule.yildiz@example.com', 'PASSWORD_WEAK'],
    ['Yıldız1987', 'PASSWORD_WEAK'],
    ['yildiz-1987', 'PASSWORD_WEAK'],
    // parts of an address, and one that ends in figures
    ['yildiz1987', 'PASSWORD_WEAK'],
    ['sule1234', 'PASSWORD_WEAK'],
    ['Anna1987', 'PASSWORD_WEAK'],
    ['Eva12345', 'PASSWORD_WEAK'],
    ['jo!123456', 'PASSWORD_WEAK'],
    ['com-2026', 'PASSWORD_WEAK'],
    ['can-2026-09-17', 'PASSWORD_WEAK'],
  ])('[LOGIN-6] "%s" is refused: %s', (password, refusal) => {
    expect(passwordRefusal(password, own)).toBe(refusal);
  });

  it.each([
    'blauer-Hut-7',
    'morgens zwei Tassen',
    'tl9!fGxQ',
    'čtyři modré hrnky',
    'şule sabah kahvesi',
    '日本語のながい言葉',
    // four different characters are enough
    'xqzkxqzk',
  ])('[LOGIN-6] "%s" is good', (password) => expect(passwordRefusal(password, own)).toBeUndefined());
});
