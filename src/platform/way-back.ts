import type { Stop } from './clock.ts';

/** The ways back that apps put around the shop; each answers `false` where it has nowhere to go. */
interface AppWindow {
  readonly kontorNative?: { readonly back?: () => unknown };
  readonly kontorMobileApp?: { readonly back?: () => unknown };
}

export interface WayBack {
  /**
   * Going back from here ends what was opened instead of leaving the page: by the browser's button, by a gesture, by the
   * phone's own key. Stopping takes that step away again.
   */
  step(onBack: () => void): Stop;
  /** SRCH-9: the app's own way, then that of an older app, then the browser's */
  go(): void;
  /** the page that is left is no step of the way back */
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

/** Imported by whom it concerns and no port of the Browser: that one is in every page before anybody touches anything. */
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
    // Apps write these before the page's scripts run (docs/contracts/app-bridge.md).
    const { kontorNative, kontorMobileApp } = window as unknown as AppWindow;
    if (isGone(kontorNative?.back?.bind(kontorNative))) return;
    if (isGone(kontorMobileApp?.back?.bind(kontorMobileApp))) return;
    history.back();
  },
  goInstead: (url) => location.replace(url),
};
