import { describe, expect, it } from 'vitest';
import { checkAddress, isPublicIp, type PictureAllowance } from './picture-address.rules.ts';

describe('[RUN-7] an IP address that is never connected to', () => {
  it.each([
    ['this host', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['loopback, another one', '127.255.255.254'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['link-local, with the metadata of clouds', '169.254.169.254'],
    ['the network of a provider (CGNAT)', '100.64.0.1'],
    ['the network of a provider, its end', '100.127.255.255'],
    ['a benchmark', '198.18.0.1'],
    ['reserved for protocols', '192.0.0.8'],
    ['an example', '192.0.2.1'],
    ['an example', '203.0.113.7'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv6: none', '::'],
    ['IPv6: loopback', '::1'],
    ['IPv6: link-local', 'fe80::1'],
    ['IPv6: link-local with a zone', 'fe80::1%eth0'],
    ['IPv6: unique local', 'fd00::1'],
    ['IPv6: unique local', 'fc00::1'],
    ['IPv6: site-local', 'fec0::1'],
    ['IPv6: multicast', 'ff02::1'],
    ['IPv6: an example', '2001:db8::1'],
    ['IPv4 in IPv6: loopback', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6: private, in hexadecimal', '::ffff:a00:1'],
    ['IPv4 in IPv6: the old form', '::127.0.0.1'],
    ['IPv4 in IPv6: NAT64', '64:ff9b::10.0.0.1'],
    ['IPv4 in IPv6: NAT64 of a network', '64:ff9b:1::a00:1'],
    ['IPv4 in IPv6: 6to4', '2002:7f00:1::'],
    ['IPv4 in IPv6: Teredo', '2001:0:7f00:1::'],
    ['no address at all', 'localhost'],
    ['nothing', ''],
  ])('%s: %s', (_, ip) => expect(isPublicIp(ip)).toBe(false));

  it.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
    '%s is public',
    (ip) => expect(isPublicIp(ip)).toBe(true),
  );
});

describe('[RUN-7] an address of a feed', () => {
  const open: PictureAllowance = { insideOrigins: [] };
  const listed: PictureAllowance = {
    hosts: ['cdn.example.com', '*.example.net'],
    insideOrigins: ['http://pim.intern:8080', 'https://10.0.0.7'],
  };
  const reasonOf = (address: string, allowance = open, isOfInside = true) => {
    const checked = checkAddress(address, allowance, isOfInside);
    return checked.ok ? (checked.isInside ? 'inside' : 'ok') : checked.reason;
  };

  it.each([
    ['https://cdn.example.com/3.jpg', 'ok'],
    ['https://93.184.216.34/3.jpg', 'ok'],
    ['http://cdn.example.com/3.jpg', 'only https addresses are fetched'],
    ['ftp://cdn.example.com/3.jpg', 'only https addresses are fetched'],
    ['file:///etc/passwd', 'only https addresses are fetched'],
    ['data:image/png;base64,AAAA', 'only https addresses are fetched'],
    ['https://', 'this is no address'],
    ['https://anna:secret@cdn.example.com/3.jpg', 'the address has a user or a password in it'],
    [`https://cdn.example.com/${'m'.repeat(2000)}`, 'the address is longer than 2000 characters'],
    ['https://127.0.0.1/3.jpg', '127.0.0.1 is no public address'],
    ['https://2130706433/3.jpg', '127.0.0.1 is no public address'],
    ['https://0x7f.1/3.jpg', '127.0.0.1 is no public address'],
    ['https://017700000001/3.jpg', '127.0.0.1 is no public address'],
    ['https://127.0.0.1./3.jpg', '127.0.0.1 is no public address'],
    ['https://[::1]/3.jpg', '::1 is no public address'],
    ['https://[::ffff:10.0.0.1]/3.jpg', '::ffff:a00:1 is no public address'],
    ['https://169.254.169.254/latest/meta-data', '169.254.169.254 is no public address'],
  ])('%s: %s', (address, expected) => expect(reasonOf(address)).toBe(expected));

  it.each([
    ['https://cdn.example.com/3.jpg', 'ok'],
    ['https://CDN.example.com./3.jpg', 'ok'],
    ['https://a.b.example.net/3.jpg', 'ok'],
    ['https://example.net/3.jpg', 'example.net is not among PICTURE_HOSTS'],
    ['https://cdn.example.com.evil.org/3.jpg', 'cdn.example.com.evil.org is not among PICTURE_HOSTS'],
    ['https://evilexample.net/3.jpg', 'evilexample.net is not among PICTURE_HOSTS'],
    ['http://pim.intern:8080/3.jpg', 'inside'],
    ['https://10.0.0.7/3.jpg', 'inside'],
    ['http://pim.intern/3.jpg', 'only https addresses are fetched'],
    ['http://pim.intern:8080@cdn.example.com/3.jpg', 'the address has a user or a password in it'],
    ['https://10.0.0.8/3.jpg', '10.0.0.8 is not among PICTURE_HOSTS'],
  ])('with settings, %s: %s', (address, expected) => expect(reasonOf(address, listed)).toBe(expected));

  it('inside is not where another host may lead', () => {
    expect(reasonOf('http://pim.intern:8080/3.jpg', listed, false)).toBe('only https addresses are fetched');
    expect(reasonOf('https://10.0.0.7/3.jpg', { insideOrigins: listed.insideOrigins }, false)).toBe(
      '10.0.0.7 is no public address',
    );
  });
});
