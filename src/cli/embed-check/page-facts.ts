/** A style rule of the page that reaches an element of a region. */
export interface ReachingRule {
  readonly selector: string;
  readonly properties: readonly string[];
}

/** What a page is like where regions of Kontor stand in it, as the browser sees it. */
export interface PageFacts {
  readonly isQuirks: boolean;
  readonly hasViewport: boolean;
  /** origin that `<base href>` sends the page's paths to, where it is another one */
  readonly baseOrigin?: string | undefined;
  /** those that stand in the page by themselves, not within another one */
  readonly regions: readonly { readonly name: string; readonly status: string; readonly hasPaths: boolean }[];
  /** elements of the script tag */
  readonly elements: readonly { readonly name: string; readonly status: string }[];
  /** includes that no server has read, as they stand in the page */
  readonly leftIncludes: readonly string[];
  /** comments of the shop about wrong settings */
  readonly warnings: readonly string[];
  /** text that is no text, as of packed bytes */
  readonly isGarbled: boolean;
  readonly unstyled: readonly string[];
  readonly sizes: readonly { readonly name: string; readonly px: number; readonly mediumPx: number }[];
  /** ids of regions that the page or a second copy has, too */
  readonly sharedIds: readonly string[];
  readonly rules: readonly ReachingRule[];
  readonly unreadableSheets: readonly string[];
  /** flex or grid containers with a gap around a header that has no box */
  readonly gaps: readonly { readonly container: string; readonly gap: string }[];
  readonly covered: readonly { readonly what: string; readonly by: string }[];
  /** bars of the page that stick where the header sticks */
  readonly bars: readonly { readonly what: string; readonly height: number }[];
  /** containers in which nothing sticks */
  readonly clipping: readonly string[];
}
