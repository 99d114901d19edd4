/**
 * `WHOLE=1` runs the long form of the tests that have one: all of what `npm test` samples. See docs/testing.md.
 */
export const isWholeForm = process.env['WHOLE'] === '1';

/** A number of `npm test`, and the one of the long form. */
export const shortOrWhole = (short: number, whole: number): number => (isWholeForm ? whole : short);
