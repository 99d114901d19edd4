/** Returns the properties whose value is neither `undefined` nor `null`. */
export const omitNullish = <T extends object>(properties: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  // Entries of a record keep the types of their keys and values.
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined && value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
