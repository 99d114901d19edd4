/** Work on one key one after the other, on different keys side by side. A key is forgotten when nobody waits on it. */
export const inTurn = () => {
  const last = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    // However the work before ended, it is over.
    const mine = before ? before.then(work, work) : work();
    last.set(key, mine);
    const forget = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(forget, forget);
    return mine;
  };
};
