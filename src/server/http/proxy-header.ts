import type { IncomingHttpHeaders } from 'node:http';

/** Request header of the supplied proxy: the version of its file. It knows the key of every variant of a page. */
export const proxyHeader = 'x-kontor-proxy';

/** Calls `warn` at the first request through a proxy whose file belongs to another version of the program, or other hosts. */
export const proxyCheck = (version: string | undefined, warn: () => void) => {
  let isTold = version === undefined;
  return (headers: IncomingHttpHeaders): void => {
    const seen = headers[proxyHeader];
    if (seen === undefined || seen === version || isTold) return;
    isTold = true;
    warn();
  };
};
