import { describe, expect, it } from 'vitest';
import { emailKey, emailOf } from './email-address.ts';

describe('an e-mail address', () => {
  it.each([
    ['anna@example.de', 'anna@example.de'],
    ['  anna@example.de ', 'anna@example.de'],
    ['Anna.Muster+kontor@Mail.Example.DE', 'Anna.Muster+kontor@mail.example.de'],
    ["o'neill@example.ie", "o'neill@example.ie"],
    ['jan@bücher.example', 'jan@xn--bcher-kva.example'],
    ['jan@xn--bcher-kva.example', 'jan@xn--bcher-kva.example'],
    ['a@b.co', 'a@b.co'],
    ['anna@shop.24.de', 'anna@shop.24.de'],
    ['kati@пример.рф', 'kati@xn--e1afmkfd.xn--p1ai'],
  ])('[NEWS-3] %j is stored as %j', (text, address) => expect(emailOf(text)).toBe(address));

  it.each([
    '',
    '   ',
    'anna',
    'a@b',
    '@example.de',
    'anna@',
    'anna@example',
    'anna@example.d',
    'anna@@example.de',
    'anna@exa mple.de',
    'an na@example.de',
    'anna@example..de',
    '.anna@example.de',
    'anna.@example.de',
    'an..na@example.de',
    'anna@-example.de',
    'anna@example-.de',
    'anna@example.de.',
    '"anna berg"@example.de',
    'anna@[192.0.2.1]',
    'anna@192.0.2.1',
    'anna@example.de, bert@example.de',
    'anna@example.de\r\nBcc: bert@example.de',
    'anna\r\n@example.de',
    'anna@example.de\u0000',
    'Anna <anna@example.de>',
    'müller@example.de',
    '😀@example.de',
    'anna@exam_ple.de',
    'anna@aא.de',
    `anna@${'ü.'.repeat(60)}de`,
    'anna@example.123',
    'anna(kommentar)@example.de',
    `${'a'.repeat(65)}@example.de`,
    `anna@${'a'.repeat(64)}.de`,
    `anna@${'a.'.repeat(150)}de`,
    `${'a'.repeat(300)}@example.de`,
  ])('[NEWS-3] %j is refused', (text) => expect(emailOf(text)).toBeUndefined());

  it('[NEWS-3] has at most 256 characters', () => {
    const address = `${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.de`;
    expect(address).toHaveLength(256);
    expect(emailOf(address)).toBe(address);
    expect(emailOf(`${address}s`)).toBeUndefined();
  });

  it('is compared in lower case', () => expect(emailKey('Anna@example.de')).toBe('anna@example.de'));
});
