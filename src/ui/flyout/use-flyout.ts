import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { WholeBrowser } from '../../platform/whole-browser.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import type { Stop } from '../../platform/clock.ts';
import { useMachine } from '../../platform/use-machine.ts';
import { useOnce } from '../../platform/use-once.ts';
import type { flyoutMachine, FlyoutEffect, FlyoutEvent, FlyoutState, Timer } from './flyout.machine.ts';

export type Send<Target> = (event: FlyoutEvent<Target>) => void;

/** What depends on the component that uses the machine. */
export interface FlyoutParts<Target> {
  readonly machine: ReturnType<typeof flyoutMachine<Target>>;
  /** called when a flyout opens; returns the function that ends it */
  readonly hold?: (browser: WholeBrowser) => Stop;
  /** the available height in pixels */
  readonly room?: (browser: WholeBrowser) => number;
  readonly giveFocusBack?: (target: Target) => void;
}

/** Executes the machine's effects. */
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
          // Holding the page may make other flyouts close; this one ignores that request.
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
    /** the component is removed: stops all timers and releases the page */
    end: (): void => {
      for (const timer of timers.keys()) stop(timer);
      release();
    },
  };
};

/** The machine with its effects and with the events from outside `root`. */
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

/** Distinguishes mouse and touch (HDR-9): whether a click came from a finger or a pen. */
export const usePressKind = () => {
  const last = useRef('mouse');
  return {
    /** browsers without `pointerType` on clicks have it on the press before */
    isTouch: ({ nativeEvent }: MouseEvent): boolean => {
      const type = 'pointerType' in nativeEvent ? String(nativeEvent.pointerType) : '';
      return (type || last.current) !== 'mouse';
    },
    handlers: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        last.current = pointerType;
      },
      onKeyDown: () => {
        // Enter causes a click too and follows the link.
        last.current = 'mouse';
      },
    },
  };
};
