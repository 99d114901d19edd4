/** Optional properties: what is missing (`undefined` or `null`) is left out. */
export const present = <T extends object>(facts: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  // Entries of a record keep the types of their keys and values.
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
