/**
 * When, and in which A/B groups, a question about the shop is asked. For visitors that is now and their assignment; for
 * staff with a preview it is what they chose. No service reads the clock by itself.
 */
export interface Moment {
  readonly at: Date;
  /** test name → group name */
  readonly abTests: Readonly<Record<string, string>>;
  /** staff look at it (PREV-7): the answer is theirs alone, never from nor into what others read */
  readonly isPreview?: true;
}
