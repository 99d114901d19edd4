/** Reads a value by key once for each version: read again when the version of its key changes, or when the read failed. */
export const keptByVersion = <Key, Value>(
  versionOf: (key: Key) => string,
  read: (key: Key) => Promise<Value>,
): ((key: Key) => Promise<Value>) => {
  const kept = new Map<Key, { readonly version: string; readonly value: Promise<Value> }>();
  return (key) => {
    const version = versionOf(key);
    const known = kept.get(key);
    if (known?.version === version) return known.value;
    const fresh = { version, value: read(key) };
    kept.set(key, fresh);
    fresh.value.catch(() => {
      // A newer read may stand there by now.
      if (kept.get(key) === fresh) kept.delete(key);
    });
    return fresh.value;
  };
};
