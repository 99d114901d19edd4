import { LRUCache } from 'lru-cache';
import { memoize } from '../../lib/flow/memoize.ts';
import { networkOf } from '../../lib/network-of.ts';

/** Bounds the memory: where the table is full, the network that has asked least recently is forgotten. */
const mostNetworks = 100_000;
const minuteMs = 60_000;
/** To parse an address takes longer than the rest of the count; a visitor sends many requests. */
const mostParsed = 10_000;

/**
 * Counts the requests of one network (an IPv4 address, an IPv6 /64) within a minute that begins for all of them at the same
 * time. A site behind a proxy must set TRUST_PROXY, else all visitors have the proxy's address.
 */
export const rateLimiter = (perMinute: number, nowMs: () => number) => {
  const counts = new LRUCache<string, number>({ max: mostNetworks });
  const networkFor = memoize((address) => networkOf(address), mostParsed);
  let began = nowMs();
  return {
    /** Counts a request. Returns 0 where it may pass, else the seconds to wait. */
    take(address: string): number {
      const now = nowMs();
      if (now - began >= minuteMs) {
        counts.clear();
        began = now;
      }
      const network = networkFor(address);
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count > perMinute ? Math.max(1, Math.ceil((began + minuteMs - now) / 1000)) : 0;
    },
  };
};
export type RateLimiter = ReturnType<typeof rateLimiter>;
