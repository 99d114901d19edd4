import type { WholeBrowser } from '../../platform/whole-browser.ts';
import type { Stop } from '../../platform/clock.ts';
import type { Address, FlyoutEffect, FlyoutEvent, Timer } from './navigation.machine.ts';

/** What only the drawn region knows. */
export interface FlyoutView {
  /** lower edge of the row, in pixels from the top of the viewport */
  readonly bottom: () => number;
  readonly giveFocusBack: (target: Address) => void;
}

/** Marks and locks the page while something is open and tells other teams (HDR-10, HDR-11). */
export const announcer = (browserOf: () => WholeBrowser) => {
  let letGo: Stop | undefined;
  const closed = (): void => {
    if (!letGo) return;
    letGo();
    letGo = undefined;
    browserOf().events.emit('vueHeaderNavigationClosed', {});
  };
  return {
    opened: (lock: boolean): void => {
      if (letGo) return;
      letGo = browserOf().root.hold({ lock });
      browserOf().events.emit('vueHeaderNavigationOpened', {});
    },
    closed,
  };
};

/** Does what the machine asks for. */
export const flyoutEffects = (
  browserOf: () => WholeBrowser,
  { lock, view }: { lock: boolean; view: () => FlyoutView },
) => {
  const timers = new Map<Timer, Stop>();
  const announce = announcer(browserOf);
  const stop = (timer: Timer): void => {
    timers.get(timer)?.();
    timers.delete(timer);
  };
  return {
    run: (effect: FlyoutEffect, send: (event: FlyoutEvent) => void): void => {
      switch (effect.tag) {
        case 'start': {
          const { timer, ms } = effect;
          stop(timer);
          timers.set(
            timer,
            browserOf().clock.after(ms, () => send({ tag: 'timeUp', timer })),
          );
          return;
        }
        case 'stop':
          return stop(effect.timer);
        case 'announceOpened':
          return announce.opened(lock);
        case 'announceClosed':
          return announce.closed();
        case 'measure':
          return send({ tag: 'measured', room: browserOf().viewport.height() - view().bottom() });
        case 'giveFocusBack':
          return view().giveFocusBack(effect.target);
      }
    },
    /** the region goes: nothing of it stays behind */
    end: (): void => {
      for (const timer of timers.keys()) stop(timer);
      announce.closed();
    },
  };
};
