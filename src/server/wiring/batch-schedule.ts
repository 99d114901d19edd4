import type { Gathering } from '../../lib/flow/batch.ts';

/** Shorter is no pause: browsers that are answered together come back within about this time. */
const pauseMs = 1;

/**
 * When rounds of gathered work begin: at the next turn of the event loop; under load a moment after the answers of the round
 * before are written, and what has come meanwhile is read.
 */
export const turnsOfTheLoop: Pick<Gathering, 'nextTurn' | 'nextRound'> = {
  nextTurn: (begin) => void setImmediate(begin),
  nextRound: (begin) => void setImmediate(() => setTimeout(() => setImmediate(begin), pauseMs)),
};
