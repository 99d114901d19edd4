/** Who asks: one address, or the half of an IPv6 address that one household or company holds. */
const whoOf = (address: string): string => {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  return address.split(':').slice(0, 4).join(':');
};

/** Beyond so many addresses in one minute the count begins anew: memory is bounded, whatever comes. */
const mostAddresses = 100_000;
const minuteMs = 60_000;

/**
 * Counts what one address asks for in a minute that begins for everybody at once: a number in a map, so that it costs nothing
 * beside the request. Sites behind a proxy set TRUST_PROXY, else everybody has the proxy's address.
 */
export const rateLimiter = (perMinute: number, nowMs: () => number) => {
  let counts = new Map<string, number>();
  let began = nowMs();
  return {
    /** 0: go on; else the seconds to wait */
    take(address: string): number {
      const now = nowMs();
      if (now - began >= minuteMs || counts.size > mostAddresses) {
        counts = new Map();
        began = now;
      }
      const who = whoOf(address);
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      return count > perMinute ? Math.max(1, Math.ceil((began + minuteMs - now) / 1000)) : 0;
    },
  };
};
export type RateLimiter = ReturnType<typeof rateLimiter>;
