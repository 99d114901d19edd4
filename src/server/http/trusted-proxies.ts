import { BlockList, isIP } from 'node:net';
import { memoize } from '../../lib/flow/memoize.ts';

const words: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A shop has a few proxies; without one the addresses are those of its visitors. */
const mostKept = 1000;

export type IsTrusted = (address: string | undefined) => boolean;

/** Whether an address is a proxy that TRUST_PROXY names. IPv4 addresses in IPv6 form are recognised. */
export const trustedProxies = (setting: string | undefined): IsTrusted => {
  if (setting === undefined) return () => false;
  const list = new BlockList();
  for (const part of setting.split(',').flatMap((one) => words[one.trim()] ?? [one.trim()])) {
    const [address = '', range] = part.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (range === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(range), kind);
  }
  const isListed = memoize((address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'), mostKept);
  return (given = '') => {
    // The name of a network interface, which the system writes behind a link-local address.
    const [address = ''] = given.split('%', 1);
    return isIP(address) !== 0 && isListed(address);
  };
};
