/**
 * The time and the A/B groups of a request. For visitors: now and their assignment; for staff with a preview: what they chose.
 * Services never read the clock themselves.
 */
export interface Moment {
  readonly at: Date;
  /** test name → group name */
  readonly abTests: Readonly<Record<string, string>>;
  /** a preview of staff (PREV-7): its response must not come from a shared cache, nor go into one */
  readonly isPreview?: true;
}
