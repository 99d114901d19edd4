import type { MouseEvent, PointerEvent } from 'react';
import { usePressKind } from '../../ui/flyout/use-flyout.ts';
import { aimOf, type Send } from './use-navigation.ts';

/** What mouse and finger do on the entries and in the flyouts (HDR-9). */
export const usePointer = (send: Send) => {
  const { isTouch, handlers } = usePressKind();
  return {
    isTouch,
    handlers: {
      ...handlers,
      onClick: ({ target }: MouseEvent) => {
        // Not on pointerdown: the click of a finger would then land on what lies below the shade.
        if (target instanceof Element && target.closest('[data-shade]')) send({ tag: 'closeAsked' });
      },
      onPointerOver: ({ pointerType, target }: PointerEvent) => {
        if (pointerType !== 'mouse' || !(target instanceof Element)) return;
        // The shade over the page is not part of the flyout; an entry without a flyout closes the open one.
        const isOutside = target.closest('[data-shade], [data-plain]') !== null;
        send(isOutside ? { tag: 'pointerLeft' } : { tag: 'aimed', aim: aimOf(target) });
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') send({ tag: 'pointerLeft' });
      },
    },
  };
};
