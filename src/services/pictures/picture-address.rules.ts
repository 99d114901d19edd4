import ipaddr from 'ipaddr.js';

/** Addresses that pictures may be fetched from. */
export interface PictureAllowance {
  /** hosts, `*.example.com` for all below one; without it every public host */
  readonly hosts?: readonly string[];
  /** origins that may have a private address and may be plain http, such as `http://pim.intern:8080` */
  readonly insideOrigins: readonly string[];
}

export type CheckedAddress =
  | { readonly ok: true; readonly url: URL; readonly isInside: boolean }
  | { readonly ok: false; readonly reason: string };

const longestAddress = 2000;
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is one of the public internet; an IPv4 address in IPv6 form is the IPv4 address. */
export const isPublicIp = (ip: string): boolean => {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6 ? address.match(publicIpv6) : true;
};

const isAmong = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known));

const refused = (reason: string): CheckedAddress => ({ ok: false, reason });

/** Returns why the host of a public address is refused, or nothing. */
const faultOfHost = (host: string, hosts: readonly string[] | undefined): string | undefined => {
  if (hosts && !isAmong(host, hosts)) return `${host} is not among PICTURE_HOSTS`;
  const literal = host.replaceAll(/^\[|\]$/g, '');
  return ipaddr.isValid(literal) && !isPublicIp(literal) ? `${literal} is no public address` : undefined;
};

/**
 * Checks all of an address that needs no network. The addresses that its host resolves to are checked when it is connected to.
 * `isOfInside`: the address stands in a feed, or in a redirect of an origin inside; no other host may lead inside.
 */
export const checkAddress = (
  address: string,
  { hosts, insideOrigins }: PictureAllowance,
  isOfInside = true,
): CheckedAddress => {
  if (address.length > longestAddress) return refused(`the address is longer than ${longestAddress} characters`);
  if (!URL.canParse(address)) return refused('this is no address');
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('only https addresses are fetched');
  if (url.username !== '' || url.password !== '') return refused('the address has a user or a password in it');
  if (isOfInside && insideOrigins.includes(url.origin)) return { ok: true, url, isInside: true };
  if (url.protocol !== 'https:') return refused('only https addresses are fetched');
  // The name with a dot at its end is the same host.
  const fault = faultOfHost(url.hostname.replace(/\.$/, ''), hosts);
  return fault === undefined ? { ok: true, url, isInside: false } : refused(fault);
};
