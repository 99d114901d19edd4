import { useEffect, useState, type RefObject } from 'react';
import { useBrowser } from '../../platform/browser-context.tsx';

/**
 * PROMO-4: opens on a click; closes on another one wherever it is, on scrolling down, and when a flyout or the navigation
 * opens.
 */
export const useLegal = (
  place: RefObject<HTMLElement | null>,
  onOpen: () => void,
): readonly [isOpen: boolean, toggle: () => void] => {
  const browserOf = useBrowser();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen || !place.current) return undefined;
    const { events, root, scroll } = browserOf();
    const close = () => setOpen(false);
    let last = scroll.top();
    const stops = [
      root.onPressOutside(place.current, close),
      root.onHold(close),
      events.on('vueHeaderNavigationOpened', close),
      scroll.on(() => {
        const top = scroll.top();
        if (top > last) close();
        last = top;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [browserOf, isOpen, place]);
  const toggle = () => {
    if (!isOpen) onOpen();
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
};
