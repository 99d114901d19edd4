import { createHmac } from 'node:crypto';
import type { AttemptKeeping, Counted, FormCounting } from '../../contracts/customer/login.contract.ts';
import { largerNetwork, networkOf } from '../../lib/network-of.ts';
import { attemptLimits, massLimit, waitSeconds, type AttemptKind, type NetworkKind } from './attempts.rules.ts';
import type { LoginRepository } from './login.repository.ts';

export interface AttemptParts {
  readonly repository: Pick<LoginRepository, 'countAttempt' | 'forgetAttempts' | 'giveBackAttempt'>;
  readonly secret: string;
  readonly now: () => Date;
}

const massOf = (kind: NetworkKind) => `${kind}.mass` as const;

/**
 * Counts attempts of all processes in the database. Keys are hashes, so the table holds no e-mail or network address.
 *
 * Wrong passwords are counted by account and network together, so that a stranger cannot lock a customer out (SAFE-7). Only a
 * flood from many networks closes an account, and not for devices on which it was logged in to before.
 */
export const createAttempts = ({ repository, secret, now }: AttemptParts): AttemptKeeping & FormCounting => {
  const keyOf = (kind: AttemptKind | `${NetworkKind}.mass`, who: string): string =>
    createHmac('sha256', secret).update(`${kind} ${who}`).digest('base64url');
  const count = async (
    limit: Parameters<typeof waitSeconds>[0],
    kind: Parameters<typeof keyOf>[0],
    who: string,
  ): Promise<number> => {
    const at = now();
    const windowBegan = new Date(at.getTime() - limit.windowSeconds * 1000);
    return waitSeconds(limit, await repository.countAttempt(keyOf(kind, who), at, windowBegan), at);
  };
  const takeOne = (kind: AttemptKind, who: string): Promise<number> => count(attemptLimits[kind], kind, who);
  const takeNetwork = async (kind: NetworkKind, address: string): Promise<number> =>
    (await takeOne(kind, networkOf(address))) ||
    count(massLimit(kind), massOf(kind), networkOf(address, largerNetwork));

  const pairOf = ({ account, address }: Counted): string => `${account} ${networkOf(address)}`;
  const takePassword = async (action: 'login' | 'staff', who: Counted): Promise<number> =>
    who.device === undefined
      ? (await takeOne(`${action}.pair`, pairOf(who))) || takeOne(`${action}.account`, who.account)
      : takeOne(`${action}.device`, `${who.account} ${who.device}`);

  return {
    take: async (action, who) =>
      // A blocked network stops here, so it cannot use up the turns of others.
      (await takeNetwork(`${action}.address`, who.address)) ||
      (action === 'login' || action === 'staff'
        ? takePassword(action, who)
        : takeOne(`${action}.account`, who.account)),
    succeeded: async (action, who) => {
      const { account, address, device } = who;
      const kind = `${action}.address` as const;
      await repository.giveBackAttempt(keyOf(kind, networkOf(address)));
      await repository.giveBackAttempt(keyOf(massOf(kind), networkOf(address, largerNetwork)));
      if (device !== undefined) return repository.forgetAttempts(keyOf(`${action}.device`, `${account} ${device}`));
      await repository.forgetAttempts(keyOf(`${action}.pair`, pairOf(who)));
      // The count of a flood goes on.
      return repository.giveBackAttempt(keyOf(`${action}.account`, account));
    },
    takeForm: (form, address) => takeNetwork(`${form}.network`, address),
    takePerson: (action, person) => takeOne(`${action}.person`, person),
    takeOrder: async ({ mailbox, address }) =>
      (await takeNetwork('order.network', address)) || takeOne('order.account', mailbox),
  };
};
