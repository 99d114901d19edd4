/** Returns the entries by name; of entries with the same name the second one becomes `name (2)`. */
export const byUniqueName = <Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): ReadonlyMap<string, Entry> => {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    const name = nameOf(entry);
    let [unique, times] = [name, 1];
    while (found.has(unique)) {
      times += 1;
      unique = `${name} (${times})`;
    }
    found.set(unique, entry);
  }
  return found;
};
