import type { ComponentType } from 'react';
import type { Browser } from '../platform/browser.ts';
import type { ShownSite } from '../sites/site.ts';
import type { Catalogue } from '../sites/translate.ts';

/**
 * When a region wakes: as soon as the runtime is there, when it is meant, or when its `*.start.ts` says so and not before.
 */
export type Wake = 'load' | 'intent' | 'start';

/** What a `*.island.tsx` exports as `island`. The file's name is the region's name. */
export interface Island<Props extends object> {
  readonly name: string;
  readonly wake: Wake;
  readonly Component: ComponentType<Props>;
}

/** An island whose props' type is no longer known: it came from a file glob, its props from the page's own data. */
export type AnyIsland = Island<never>;
export const componentOf = (island: AnyIsland): ComponentType<object> =>
  // The props were written by the same island's Region on the server; JSON in between is where TypeScript's view ends.
  island.Component as ComponentType<object>;

/**
 * What a `*.start.ts` exports as `start`: runs without React as soon as the region stands in a page, for what must be
 * personal at once (badge, greeting) and for what needs no React at all (hiding the header). It may write only into
 * elements that React never draws (`data-live`), may wake its own island, and returns how to stop.
 */
export type Start = (element: HTMLElement, browser: Browser, wake?: () => void) => (() => void) | void;

/** `asleep` → `waking` → `awake`; `failed` leaves the native page as it is; `foreign` stands on another origin's page. */
export type RegionStatus = 'asleep' | 'waking' | 'awake' | 'failed' | 'foreign';

/** What the browser knows of the one site that it is on. */
export interface SiteTexts {
  readonly site: ShownSite;
  readonly catalogue: Catalogue;
}
