import { dayMs, signUpsANetworkADay } from './newsletter.constants.ts';
import { networkOf } from './newsletter.rules.ts';

/** Beyond so many networks in a day the count begins anew: memory is bounded, whatever comes. */
const mostNetworks = 50_000;

/** How much one network signs up in a day. Each process counts for itself: it is a fence, not a bookkeeping. */
export const networkLimit = (most = signUpsANetworkADay) => {
  let counts = new Map<string, number>();
  let began = 0;
  return {
    /** `false`: it has had enough for today */
    take: (address: string, at: Date): boolean => {
      if (at.getTime() - began >= dayMs || counts.size > mostNetworks) {
        counts = new Map();
        began = at.getTime();
      }
      const network = networkOf(address);
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= most;
    },
  };
};
export type NetworkLimit = ReturnType<typeof networkLimit>;
