import type { RegionName, RegionSettings } from './facts.js';

export type { PageEvents, RegionName, RegionSettings } from './facts.js';
export declare const regionNames: readonly RegionName[];

export interface RegionsOptions {
  /** of the shop, or of your own host if it passes the shop's paths on: `https://www.example.de` */
  readonly origin: string;
  /** how long a page waits for a region; 2000 by default */
  readonly timeoutMs?: number;
  /** told of what did not come, and of settings that the shop left out; the page shows the last good copy, or nothing */
  readonly onFault?: (fault: unknown) => void;
  /** in place of the global one, for example with a pool of its own */
  readonly fetch?: typeof globalThis.fetch;
}

export interface Regions {
  /**
   * Resolves with the HTML of a region; never rejects for what the shop or the network does, and with '' where there is no copy.
   * Rejects for a region or a setting that does not exist. `cookie` is the visitor's header, for `footer` and `shell-end`.
   */
  html<Name extends RegionName>(
    name: Name,
    settings?: RegionSettings[Name],
    request?: { readonly cookie?: string | undefined },
  ): Promise<string>;
  /**
   * Keeps the HTML of a region in this process and resolves with its place, for `Region` of `@kontor/regions/react`; with '' where there
   * is nothing to show.
   */
  place: Regions['html'];
}

/** One for a server: it keeps the last good copies. */
export declare const regionsOf: (options: RegionsOptions) => Regions;
