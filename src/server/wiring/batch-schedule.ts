import type { BatchSchedule } from '../../lib/flow/batch.ts';

/** Clients that are answered together send their next request within about this time. */
const pauseMs = 1;

/**
 * A batch starts at the next turn of the event loop; under load shortly after the responses of the batch before are written
 * and the requests that arrived meanwhile are read.
 */
export const batchSchedule: BatchSchedule = {
  nextTurn: (begin) => void setImmediate(begin),
  nextBatch: (begin) => void setImmediate(() => setTimeout(() => setImmediate(begin), pauseMs)),
};
