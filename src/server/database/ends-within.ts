/** Waits until the work has succeeded or failed, at most `ms`. Returns whether it has ended. */
export const endsWithin = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), ms);
  const ended = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([ended, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
