/** The queue of a tag manager. The first message creates it, so it does not exist before a consent. */
export const dataLayer = {
  push: (message: Readonly<Record<string, unknown>>): void => {
    // The tag manager defines the name.
    const page = window as { dataLayer?: unknown[] };
    (page.dataLayer ??= []).push(message);
  },
  exists: (): boolean => 'dataLayer' in window,
};
export type DataLayer = typeof dataLayer;
