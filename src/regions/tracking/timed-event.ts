import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import type { PageEvents } from '../../platform/page/page-events.ts';

/** An event with its time, ms since 1970. */
export interface TimedEvent {
  readonly at: number;
  readonly event: TrackedEvent;
}

/** What the visitor has granted, and whether on this page. */
export type Choice = PageEvents['kontor:consent-updated'];
