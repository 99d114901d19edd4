/**
 * Handles the values of a source one after the other, and reads the next one while one is handled:
 *
 *     read a ─┬ read b ─┬ read c ─┐
 *             └ handle a┴ handle b┴ handle c
 *
 * At most two values are in memory. A fault of the source or of `handle` ends both, and nothing runs any more when the returned
 * promise rejects with it.
 */
export const readAhead = async <T>(source: AsyncIterable<T>, handle: (value: T) => Promise<void>): Promise<void> => {
  let handled = Promise.resolve();
  try {
    for await (const value of source) {
      await handled;
      handled = handle(value);
      // Thrown when it is awaited, which may be later than it happens.
      handled.catch(() => {});
    }
  } catch (fault) {
    await handled.catch(() => {});
    throw fault;
  }
  await handled;
};
