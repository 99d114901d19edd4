/** Runs work of which only little may go on at once; says no when too much is waiting already. */
export interface BoundedQueue {
  /** `undefined`: the queue is full, come back later */
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
}

/** `atOnce` pieces of work run beside one another, at most `waiting` more wait in the order they came. */
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
      // Who is next takes the place over, so that nobody who comes meanwhile gets in between.
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
