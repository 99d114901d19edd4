/** Returns a function that calls `make` once for each object, and keeps what it returned as long as the object exists. */
export const onceForEach = <Key extends object, Made extends object>(
  make: (key: Key) => Made,
): ((key: Key) => Made) => {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
};
