/** What was begun for an owner (a page's browser, say), by name. Forgotten with its owner, never shared between two. */
const begun = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Work that is done once for its owner, whoever asks for it: the others get the same answer. */
export const oncePer = <T>(owner: object, name: string, work: () => Promise<T>): Promise<T> => {
  const works = begun.get(owner) ?? new Map<string, Promise<unknown>>();
  begun.set(owner, works);
  // A name stands for one kind of work, and so for one type.
  const known = works.get(name) as Promise<T> | undefined;
  if (known) return known;
  const fresh = work();
  works.set(name, fresh);
  return fresh;
};
