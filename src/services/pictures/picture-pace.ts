import { restAfter } from './picture-fetching.rules.ts';
import type { CheckedPicture, FetchingParts } from './picture-fetching.service.ts';

export interface PaceParts {
  readonly check: (bytes: Buffer) => Promise<CheckedPicture>;
  /** a clock that only goes forward, in ms */
  readonly clockMs: () => number;
  /** rejects when it is stopped */
  readonly rest: (ms: number, stop: AbortSignal) => Promise<unknown>;
}

/**
 * A check that gives way to visitors: it rests after each picture. It goes by the time on the clock, which a picture takes more of
 * where the machine is busy, so that the rest is longer there.
 */
export const pacedCheck = ({ check, clockMs, rest }: PaceParts): FetchingParts['check'] => {
  let restUntil = 0;
  return async (bytes, stop) => {
    const beganAt = clockMs();
    if (beganAt < restUntil) await rest(restUntil - beganAt, stop);
    const from = clockMs();
    try {
      return await check(bytes);
    } finally {
      const to = clockMs();
      restUntil = to + restAfter(to - from);
    }
  };
};
