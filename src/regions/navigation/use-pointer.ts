import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { aimOf, type Send } from './use-navigation.ts';

/** Mouse and touch apart (HDR-9): a mouse opens by staying, a finger by its first tap. */
export const usePointer = (send: Send) => {
  const last = useRef('mouse');
  return {
    /** whether it was a finger or a pen; browsers that do not say so of a click have said it of the press before */
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
      onClick: ({ target }: MouseEvent) => {
        // Not as soon as it is pressed: the click of a finger would then meet what lies below the shade.
        if (target instanceof Element && target.closest('[data-shade]')) send({ tag: 'closeAsked' });
      },
      onPointerOver: ({ pointerType, target }: PointerEvent) => {
        if (pointerType !== 'mouse' || !(target instanceof Element)) return;
        // The shade over the page is no part of the flyout; neither is an entry that has none.
        const isOutside = target.closest('[data-shade], [data-plain]') !== null;
        send(isOutside ? { tag: 'pointerLeft' } : { tag: 'aimed', aim: aimOf(target) });
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') send({ tag: 'pointerLeft' });
      },
    },
  };
};
