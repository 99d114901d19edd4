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
  /** only in a preview of staff with a role: the release whose drafts are shown, whether it is public or not (DESK-3) */
  readonly release?: number;
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

/** Returns the moment of a write: now and without A/B groups, even if the visitor looks at a preview. */
export const momentNow = (now: () => Now): MomentNow => ({ at: now(), abTests: {} });
