import ipaddr from 'ipaddr.js';

/** Leading bits of an address, each a multiple of eight, that stand for one caller. */
export interface NetworkBits {
  readonly ipv4: number;
  readonly ipv6: number;
}

/** One IPv4 address, or the /64 that a household or a server gets: its owner has 2^64 addresses to ask from. */
const oneCaller: NetworkBits = { ipv4: 32, ipv6: 64 };

/** What a provider gives to one customer at most, or a company has. */
export const largerNetwork: NetworkBits = { ipv4: 24, ipv6: 48 };

/** The key of all texts that are not IP addresses, so that they do not get a count each. */
export const unknownNetwork = 'unknown';

/**
 * The network of an IP address in its short form (`2001:db8:1:2::/64`, `192.0.2.1/32`), as the key of a limit. An IPv4 address
 * in IPv6 form is the IPv4 address; a zone id is ignored.
 */
export const networkOf = (ip: string, { ipv4, ipv6 }: NetworkBits = oneCaller): string => {
  if (!ipaddr.isValid(ip)) return unknownNetwork;
  const address = ipaddr.process(ip);
  const bits = address.kind() === 'ipv4' ? ipv4 : ipv6;
  const bytes = address.toByteArray().map((byte, place) => (place * 8 < bits ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
};
