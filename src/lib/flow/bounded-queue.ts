/** Limits how much work runs at once and how much waits; refuses more. */
export interface BoundedQueue {
  /** `undefined`: the queue is full, try again later */
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
}

/** Runs up to `atOnce` pieces of work at a time; up to `waiting` more wait in order. */
export const boundedQueue = ({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}): BoundedQueue => {
  let running = 0;
  const line: (() => void)[] = [];

  const start = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The next one takes over the slot, so that work which arrives meanwhile cannot overtake it.
      if (next) next();
      else running -= 1;
    }
  };

  return {
    run: (work) => {
      if (running < atOnce) {
        running += 1;
        return start(work);
      }
      if (line.length >= waiting) return undefined;
      return new Promise<void>((resolve) => {
        line.push(resolve);
      }).then(() => start(work));
    },
  };
};
