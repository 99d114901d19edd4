import { describe, expect, it } from 'vitest';
import { requestIds } from './request-id.ts';
import { trustedProxies } from './trusted-proxies.ts';

const own = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const from = (remoteAddress: string | undefined, id: string | string[] | undefined) => ({
  headers: id === undefined ? {} : { 'x-request-id': id },
  socket: { remoteAddress },
});

describe('[RUN-11] the id of a request', () => {
  const idOf = requestIds(trustedProxies('10.0.0.0/8'));

  it.each(['0af7651916cd43dd8448eb211c80319c', '8f14e45f-ceea-467f-a9a8-0123456789ab', 'abcd_EFG-1', 'a'.repeat(64)])(
    'is the one of a trusted proxy: %s',
    (id) => {
      expect(idOf(from('10.1.2.3', id))).toBe(id);
      expect(idOf(from('::ffff:10.1.2.3', id))).toBe(id);
    },
  );

  it.each([
    ['short', 'abcdefg'],
    ['long', 'a'.repeat(65)],
    ['empty', ''],
    ['an address', 'anna@example.com'],
    ['a client’s IP address', '203.0.113.77:4711'],
    ['two', 'abcdefgh, ijklmnop'],
    ['a list', ['abcdefgh', 'ijklmnop']],
    ['a quote, which would break a line of the log', 'abcdefgh","level":60,"x":"'],
    ['a line end', 'abcdefgh\nset-cookie: a=b'],
    ['markup', '<script>alert(1)</script>'],
    ['missing', undefined],
  ])('is made here where that of the proxy is %s', (_, id) => {
    expect(idOf(from('10.1.2.3', id))).toMatch(own);
  });

  it.each(['203.0.113.7', '127.0.0.1', '::1', '::ffff:203.0.113.7', 'rubbish', undefined])(
    'is made here for a stranger at %s',
    (address) => {
      expect(idOf(from(address, 'abcdefgh'))).toMatch(own);
    },
  );

  it('is made here for all where no proxy is trusted, each time another one', () => {
    const alone = requestIds(trustedProxies(undefined));
    const ids = ['127.0.0.1', '10.1.2.3'].map((address) => alone(from(address, 'abcdefgh')));
    for (const id of ids) expect(id).toMatch(own);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a trusted proxy', () => {
  it.each([
    ['loopback', ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'], ['10.0.0.1', '::2']],
    [
      'uniquelocal',
      ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.7.7', 'fc00::1', 'fdff::1'],
      ['172.32.0.1', '127.0.0.1', 'fe80::1'],
    ],
    ['linklocal', ['169.254.1.1', 'fe80::1', 'fe80::1%eth0'], ['fec0::1', '169.255.0.1']],
    ['10.0.0.5, 2001:db8::5', ['10.0.0.5', '2001:db8::5', '2001:db8:0::5'], ['10.0.0.6', '2001:db8::6']],
    ['10.0.0.0/8,loopback', ['10.255.0.1', '127.0.0.1'], ['11.0.0.1']],
    ['2001:db8::/32', ['2001:db8:ffff::1'], ['2001:db9::1', '32.1.13.184']],
  ])('%s', (setting, trusted, others) => {
    const isTrusted = trustedProxies(setting);
    expect(trusted.filter((address) => !isTrusted(address))).toEqual([]);
    expect([...others, 'rubbish', undefined].filter((address) => isTrusted(address))).toEqual([]);
  });
});
