import { useEffect, useState, type RefObject } from 'react';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useMachine } from '../../platform/use-machine.ts';
import { useOnce } from '../../platform/use-once.ts';
import { platformOfWidth } from '../../sites/breakpoints.ts';
import { useSite } from '../../sites/site-context.tsx';
import { searchEffects } from './search.effects.ts';
import { firstState, isShown, transition, type SearchEvent, type SearchState } from './search.machine.ts';

export type Send = (event: SearchEvent) => void;

interface SearchSetting {
  readonly term: string;
  /** SITE-9: where the page says it; else the width decides */
  readonly platform: Platform | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
}

export interface Search {
  readonly state: SearchState;
  readonly send: Send;
  /** the field has the focus, on the platform of this moment */
  readonly focus: () => void;
}

/** Everything outside of the region that moves the machine. */
const listen = (browser: Browser, send: Send) => {
  const close = () => send({ tag: 'closeAsked' });
  const stops = [browser.events.on('kontor:header-close', close), browser.onReturn(close)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** The machine with its effects and with what comes from outside. */
export const useSearch = ({ term, platform, field }: SearchSetting): Search => {
  const browserOf = useBrowser();
  const { site } = useSite();
  const [effects] = useState(() =>
    searchEffects(browserOf, site, () => ({
      takeFocus: () => field.current?.focus(),
      loseFocus: () => field.current?.blur(),
    })),
  );
  const [state, send] = useMachine(firstState(term), transition, effects.run);
  const focus = () => send({ tag: 'focused', platform: platform ?? platformOfWidth(browserOf().viewport.width()) });

  useOnce(() => {
    const element = field.current;
    const stop = listen(browserOf(), send);
    void effects.begin();
    // The focus may have come before the region was awake.
    if (element && element.ownerDocument.activeElement === element) focus();
    return () => {
      stop();
      effects.end();
    };
  });

  const isOpen = isShown(state);
  useEffect(() => {
    if (!isOpen) return undefined;
    return browserOf().root.hold({ lock: false });
  }, [browserOf, isOpen]);

  return { state, send, focus };
};
