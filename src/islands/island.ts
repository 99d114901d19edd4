import type { ComponentType } from 'react';
import type { Browser } from '../platform/browser.ts';
import type { ShownSite } from '../sites/site.ts';
import type { Catalogue } from '../sites/translate.ts';

/** When a region wakes: when the visitor points at it or focuses it, or only when its `*.start.ts` wakes it. */
export type Wake = 'intent' | 'start';

/** The export `island` of a `*.island.tsx`. The file's name is the region's name. */
export interface Island<Props extends object> {
  readonly name: string;
  readonly wake: Wake;
  readonly Component: ComponentType<Props>;
  /** few pages have the region, so texts that no other region shows are loaded with it alone */
  readonly ownTexts?: true;
}

/** An island without the type of its props: it comes from a file glob, its props from the page's data. */
export type AnyIsland = Island<never>;
export const componentOf = (island: AnyIsland): ComponentType<object> =>
  // The same island's Region wrote the props on the server; TypeScript cannot follow them through the JSON.
  island.Component as ComponentType<object>;

/**
 * The export `start` of a `*.start.ts`: runs without Preact as soon as the region is in the page, for personal content (badge,
 * greeting) and for behaviour that needs no Preact (hiding the header). It writes only into elements that Preact never renders
 * (`data-live`), may wake its own island, and returns a function that stops it.
 */
export type Start = (element: HTMLElement, browser: Browser, wake?: () => void) => (() => void) | void;

/** `asleep` → `waking` → `awake`; `failed` leaves the server's HTML; `foreign` is on a page of another origin. */
export type RegionStatus = 'asleep' | 'waking' | 'awake' | 'failed' | 'foreign';

/** The site of the page and its texts for one region. */
export interface SiteTexts {
  readonly site: ShownSite;
  readonly catalogue: Catalogue;
}
