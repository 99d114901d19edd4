/** Throws when a condition that only a bug can break is false. The message says what is wrong and how to fix it. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Bug: ${message}`);
}
