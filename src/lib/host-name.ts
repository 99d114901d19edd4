/** A host in the one way to write it: small letters, without the dot of the root at its end; a port stays. */
export const canonicalHost = (host: string): string => host.toLowerCase().replace(/\.(?=(?::\d*)?$)/, '');

/** Its name alone, without a port. */
export const nameOfHost = (host: string): string => canonicalHost(host).replace(/:\d*$/, '');

/** Whether an `Origin` header names this host, however both are written. `null` and a text that is no address name none. */
export const isOriginOf = (origin: string, host: string): boolean =>
  URL.canParse(origin) && canonicalHost(new URL(origin).host) === canonicalHost(host);
