import type { PageData, TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import { dataLayerMessages } from '../../domain/tracking/tracking.rules.ts';
import { logBuffer, type LogBuffer } from '../../lib/log-buffer.ts';
import { retried } from '../../lib/flow/retry.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { collectApi, type CollectApi } from '../../platform/collect-api.ts';
import { dataLayer, type DataLayer } from '../../platform/data-layer.ts';
import { platformOfWidth } from '../../sites/breakpoints.ts';
import { createCollector } from './collector.effects.ts';
import { firstGate, transition, type GateEffect, type GateEvent } from './gate.machine.ts';
import { followSearch } from './search-track.effects.ts';
import type { Told } from './told.ts';

/** TRK-3: so often, so far apart, while the collector's end in the page is missing. */
const apiRetry = { retries: 100, delayMs: 200, factor: 1, timeoutMs: Number.POSITIVE_INFINITY } as const;
/** Written by the apps, never by us. */
const platformCookie = 'Platform';
const missing = "CollectOnTrackApi hasn't been installed.";

export interface TrackingPorts {
  readonly layer: DataLayer;
  readonly api: CollectApi;
}

export interface Begun {
  /** what was told before this was there */
  readonly waiting: readonly Told[];
  readonly granted: readonly string[];
  /** chosen on this very page */
  readonly isNew: boolean;
}

/** What goes wrong is logged, never shown; whoever looks for a fault finds the last of it (TRK-7). */
const withBuffer = (browser: Browser, buffer: LogBuffer): Browser => ({
  ...browser,
  log: {
    warn: (message, detail) => {
      buffer.add({ at: browser.clock.now(), message });
      browser.log.warn(message, detail);
    },
  },
});

/** In order, and behind whatever still waits for the collector's end. */
const inLine = ({ clock, log }: Browser, api: CollectApi): ((told: Told) => void) => {
  const track = (told: Told): void => {
    const there = api.get();
    if (!there) throw new Error(missing);
    there.track(told);
  };
  let waiting = 0;
  let line: Promise<void> = Promise.resolve();
  const later = async (before: Promise<void>, told: Told): Promise<void> => {
    await before;
    await retried(clock, () => track(told), apiRetry).catch((fault: unknown) => log.warn(missing, fault));
    waiting -= 1;
  };
  return (told) => {
    if (waiting === 0 && api.get()) return track(told);
    waiting += 1;
    line = later(line, told);
  };
};

/** TRK-1 to TRK-5: takes over what has waited, and sends on what may be. */
export const follow = (
  { page }: Readonly<DOMStringMap>,
  outside: Browser,
  { waiting, granted, isNew }: Begun,
  ports: TrackingPorts = { layer: dataLayer, api: collectApi },
): Stop => {
  const buffer = logBuffer();
  const browser = withBuffer(outside, buffer);
  const { clock, events } = browser;
  // Our own server wrote it there.
  const said = JSON.parse(page ?? '{}') as PageData;
  const platform = browser.cookies.get(platformCookie) ?? platformOfWidth(browser.viewport.width());
  const collector = createCollector(browser, { ...said, platform });
  // Whoever is no part of the shop says by itself what it tells; the server looks at each.
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
    for (const message of dataLayerMessages(effect.told.event)) ports.layer.push(message);
    if (effect.category !== 'C0003') return;
    collect(effect.told);
    search(effect.told.event);
  };
  let state = firstGate(waiting);
  const tell = (event: GateEvent): void => {
    const step = transition(state, event);
    state = step.state;
    for (const effect of step.effects) run(effect);
  };
  const stops = [
    // Whoever sends these makes them by tracking.rules.ts.
    events.on('kontor:tracked', (event) =>
      tell({ tag: 'told', told: { at: clock.now(), event: event as TrackedEvent } }),
    ),
    events.on('kontor:consent-updated', ({ categories, isNew: isNewToo = false }) => {
      tell({ tag: 'chosen', categories, at: clock.now(), isNew: isNewToo });
      // A tag manager that has begun is told that it must end.
      if (categories.length === 1 && ports.layer.exists()) ports.layer.push({ event: 'consent-updated', categories });
    }),
    collector.stop,
    ports.api.remove,
  ];
  tell({ tag: 'chosen', categories: granted, at: clock.now(), isNew });
  return () => {
    for (const stop of stops) stop();
  };
};
