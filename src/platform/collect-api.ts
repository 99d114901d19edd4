import type { LogEntry } from '../lib/log-buffer.ts';

/** The collector's API in the page; callers that come before it is installed try again (TRK-3). */
export interface CollectOnTrackApi {
  track(tracked: { readonly at: number; readonly event: object }): void;
  /** the last faults (TRK-7) */
  log(): readonly LogEntry[];
}

// The collector defines the name.
const page = (): { CollectOnTrackApi?: CollectOnTrackApi | undefined } =>
  window as { CollectOnTrackApi?: CollectOnTrackApi | undefined };

export const collectApi = {
  get: (): CollectOnTrackApi | undefined => page().CollectOnTrackApi,
  install: (api: CollectOnTrackApi): void => void (page().CollectOnTrackApi = api),
  remove: (): void => void delete page().CollectOnTrackApi,
};
export type CollectApi = typeof collectApi;
