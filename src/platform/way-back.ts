import type { Stop } from './clock.ts';

/** Back functions of the apps around the shop; each returns `false` if it has nowhere to go. */
interface AppWindow {
  readonly kontorNative?: { readonly back?: () => unknown };
  readonly kontorMobileApp?: { readonly back?: () => unknown };
}

export interface WayBack {
  /**
   * Adds a history entry, so that going back (button, gesture, key of the phone) closes a layer instead of leaving the page.
   * Stopping removes the entry.
   */
  step(onBack: () => void): Stop;
  /** SRCH-9: goes back by the app, else by an older app, else by the browser */
  go(): void;
  /** goes to another page and replaces this one in the history */
  goInstead(url: string): void;
}

const isGone = (back: (() => unknown) | undefined): boolean => {
  if (!back) return false;
  try {
    return back() !== false;
  } catch {
    return false;
  }
};

const stepMark = 'kontorStep';
const markIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && stepMark in state ? state[stepMark] : undefined;

/** Not a port of `Browser`, which is in the first script of every page: few regions import this one. */
export const browserWayBack: WayBack = {
  step: (onBack) => {
    const mark = crypto.randomUUID();
    history.pushState({ [stepMark]: mark }, '');
    let isOver = false;
    const end = (): boolean => {
      const wasOver = isOver;
      isOver = true;
      window.removeEventListener('popstate', left);
      return !wasOver;
    };
    const left = () => {
      if (markIn(history.state) !== mark && end()) onBack();
    };
    window.addEventListener('popstate', left);
    return () => {
      if (end() && markIn(history.state) === mark) history.back();
    };
  },
  go: () => {
    // Apps set these before the page's scripts run (docs/contracts/app-bridge.md).
    const { kontorNative, kontorMobileApp } = window as unknown as AppWindow;
    if (isGone(kontorNative?.back?.bind(kontorNative))) return;
    if (isGone(kontorMobileApp?.back?.bind(kontorMobileApp))) return;
    history.back();
  },
  goInstead: (url) => location.replace(url),
};
