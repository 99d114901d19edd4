const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** CONS-1: returns the vendor's id for a host, production or development. */
export const domainOf = (hostname: string, systemsSuffix = ''): 'DEV' | 'LIVE' => {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  // An IPv6 address is in brackets.
  if (host.startsWith('[') || ipv4.test(host)) return 'DEV';
  if (host === 'localhost' || host.endsWith('.localhost')) return 'DEV';
  const suffix = systemsSuffix.toLowerCase().replace(/^\.?/, '.');
  return suffix !== '.' && host.endsWith(suffix) ? 'DEV' : 'LIVE';
};
