import type { LogEntry } from '../lib/log-buffer.ts';

/** The collector's end in the page, for whoever tells it something; who comes before it tries again (TRK-3). */
export interface CollectOnTrackApi {
  track(told: { readonly at: number; readonly event: object }): void;
  /** what went wrong lately (TRK-7) */
  log(): readonly LogEntry[];
}

// The name is the collector's.
const page = (): { CollectOnTrackApi?: CollectOnTrackApi | undefined } =>
  window as { CollectOnTrackApi?: CollectOnTrackApi | undefined };

export const collectApi = {
  get: (): CollectOnTrackApi | undefined => page().CollectOnTrackApi,
  install: (api: CollectOnTrackApi): void => void (page().CollectOnTrackApi = api),
  remove: (): void => void delete page().CollectOnTrackApi,
};
export type CollectApi = typeof collectApi;
