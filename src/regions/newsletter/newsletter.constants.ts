import type { FieldName } from '../../contracts/newsletter.rules.ts';

/** FOOT-3: what this browser knows of its own sign-up (`known.rules.ts`). newsletter.start.ts says it once more. */
export const knownStorageKey = 'kontor.newsletter';
/** NEWS-12: `{origin}:{originAddition}` */
export const defaultTrackedOrigin = 'onsite:subsite';

export const textFields = ['email', 'salutation', 'firstName', 'lastName'] as const;
export const fieldNames = [...textFields, 'legal'] as const satisfies readonly FieldName[];
