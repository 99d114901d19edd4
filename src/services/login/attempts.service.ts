import { createHmac } from 'node:crypto';
import type { AttemptKeeping, FormCounting } from '../../contracts/customer/login.contract.ts';
import { networkOf } from '../../lib/network-of.ts';
import { attemptLimits, waitSeconds, type AttemptKind } from './attempts.rules.ts';
import type { LoginRepository } from './login.repository.ts';

export interface AttemptParts {
  readonly repository: Pick<LoginRepository, 'countAttempt' | 'forgetAttempts' | 'giveBackAttempt'>;
  readonly secret: string;
  readonly now: () => Date;
}

/** Counts attempts of all processes in the database. Keys are hashes, so the table holds no e-mail or network address. */
export const createAttempts = ({ repository, secret, now }: AttemptParts): AttemptKeeping & FormCounting => {
  const keyOf = (kind: AttemptKind, who: string): string =>
    createHmac('sha256', secret).update(`${kind} ${who}`).digest('base64url');
  const takeOne = async (kind: AttemptKind, who: string): Promise<number> => {
    const at = now();
    const windowBegan = new Date(at.getTime() - attemptLimits[kind].windowSeconds * 1000);
    return waitSeconds(kind, await repository.countAttempt(keyOf(kind, who), at, windowBegan), at);
  };
  return {
    take: async (action, { account, address }) =>
      // A blocked network address stops here, so it cannot lock other people's accounts.
      (await takeOne(`${action}.address`, networkOf(address))) || takeOne(`${action}.account`, account),
    succeeded: async (action, { account, address }) => {
      await repository.forgetAttempts(keyOf(`${action}.account`, account));
      await repository.giveBackAttempt(keyOf(`${action}.address`, networkOf(address)));
    },
    takeForm: (form, address) => takeOne(`${form}.network`, networkOf(address)),
  };
};
