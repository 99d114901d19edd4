interface Waiting<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: unknown) => void;
}

export interface BatchSchedule {
  /** calls `begin` when all input that has arrived by now is read */
  readonly nextTurn: (begin: () => void) => void;
  /** calls `begin` a little later, when the callers of the last batch have had time to ask again */
  readonly nextBatch: (begin: () => void) => void;
}

export interface BatchOptions extends BatchSchedule {
  readonly mostPerBatch: number;
}

/**
 * Returns a function that handles all requests of one turn of the event loop, or of the time the batch before takes, by one
 * call of `work`:
 *
 *     a ─┐         b, c ─┐              d ─┐
 *        └ batch 1 (a) ──┴ batch 2 (b, c) ─┴ batch 3 (d)
 *
 * One batch runs at a time, requests keep their order. An uncontended batch of one is followed immediately by the next.
 * Otherwise the next batch starts when it is as large as the last one, or after a short pause; without the pause the first
 * caller to return would form a batch of its own. `work` returns its results in the order of the requests; when it fails, all
 * requests of its batch fail.
 */
export const createBatcher = <Request, Result>(
  { mostPerBatch, nextTurn, nextBatch }: BatchOptions,
  work: (requests: readonly Request[]) => Promise<readonly Result[]>,
): ((request: Request) => Promise<Result>) => {
  const queue: Waiting<Request, Result>[] = [];
  let state: 'idle' | 'running' | 'pausing' = 'idle';
  /** this many queued requests end a pause early */
  let expected = 0;
  let pauses = 0;

  const runBatch = async (): Promise<void> => {
    const batch = queue.splice(0, mostPerBatch);
    try {
      const results = await work(batch.map(({ request }) => request));
      for (const [place, { resolve, reject }] of batch.entries()) {
        if (place < results.length) resolve(results[place] as Result); // within the results' length
        else reject(new Error('the batch returned fewer results than requests'));
      }
    } catch (fault) {
      for (const { reject } of batch) reject(fault);
    }
    expected = Math.min(batch.length + queue.length, mostPerBatch);
    if (expected > 1) pause();
    else state = 'idle';
  };
  const start = (): void => {
    state = queue.length > 0 ? 'running' : 'idle';
    if (queue.length > 0) void runBatch();
  };
  const pause = (): void => {
    state = 'pausing';
    pauses += 1;
    const own = pauses;
    nextBatch(() => {
      if (state === 'pausing' && own === pauses) start();
    });
  };

  return (request) =>
    new Promise((resolve, reject) => {
      queue.push({ request, resolve, reject });
      const startsNow = state === 'idle' || (state === 'pausing' && queue.length >= expected);
      if (!startsNow) return;
      state = 'running';
      // Requests that have already arrived are read first, so that they join this batch.
      nextTurn(start);
    });
};
