import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { WholeBrowser } from '../../platform/whole-browser.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import type { Stop } from '../../platform/clock.ts';
import { stopAll } from '../../platform/listen.ts';
import { useMachine } from '../../platform/use-machine.ts';
import { useOnce } from '../../platform/use-once.ts';
import type { Step } from '../../platform/use-machine.ts';
import type { FlyoutEffect, FlyoutEvent, Timer } from './flyout.machine.ts';

export type Send<Target> = (event: FlyoutEvent<Target>) => void;

/** Events that come from outside of what is drawn; a machine on top of the flyouts takes them, too. */
type OutsideEvent = Extract<
  FlyoutEvent<never>,
  { tag: 'escapePressed' | 'closeAsked' | 'resized' | 'measured' | 'timeUp' }
>;

interface Machine<Target, State, Event> {
  readonly closed: State;
  readonly transition: (state: State, event: Event | OutsideEvent) => Step<State, FlyoutEffect<Target>>;
}

/** What only the drawn part knows, and what it does to the page. */
export interface FlyoutParts<Target, State, Event> {
  readonly machine: Machine<Target, State, Event>;
  /** called when something opens; returns how to end it */
  readonly hold?: (browser: WholeBrowser) => Stop;
  /** available height for what opens */
  readonly room?: (browser: WholeBrowser) => number;
  /** gets the focus back if the mouse opened the target */
  readonly linkOf?: (target: Target) => HTMLElement | null | undefined;
  /** a media query: where it does not match, there are no flyouts */
  readonly where?: string;
}

const byHand: ReadonlySet<string> = new Set(['tapped', 'toggled', 'entered']);

/** HDR-9: the focus goes back to where it was when a target was opened by hand, otherwise to the link of the target. */
const focusOf = <Target>(
  root: RefObject<HTMLElement | null>,
  linkOf: ((target: Target) => HTMLElement | null | undefined) | undefined,
) => {
  let opener: readonly [target: Target | undefined, by: Element | null | undefined] | undefined;
  return {
    note: ({ tag, target }: { readonly tag: string; readonly target?: Target }): void => {
      if (byHand.has(tag)) opener = [target, root.current?.ownerDocument.activeElement];
    },
    giveBack: (target: Target): void => {
      if (!root.current?.matches(':focus-within')) return;
      const [opened, by] = opener ?? [];
      const isKnown = opened === target && by instanceof HTMLElement && by !== by.ownerDocument.body;
      (isKnown ? by : linkOf?.(target))?.focus();
    },
  };
};

/** Runs the effects of the machine. */
const effectsOf = <Target, State, Event>(
  browserOf: () => WholeBrowser,
  { hold, room }: FlyoutParts<Target, State, Event>,
  giveFocusBack: (target: Target) => void,
) => {
  const timers = new Map<Timer, Stop>();
  let letGo: Stop | undefined;
  let isHolding = false;
  const stop = (timer: Timer): void => {
    timers.get(timer)?.();
    timers.delete(timer);
  };
  const release = (): void => {
    letGo?.();
    letGo = undefined;
  };
  return {
    run: (effect: FlyoutEffect<Target>, send: (event: OutsideEvent) => void): void => {
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
          // `hold` may ask other flyouts to close; this one must not react to its own request.
          isHolding = true;
          letGo ??= hold?.(browserOf());
          isHolding = false;
          return;
        case 'letGo':
          return release();
        case 'measure':
          if (room) send({ tag: 'measured', room: room(browserOf()) });
          return;
        case 'giveFocusBack':
          return giveFocusBack(effect.target);
      }
    },
    isHolding: () => isHolding,
    /** Called on unmount. */
    end: (): void => {
      for (const timer of timers.keys()) stop(timer);
      release();
    },
  };
};

/** The machine with its effects and with the events that come from outside of `root`. */
export const useFlyout = <Target, State, Event extends { readonly tag: string; readonly target?: Target }>(
  root: RefObject<HTMLElement | null>,
  parts: FlyoutParts<Target, State, Event>,
): readonly [State, (event: Event | OutsideEvent) => void] => {
  const browserOf = useBrowser();
  const [focus] = useState(() => focusOf(root, parts.linkOf));
  const [effects] = useState(() => effectsOf(browserOf, parts, focus.giveBack));
  const [state, transit] = useMachine<State, Event | OutsideEvent, FlyoutEffect<Target>>(
    parts.machine.closed,
    parts.machine.transition,
    effects.run,
  );
  const [send] = useState(() => (event: Event | OutsideEvent): void => {
    focus.note(event);
    transit(event);
  });
  useOnce(() => {
    const browser = browserOf();
    if (!root.current) return undefined;
    const close = () => {
      if (!effects.isHolding()) send({ tag: 'closeAsked' });
    };
    const { where } = parts;
    const stops = [
      browser.root.onPressOutside(root.current, close),
      browser.root.onEscape(() => send({ tag: 'escapePressed' })),
      browser.events.on('kontor:header-close', close),
      browser.events.on('vueHeaderNavigationOpened', close),
      browser.viewport.onResize(() => {
        if (where === undefined || browser.media.matches(where)) send({ tag: 'resized' });
        else close();
      }),
    ];
    return () => {
      stopAll(stops);
      effects.end();
    };
  });
  return [state, send];
};

/** Tells mouse and touch apart (HDR-9): a mouse opens by staying, a finger by its first tap. */
export const usePressKind = () => {
  const last = useRef('mouse');
  return {
    /** Whether a click was a finger's or a pen's. Some browsers give the type only for the press before it. */
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
