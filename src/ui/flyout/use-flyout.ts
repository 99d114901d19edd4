import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { WholeBrowser } from '../../platform/whole-browser.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import type { Stop } from '../../platform/clock.ts';
import { useMachine } from '../../platform/use-machine.ts';
import { useOnce } from '../../platform/use-once.ts';
import type { flyoutMachine, FlyoutEffect, FlyoutEvent, FlyoutState, Timer } from './flyout.machine.ts';

export type Send<Target> = (event: FlyoutEvent<Target>) => void;

/** What only the drawn part knows, and what it does to the page. */
export interface FlyoutParts<Target> {
  readonly machine: ReturnType<typeof flyoutMachine<Target>>;
  /** while something is open; answers how to end that */
  readonly hold?: (browser: WholeBrowser) => Stop;
  /** height that is left for what opens */
  readonly room?: (browser: WholeBrowser) => number;
  readonly giveFocusBack?: (target: Target) => void;
}

/** Does what the machine asks for. */
const effectsOf = <Target>(browserOf: () => WholeBrowser, { hold, room, giveFocusBack }: FlyoutParts<Target>) => {
  const timers = new Map<Timer, Stop>();
  let letGo: Stop | undefined;
  let isTelling = false;
  const stop = (timer: Timer): void => {
    timers.get(timer)?.();
    timers.delete(timer);
  };
  const release = (): void => {
    letGo?.();
    letGo = undefined;
  };
  return {
    run: (effect: FlyoutEffect<Target>, send: Send<Target>): void => {
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
        case 'hold':
          // Whoever holds the page may ask others to close; that is not meant for this one.
          isTelling = true;
          letGo ??= hold?.(browserOf());
          isTelling = false;
          return;
        case 'letGo':
          return release();
        case 'measure':
          if (room) send({ tag: 'measured', room: room(browserOf()) });
          return;
        case 'giveFocusBack':
          return giveFocusBack?.(effect.target);
      }
    },
    isTelling: () => isTelling,
    /** the part goes: nothing of it stays behind */
    end: (): void => {
      for (const timer of timers.keys()) stop(timer);
      release();
    },
  };
};

/** The machine with its effects and with what comes from outside of `root`. */
export const useFlyout = <Target>(
  root: RefObject<HTMLElement | null>,
  parts: FlyoutParts<Target>,
): readonly [FlyoutState<Target>, Send<Target>] => {
  const browserOf = useBrowser();
  const [effects] = useState(() => effectsOf(browserOf, parts));
  const [state, send] = useMachine(parts.machine.closed, parts.machine.transition, effects.run);
  useOnce(() => {
    const browser = browserOf();
    if (!root.current) return undefined;
    const close = () => {
      if (!effects.isTelling()) send({ tag: 'closeAsked' });
    };
    const stops = [
      browser.root.onPressOutside(root.current, close),
      browser.root.onEscape(() => send({ tag: 'escapePressed' })),
      browser.events.on('kontor:header-close', close),
      browser.events.on('vueHeaderNavigationOpened', close),
      browser.viewport.onResize(() => send({ tag: 'resized' })),
    ];
    return () => {
      for (const stop of stops) stop();
      effects.end();
    };
  });
  return [state, send];
};

/** Mouse and touch apart (HDR-9): whether a click was a finger's or a pen's. */
export const usePressKind = () => {
  const last = useRef('mouse');
  return {
    /** browsers that do not say so of a click have said it of the press before */
    isTouch: ({ nativeEvent }: MouseEvent): boolean => {
      const type = 'pointerType' in nativeEvent ? String(nativeEvent.pointerType) : '';
      return (type || last.current) !== 'mouse';
    },
    handlers: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        last.current = pointerType;
      },
      onKeyDown: () => {
        // Enter clicks too, and means the link.
        last.current = 'mouse';
      },
    },
  };
};
