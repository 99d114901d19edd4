import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';

/** An event with its time, ms since 1970. */
export interface TimedEvent {
  readonly at: number;
  readonly event: TrackedEvent;
}
