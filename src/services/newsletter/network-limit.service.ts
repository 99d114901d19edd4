import { networkOf, type NetworkBits } from '../../lib/network-of.ts';
import { dayMs, signUpsANetworkADay } from './newsletter.constants.ts';

/** The network of a company or household. */
const network: NetworkBits = { ipv4: 24, ipv6: 48 };

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
      const caller = networkOf(address, network);
      const count = (counts.get(caller) ?? 0) + 1;
      counts.set(caller, count);
      return count <= most;
    },
  };
};
export type NetworkLimit = ReturnType<typeof networkLimit>;
