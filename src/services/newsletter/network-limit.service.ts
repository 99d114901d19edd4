import { dayMs, signUpsANetworkADay } from './newsletter.constants.ts';
import { networkOf } from './newsletter.rules.ts';

/** Above this number of networks in a day all counts are reset, so that memory is bounded. */
const mostNetworks = 50_000;

/** Limits how often one network may send the sign-up form in a day. Each process counts alone; the limit need not be exact. */
export const networkLimit = (most = signUpsANetworkADay) => {
  let counts = new Map<string, number>();
  let began = 0;
  return {
    /** returns `false` if the network has reached its limit today */
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
