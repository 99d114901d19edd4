import { useEffect, useState, type RefObject } from 'react';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import { stopAll } from '../../platform/listen.ts';
import { useMachine } from '../../platform/use-machine.ts';
import { useOnce } from '../../platform/use-once.ts';
import { platformOfWidth } from '../../sites/platforms.ts';
import { useSite } from '../../sites/site-context.tsx';
import { searchEffects } from './search.effects.ts';
import { transition, type SearchEvent } from './search.machine.ts';
import { firstState, isShown, type SearchState } from './search-state.ts';

export type Send = (event: SearchEvent) => void;

interface SearchSetting {
  readonly term: string;
  /** SITE-9: set by the page; else the width decides */
  readonly platform: Platform | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
}

export interface Search {
  readonly state: SearchState;
  readonly send: Send;
  /** reports that the field has the focus, with the current platform */
  readonly focus: () => void;
}

/** Subscribes to events from outside the region. */
const listen = (browser: Browser, send: Send) => {
  const close = () => send({ tag: 'closeAsked' });
  const stops = [browser.events.on('kontor:header-close', close), browser.onReturn(close)];
  return () => stopAll(stops);
};

/** Connects the machine with its effects and with events from outside. */
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
  const width = () => browserOf().viewport.width(field.current?.closest('header'));
  const focus = () => send({ tag: 'focused', platform: platform ?? platformOfWidth(width()) });

  useOnce(() => {
    const element = field.current;
    const browser = browserOf();
    const stop = listen(browser, send);
    const region = element?.closest<HTMLElement>('k-region');
    if (region)
      import('./searched.effects.ts').then(
        (searched) => searched.followSearches(region, browser),
        // A file that does not come, as when the page is left meanwhile, costs only the list of own searches.
        () => undefined,
      );
    void effects.begin();
    // The field may have got the focus before hydration.
    if (element?.matches(':focus')) focus();
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
