/** How wide the page is drawn, for this tab alone. Loaded only where a finger may change it, so it is no port of every browser. */
const key = 'kontor.view';
const deviceWidth = 'width=device-width, initial-scale=1';

export const drawnView = {
  width: (): number => window.innerWidth,
  /** as wide as this and fitted in, on devices that can; without a width as wide as the device is */
  drawAs: (width: number | undefined): void => {
    const meta = document.querySelector('meta[name="viewport"]');
    meta?.setAttribute('content', width === undefined ? deviceWidth : `width=${width}`);
  },
  kept: (): string | undefined => {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep: (view: string): void => {
    try {
      sessionStorage.setItem(key, view);
    } catch {
      // A browser that remembers nothing shows the next page as it shows every page.
    }
  },
};
export type DrawnView = typeof drawnView;
