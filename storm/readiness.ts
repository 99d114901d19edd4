import { setTimeout as delay } from 'node:timers/promises';
import { readyPath } from '../src/contracts/shop/health.contract.ts';
import type { StormSet } from './set.ts';

const readyWithinMs = 60_000;
const lookEveryMs = 100;
const inARowWanted = 3;

export interface Readiness {
  readonly ms: number;
  /** what each process that is not ready for shoppers says of it; none: all are */
  readonly missing: readonly string[];
}

/** Waits until all processes have been ready for shoppers three times in a row, at most a minute. */
export const untilReady = async ({ set }: StormSet): Promise<Readiness> => {
  const began = performance.now();
  let inARow = 0;
  for (;;) {
    const said = await Promise.all(
      set.shops.map(({ ask, address }) =>
        ask({ path: readyPath }).then(
          ({ status, body }) => (status === 200 ? '' : `${address}: ${status} ${body}`),
          (fault: unknown) => `${address}: ${String(fault)}`,
        ),
      ),
    );
    const missing = said.filter((one) => one !== '');
    inARow = missing.length === 0 ? inARow + 1 : 0;
    const ms = performance.now() - began;
    if (inARow === inARowWanted) return { ms, missing };
    if (ms > readyWithinMs && missing.length > 0) return { ms, missing };
    await delay(lookEveryMs);
  }
};
