import type { PageData, TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import { dataLayerMessages } from '../../domain/tracking/tracking.rules.ts';
import { logBuffer, type LogBuffer } from '../../lib/log-buffer.ts';
import { retried } from '../../lib/flow/retry.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { stopAll } from '../../platform/listen.ts';
import { collectApi, type CollectApi } from '../../platform/collect-api.ts';
import { dataLayer, type DataLayer } from '../../platform/data-layer.ts';
import { platformOfWidth } from '../../sites/platforms.ts';
import { createCollector } from './collector.effects.ts';
import { firstGate, transition, type GateEffect, type GateEvent } from './gate.machine.ts';
import { followSearch } from './search-track.effects.ts';
import type { Choice, TimedEvent } from './timed-event.ts';

/** TRK-3: how often and how far apart the collector's API is polled while it is missing. */
const apiRetry = { retries: 100, delayMs: 200, factor: 1, timeoutMs: Number.POSITIVE_INFINITY } as const;
/** Written by the apps only. */
const platformCookie = 'Platform';
const missing = "CollectOnTrackApi hasn't been installed.";

export interface TrackingPorts {
  readonly layer: DataLayer;
  readonly api: CollectApi;
}

export interface Begun {
  /** events from before this script was loaded */
  readonly waiting: readonly TimedEvent[];
  readonly choice: Choice;
}

/** Faults are logged, never shown; the last ones can be read for debugging (TRK-7). */
const withBuffer = (browser: Browser, buffer: LogBuffer): Browser => ({
  ...browser,
  log: {
    warn: (message, detail) => {
      buffer.add({ at: browser.clock.now(), message });
      browser.log.warn(message, detail);
    },
  },
});

/** In order, after events that still wait for the collector's API. */
const inLine = ({ clock, log }: Browser, api: CollectApi): ((timed: TimedEvent) => void) => {
  const track = (timed: TimedEvent): void => {
    const there = api.get();
    if (!there) throw new Error(missing);
    there.track(timed);
  };
  let waiting = 0;
  let line: Promise<void> = Promise.resolve();
  const later = async (before: Promise<void>, timed: TimedEvent): Promise<void> => {
    await before;
    await retried(clock, () => track(timed), apiRetry).catch((fault: unknown) => log.warn(missing, fault));
    waiting -= 1;
  };
  return (timed) => {
    if (waiting === 0 && api.get()) return track(timed);
    waiting += 1;
    line = later(line, timed);
  };
};

/** TRK-1 to TRK-5: takes over the waiting events, and sends the permitted ones. */
export const follow = (
  { page }: Readonly<DOMStringMap>,
  outside: Browser,
  { waiting, choice }: Begun,
  ports: TrackingPorts = { layer: dataLayer, api: collectApi },
): Stop => {
  const buffer = logBuffer();
  const browser = withBuffer(outside, buffer);
  const { clock, events } = browser;
  // Trusted: our server wrote it.
  const pageData = JSON.parse(page ?? '{}') as PageData;
  const platform = browser.cookies.get(platformCookie) ?? platformOfWidth(browser.viewport.width());
  const collector = createCollector(browser, { ...pageData, platform });
  // Other scripts in the page report their own events; the server validates each.
  const track = ({ at, event }: { readonly at: number; readonly event: object }) =>
    collector.add({ at, event: event as TrackedEvent });
  ports.api.install({ track, log: buffer.read });
  const collect = inLine(browser, ports.api);
  const search = followSearch(browser);

  const run = (effect: GateEffect): void => {
    if (effect.tag === 'drop') {
      if (effect.category === 'C0003') collector.withdraw();
      return;
    }
    for (const message of dataLayerMessages(effect.timed.event)) ports.layer.push(message);
    if (effect.category !== 'C0003') return;
    collect(effect.timed);
    search(effect.timed.event);
  };
  let state = firstGate(waiting);
  const tell = (event: GateEvent): void => {
    const step = transition(state, event);
    state = step.state;
    for (const effect of step.effects) run(effect);
  };
  const chosen = ({ categories, isNew = false }: Choice): void =>
    tell({ tag: 'chosen', categories, at: clock.now(), isNew });
  const stops = [
    // All emitters build these by tracking.rules.ts.
    events.on('kontor:tracked', (event) =>
      tell({ tag: 'tracked', timed: { at: clock.now(), event: event as TrackedEvent } }),
    ),
    events.on('kontor:consent-updated', (made) => {
      chosen(made);
      // Notifies a running tag manager of the withdrawal.
      if (made.categories.length === 1 && ports.layer.exists())
        ports.layer.push({ event: 'consent-updated', categories: made.categories });
    }),
    collector.stop,
    ports.api.remove,
  ];
  chosen(choice);
  return () => stopAll(stops);
};
