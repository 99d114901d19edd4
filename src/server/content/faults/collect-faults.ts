import { ContentError } from './content-faults.ts';

/** Collects the content faults of several readers, so that all of them are shown at once. */
export const collectFaults = () => {
  const faults = new Set<string>();
  return {
    /** Returns the result of a reader, or `undefined` if it found faults. */
    of: <T>(read: () => T): T | undefined => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        for (const fault of error.faults) faults.add(fault);
        return undefined;
      }
    },
    throwAny: (): void => {
      if (faults.size > 0) throw new ContentError([...faults]);
    },
  };
};
