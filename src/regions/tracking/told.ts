import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';

/** An event with the moment at which it was told, ms since 1970. */
export interface Told {
  readonly at: number;
  readonly event: TrackedEvent;
}
