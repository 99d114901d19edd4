import { useState, type RefObject } from 'react';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useMachine } from '../../platform/use-machine.ts';
import { useOnce } from '../../platform/use-once.ts';
import { wideQuery } from './navigation.constants.ts';
import { flyoutEffects, type FlyoutView } from './navigation.effects.ts';
import { closed, transition, type Aim, type FlyoutEvent, type FlyoutState } from './navigation.machine.ts';

export type Send = (event: FlyoutEvent) => void;

/** The entry or row that an element belongs to, by the marks that the view writes on them. */
export const aimOf = (element: Element): Aim | undefined => {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (row !== undefined) return { on: 'row', at: row };
  if (element.closest('[data-flyout]')) return undefined;
  const entry = element.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
  return entry === undefined ? undefined : { on: 'entry', at: entry };
};

const viewOf = (root: HTMLElement | null): FlyoutView => ({
  bottom: () => root?.getBoundingClientRect().bottom ?? 0,
  giveFocusBack: (target) => {
    if (!root?.matches(':focus-within')) return;
    const entry = [...root.querySelectorAll<HTMLElement>('[data-entry]')].find(
      ({ dataset }) => dataset['entry'] === target,
    );
    entry?.querySelector('a')?.focus();
  },
});

/** Everything outside of the region that moves the machine. */
const listen = (browser: ReturnType<ReturnType<typeof useBrowser>>, root: HTMLElement, send: Send) => {
  const close = () => send({ tag: 'closeAsked' });
  const stops = [
    browser.root.onPressOutside(root, close),
    browser.root.onEscape(() => send({ tag: 'escapePressed' })),
    browser.events.on('kontor:header-close', close),
    browser.viewport.onResize(() => (browser.viewport.matches(wideQuery) ? send({ tag: 'resized' }) : close())),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** The mouse may have come before the region was awake, and stand still since. */
const hoveredAim = (root: HTMLElement): Aim | undefined => {
  const entry = root.querySelector('[data-entry]:hover');
  return entry ? aimOf(entry) : undefined;
};

/** The machine with its effects and with what comes from outside. */
export const useNavigation = (root: RefObject<HTMLElement | null>, lock: boolean): readonly [FlyoutState, Send] => {
  const browserOf = useBrowser();
  const [effects] = useState(() => flyoutEffects(browserOf, { lock, view: () => viewOf(root.current) }));
  const [state, send] = useMachine(closed, transition, effects.run);
  useOnce(() => {
    const browser = browserOf();
    const element = root.current;
    if (!element) return undefined;
    const stop = listen(browser, element, send);
    if (browser.viewport.matches('(hover: hover) and (pointer: fine)'))
      send({ tag: 'aimed', aim: hoveredAim(element) });
    return () => {
      stop();
      effects.end();
    };
  });
  return [state, send];
};
