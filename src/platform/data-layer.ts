/** What a tag manager reads. It comes into being with the first message, and so with the first consent. */
export const dataLayer = {
  push: (message: Readonly<Record<string, unknown>>): void => {
    // The name is the tag manager's.
    const page = window as { dataLayer?: unknown[] };
    (page.dataLayer ??= []).push(message);
  },
  exists: (): boolean => 'dataLayer' in window,
};
export type DataLayer = typeof dataLayer;
