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

declare const ofClock: unique symbol;
/** The time of now. What is written is dated by it: the time of a preview does not fit where it is asked for (SAFE-5). */
export type Now = Date & { readonly [ofClock]: true };

/** The moment of a write, which no preview can be. */
export interface MomentNow extends Moment {
  readonly at: Now;
  readonly isPreview?: never;
}

/** The one place that makes a `Now`. */
export const clockOf =
  (read: () => Date): (() => Now) =>
  () =>
    // A type of its own, and the same value: what the clock says is now.
    read() as Now;

/** For what is changed, whatever its visitor looks at. */
export const momentNow = (now: () => Now): MomentNow => ({ at: now(), abTests: {} });
