import { describe, expect, it } from 'vitest';
import { cookieText, usualMaxAge, type CookieOptions } from './cookie-text.ts';

const written = (options: CookieOptions) => cookieText('a', 'b', options);

describe('the text of a cookie', () => {
  it('[LIB-1] by default lasts 30 days, covers every path of its host and is sent from other sites by links only', () => {
    expect(usualMaxAge).toBe(2_592_000);
    expect(cookieText('theme', 'dark')).toBe('theme=dark; Max-Age=2592000; Path=/; SameSite=Lax');
  });

  // RFC 6265bis 4.1.1: cookie-name is a token of RFC 9110, cookie-value are cookie-octets.
  it.each(['a', 'LoginToken', '_ga_X1', 'a.b', 'a!#$%&', "a'*+-^`|~", '__Secure', '0'])(
    '[LIB-1] may have the name %s',
    (name) => expect(cookieText(name, '1')).toContain(`${name}=1;`),
  );
  it.each([
    ['nothing', ''],
    ['a blank', 'a b'],
    ['an equals sign', 'a=b'],
    ['a semicolon', 'a;b'],
    ['a comma', 'a,b'],
    ['a quotation mark', 'a"b'],
    ['brackets', 'a(b)'],
    ['a slash', 'a/b'],
    ['an at sign', 'a@b'],
    ['a colon', 'a:b'],
    ['a line break', 'a\r\nSet-Cookie: b'],
    ['a tab', 'a\tb'],
    ['a zero', 'a\0'],
    ['delete', 'a\x7f'],
    ['a letter beyond ASCII', 'größe'],
  ])('[LIB-1] refuses a name with %s', (_, name) => expect(() => cookieText(name, '1')).toThrow(/the name of/));

  it.each(['', '1', 'a=b&c=d', '%20', '{a:1}', "!#$%&'()*+-./:<=>?@[]^_`{|}~", 'eyJ.a-b_c'])(
    '[LIB-1] may have the value %s',
    (value) => expect(cookieText('a', value)).toContain(`a=${value};`),
  );
  it.each([
    ['a blank', 'a b'],
    ['a semicolon', 'a; Domain=example.com'],
    ['a comma', 'a,b'],
    ['a quotation mark', '"a"'],
    ['a backslash', 'a\\b'],
    ['a line break', 'a\nb'],
    ['a tab', 'a\tb'],
    ['a zero', 'a\0b'],
    ['delete', 'a\x7f'],
    ['a letter beyond ASCII', 'ü'],
  ])('[LIB-1] refuses a value with %s', (_, value) => expect(() => cookieText('a', value)).toThrow(/the value of/));

  it('[LIB-1] has at most the 4096 octets of name and value that browsers keep', () => {
    expect(cookieText('a', 'x'.repeat(4095))).toContain('x'.repeat(4095));
    expect(() => cookieText('a', 'x'.repeat(4096))).toThrow(/the length of/);
  });

  it.each([
    [60, 60],
    [0, 0],
    [-1, -1],
    [59.9, 59],
    [34_560_000, 34_560_000],
    // RFC 6265bis 5.6.2: 400 days
    [34_560_001, 34_560_000],
  ])('[LIB-1] writes a Max-Age of %d as %d', (maxAge, seconds) =>
    expect(written({ maxAge })).toContain(`Max-Age=${seconds};`),
  );
  it('[LIB-1] has no Max-Age when it should end with the session', () =>
    expect(written({ maxAge: 'session' })).not.toContain('Max-Age'));

  it.each([Infinity, -Infinity, NaN])('[LIB-1] refuses Max-Age %d', (maxAge) =>
    expect(() => written({ maxAge })).toThrow(/the Max-Age of/),
  );

  it.each(['Strict', 'Lax'] as const)('[LIB-1] writes SameSite=%s', (sameSite) =>
    expect(written({ sameSite })).toContain(`SameSite=${sameSite}`),
  );
  it('[LIB-1] allows SameSite=None for secure cookies only', () => {
    expect(written({ sameSite: 'None', secure: true })).toContain('Secure; SameSite=None');
    expect(() => written({ sameSite: 'None' })).toThrow(/the SameSite of/);
  });
  it.each(['lax', 'LAX', '', 'Never'])('[LIB-1] refuses SameSite=%s', (sameSite) =>
    // As a caller without types would write it.
    expect(() => written({ sameSite: sameSite as 'Lax' })).toThrow(/the SameSite of/),
  );
  it.each(['Low', 'Medium', 'High'] as const)('[LIB-1] writes Priority=%s', (priority) =>
    expect(written({ priority })).toContain(`Priority=${priority}`),
  );
  it.each(['high', '', 'Urgent'])('[LIB-1] refuses Priority=%s', (priority) =>
    expect(() => written({ priority: priority as 'High' })).toThrow(/the Priority of/),
  );

  it.each(['/', '/a', '/a b', '/ä'.normalize('NFD').slice(0, 2)])('[LIB-1] may have the path %s', (path) =>
    expect(written({ path })).toContain(`Path=${path};`),
  );
  it.each(['', 'a', 'a/b', '/a;b', '/a\nb', '/\x7f'])('[LIB-1] refuses the path %j', (path) =>
    expect(() => written({ path })).toThrow(/the Path of/),
  );
  it.each(['example.com', 'a.b-c.example', 'a.b', 'localhost'])('[LIB-1] may have the domain %s', (domain) =>
    expect(written({ domain })).toContain(`Domain=${domain};`),
  );
  it.each(['', '.example.com', 'a..b', 'a b', 'a;b', '-a.example', 'a_b.example'])(
    '[LIB-1] refuses the domain %j',
    (domain) => expect(() => written({ domain })).toThrow(/the Domain of/),
  );

  // RFC 6265bis 4.1.3: the conditions of a prefix.
  it.each([
    ['__Secure-a', {}, false],
    ['__Secure-a', { secure: true }, true],
    ['a__Secure-a', {}, true],
    ['__Secure-a', { secure: true, domain: 'example.com' }, true],
    ['__SECURE-a', {}, false],
    ['__Host-a', { secure: true }, true],
    ['__Host-a', {}, false],
    ['__Host-a', { secure: true, domain: 'example.com' }, false],
    ['__Host-a', { secure: true, path: '/a' }, false],
    ['__host-a', { secure: true, path: '/a' }, false],
  ] as const)('[LIB-1] allows the name %s with %j: %s', (name, options, isTaken) => {
    const write = () => cookieText(name, '1', options);
    if (isTaken) expect(write()).toContain(`${name}=1`);
    else expect(write).toThrow(/the prefix of/);
  });
});
