import { LRUCache } from 'lru-cache';
import { memoize } from '../../../lib/flow/memoize.ts';
import { networkOf } from '../../../lib/network-of.ts';

/** Bounds the memory: where the table is full, the network that has asked least recently is forgotten. */
const mostCounts = 100_000;
const minuteMs = 60_000;
/** To parse an address takes longer than the rest of the count; a visitor sends many requests. */
const mostParsed = 10_000;

export interface RateLimiter {
  /** Counts a request. Returns 0 where it may pass, else the seconds to wait. */
  readonly take: (address: string) => number;
}

/**
 * Counts the requests of one network (an IPv4 address, an IPv6 /64) within a minute that begins for all of them at the same
 * time. A site behind a proxy must set TRUST_PROXY, else all visitors have the proxy's address. Limits of several names share
 * one table.
 */
export const rateLimits = (nowMs: () => number) => {
  // `max` would reserve the memory of a full table at once: 12 ms of each start.
  const counts = new LRUCache<string, number>({ maxSize: mostCounts, sizeCalculation: () => 1 });
  const networkFor = memoize((address) => networkOf(address), mostParsed);
  let began = nowMs();
  return (perMinute: number, name?: string): RateLimiter => ({
    take(address) {
      const now = nowMs();
      if (now - began >= minuteMs) {
        counts.clear();
        began = now;
      }
      const network = networkFor(address);
      const key = name === undefined ? network : `${name} ${network}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > perMinute ? Math.max(1, Math.ceil((began + minuteMs - now) / 1000)) : 0;
    },
  });
};
