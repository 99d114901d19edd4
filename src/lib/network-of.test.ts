import { describe, expect, it } from 'vitest';
import { largerNetwork, networkOf, unknownNetwork } from './network-of.ts';

describe('the network of an IP address', () => {
  it.each([
    ['an IPv4 address', '192.0.2.1', '192.0.2.1/32'],
    ['a full IPv6 address', '2001:0db8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
    ['another address of the same /64', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['a shortened address', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['an address whose network is shortened', '2001:db8::1', '2001:db8::/64'],
    ['its neighbour', '2001:db8::2', '2001:db8::/64'],
    ['capital letters', '2001:DB8:A:B::1', '2001:db8:a:b::/64'],
    ['the loopback address', '::1', '::/64'],
    ['an IPv4-mapped address', '::ffff:192.0.2.1', '192.0.2.1/32'],
    ['an IPv4-mapped address in hexadecimal form', '::ffff:c000:201', '192.0.2.1/32'],
    ['a full IPv4-mapped address', '0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1/32'],
    ['an address with a zone id', 'fe80::1%eth0', 'fe80::/64'],
  ])('of %s: %s is %s', (_, ip, network) => expect(networkOf(ip)).toBe(network));

  it.each([
    '',
    'unknown',
    'localhost',
    '192.0.2.256',
    '2001:db8::1::2',
    '2001:db8:1:2:3:4:5:6:7',
    '192.0.2.1:443',
    '[2001:db8::1]',
    '192.0.2.1, 198.51.100.7',
    '２００１:db8::1',
    '1:'.repeat(10_000),
  ])('of rubbish (%j) is the unknown one', (text) => expect(networkOf(text)).toBe(unknownNetwork));

  it('has as many bits as the limit needs', () => {
    expect(networkOf('192.0.2.77', largerNetwork)).toBe('192.0.2.0/24');
    expect(networkOf('::ffff:192.0.2.77', largerNetwork)).toBe('192.0.2.0/24');
    expect(networkOf('2001:db8:1:2::1', largerNetwork)).toBe('2001:db8:1::/48');
  });
});
