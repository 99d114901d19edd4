const strange = { configurable: true, writable: true, value: (): string => 'theirs' };

/** Does something where a page has given built-in objects a `toJSON` of its own, and takes it away again. */
export const withOwnToJson = (act: () => void): void => {
  const prototypes = [Array.prototype, String.prototype, Number.prototype, Object.prototype];
  for (const prototype of prototypes) Object.defineProperty(prototype, 'toJSON', strange);
  try {
    act();
  } finally {
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'toJSON');
  }
};
