/** The address of a page that changes a part of itself. Not a port of `Browser`: few pages need it. */
export interface PageAddress {
  current(): URL;
  /** the address for which the server sent the page; later it may have changed */
  loaded(): string;
  /** a new entry of the history; the one before it keeps how far the page was scrolled */
  push(url: string): void;
  /** another address for the same entry */
  replace(url: string): void;
  /** how far the page was scrolled when this entry was left, in pixels */
  keptTop(): number | undefined;
  /** scrolls there at once */
  showTop(top: number): void;
}

const topMark = 'kontorTop';

export const browserPageAddress: PageAddress = {
  current: () => new URL(location.href),
  loaded: () => performance.getEntriesByType('navigation')[0]?.name ?? location.href,
  push: (url) => {
    history.replaceState({ [topMark]: window.scrollY }, '');
    history.pushState(null, '', url);
  },
  replace: (url) => history.replaceState(history.state, '', url),
  keptTop: () => {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null && topMark in state ? Number(state[topMark]) : undefined;
  },
  showTop: (top) => window.scrollTo({ top, behavior: 'instant' }),
};
