import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Stop } from '../../../platform/clock.ts';
import { stopAll } from '../../../platform/listen.ts';
import { useBrowser } from '../../../platform/browser-context.tsx';
import { useMachine } from '../../../platform/use-machine.ts';
import { useOnce } from '../../../platform/use-once.ts';
import { menuClosed, menuTransition, type MenuEffect, type MenuEvent, type MenuState } from './menu.machine.ts';
import { showOwnPanel } from '../../../platform/show-own-panel.ts';
import { earlyMenuId, wideQuery } from '../navigation.constants.ts';
import { holdAnnounced } from '../navigation.effects.ts';

export type MenuSend = (event: MenuEvent) => void;

const menuEffects = (browserOf: ReturnType<typeof useBrowser>) => {
  let letGo: Stop | undefined;
  let closing: Stop = () => {};
  const release = (): void => {
    letGo?.();
    letGo = undefined;
  };
  return {
    run: (effect: MenuEffect, send: MenuSend): void => {
      switch (effect.tag) {
        case 'announceOpened':
          // The overlay covers the whole screen, so the page below is locked, sticky header or not.
          letGo ??= holdAnnounced(browserOf(), true);
          return;
        case 'announceClosed':
          return release();
        case 'startClosing':
          closing = browserOf().clock.after(effect.ms, () => send({ tag: 'timeUp' }));
          return;
        case 'stopClosing':
          return closing();
      }
    },
    end: (): void => {
      closing();
      release();
    },
  };
};

/** The machine with its effects and with the events from outside of the region. */
export const useMenu = (): readonly [MenuState, MenuSend] => {
  const browserOf = useBrowser();
  const [effects] = useState(() => menuEffects(browserOf));
  const [state, send] = useMachine(menuClosed, menuTransition, effects.run);
  useOnce(() => {
    const browser = browserOf();
    const stops = [
      browser.events.on('kontor:header-close', () => send({ tag: 'closeAsked' })),
      browser.viewport.onResize(() => {
        if (browser.media.matches(wideQuery)) send({ tag: 'widened' });
      }),
    ];
    return () => {
      stopAll(stops);
      effects.end();
    };
  });
  return [state, send];
};

/** Focuses the title of a new level; on the way back, the entry that the visitor came from. */
const focusLevel = (dialog: HTMLDialogElement, from: string | undefined): void => {
  const left = [...dialog.querySelectorAll<HTMLElement>('[data-entry]')].find(
    ({ dataset }) => dataset['entry'] === from,
  );
  (left ?? dialog.querySelector<HTMLElement>('[data-title]'))?.focus();
};

/** Opens and closes the dialog as the machine says; the browser keeps the focus in it and gives it back. */
export const useDialog = (state: MenuState): RefObject<HTMLDialogElement | null> => {
  const browserOf = useBrowser();
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = state.tag !== 'closed';
  const level = state.tag === 'open' ? `${state.at ?? ''} ${state.from ?? ''}` : undefined;
  const from = state.tag === 'open' ? state.from : undefined;
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isShown) return;
    if (!isShown) return element.close();
    // A modal dialog makes the whole page inert, so all its styles are calculated again: doing that and drawing the rows
    // in one task is too long for a slow phone.
    return browserOf().clock.after(0, () => {
      showOwnPanel(earlyMenuId, () => {
        element.showModal();
        return element;
      });
      focusLevel(element, undefined);
    });
  }, [browserOf, isShown]);
  useEffect(() => {
    if (level !== undefined && dialog.current?.open) focusLevel(dialog.current, from);
  }, [level, from]);
  return dialog;
};
