export const isMissing = (fault: unknown): boolean =>
  fault instanceof Error && ['ENOENT', 'ENOTDIR'].includes((fault as NodeJS.ErrnoException).code ?? '');

/** Returns `undefined` if the file does not exist. */
export const unlessMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (fault) {
    if (isMissing(fault)) return undefined;
    throw fault;
  }
};
