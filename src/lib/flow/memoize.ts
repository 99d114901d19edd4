/**
 * Memoizes a function of one key. The cache is cleared when it holds `most` keys, so that callers who send ever new keys
 * cannot make it grow.
 */
export const memoize = <Result, Key extends string | number = string>(
  work: (key: Key) => Result,
  most: number,
): ((key: Key) => Result) => {
  let cache = new Map<Key, Result>();
  return (key) => {
    // A result of `undefined` is not cached.
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const result = work(key);
    if (cache.size >= most) cache = new Map();
    cache.set(key, result);
    return result;
  };
};
