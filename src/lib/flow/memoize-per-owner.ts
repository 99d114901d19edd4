/** The works of each owner (the browser of a page, for example) by name: released with the owner, never shared by two. */
const worksByOwner = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Runs `work` once per owner and name; later calls get the same promise. */
export const memoizePerOwner = <T>(owner: object, name: string, work: () => Promise<T>): Promise<T> => {
  const works = worksByOwner.get(owner) ?? new Map<string, Promise<unknown>>();
  worksByOwner.set(owner, works);
  // A name stands for one kind of work, and so for one type.
  const known = works.get(name) as Promise<T> | undefined;
  if (known) return known;
  const started = work();
  works.set(name, started);
  return started;
};
