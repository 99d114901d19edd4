/** A bug, not an outcome: says what is wrong, and how to mend it. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Bug: ${message}`);
}
