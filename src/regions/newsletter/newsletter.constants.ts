/** FOOT-3: the key of this browser's sign-up (`known.rules.ts`). newsletter.start.ts repeats it. */
export const knownStorageKey = 'kontor.newsletter';
