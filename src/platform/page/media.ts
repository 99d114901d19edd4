/** What the visitor's device and settings are like. */
export interface Media {
  /** whether a media query matches now */
  matches(query: string): boolean;
}

export const browserMedia: Media = { matches: (query) => window.matchMedia(query).matches };
