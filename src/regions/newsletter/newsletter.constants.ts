/** FOOT-3: what this browser knows of its own sign-up (`known.rules.ts`). newsletter.start.ts says it once more. */
export const knownStorageKey = 'kontor.newsletter';
/** NEWS-12: `{origin}:{originAddition}` */
export const defaultTrackedOrigin = 'onsite:subsite';
