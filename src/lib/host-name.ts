/** A host in the one way to write it: small letters, without the dot of the root at its end; a port stays. */
export const canonicalHost = (host: string): string => host.toLowerCase().replace(/\.(?=(?::\d*)?$)/, '');

/** Its name alone, without a port. */
export const nameOfHost = (host: string): string => canonicalHost(host).replace(/:\d*$/, '');
