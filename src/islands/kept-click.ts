import { patienceMs } from '../platform/clock.ts';

/**
 * What a visitor tapped before its region was awake is kept and done once it is. Only elements that say `data-keep-click`
 * are kept; everything else stays what the browser makes of it (a link is followed, a form is sent). With the value `touch`
 * only a finger's or a pen's tap is kept: the mouse means the link, and has hovered before.
 *
 *     tap ──► asleep: prevented, kept, busy ──► waking ──► awake ──► click() once
 *                                                   └────► failed, or nothing comes ─► click() once: the native form is sent
 */
interface Kept {
  readonly target: HTMLElement;
  /** what pressed, as the browser calls it; empty for a key */
  readonly pointer: string;
}

const isTouch = (pointer: string): boolean => pointer === 'touch' || pointer === 'pen';

/** A click of the same kind again; links and buttons do what they do. */
const clickAgain = ({ target, pointer }: Kept): void => {
  if (!isTouch(pointer)) return target.click();
  target.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: pointer }));
};

/** Answers how to give back what was tapped, as soon as it can be acted on. */
export const keepClicks = (element: HTMLElement, isAsleep: () => boolean, wake: () => void) => {
  let kept: Kept | undefined;
  let pressedBy = '';
  /** what should have woken it did not come in time: the page is as it is without a script */
  let isLost = false;
  const giveBack = (): void => {
    const last = kept;
    kept = undefined;
    if (last?.target.isConnected) clickAgain(last);
  };
  element.addEventListener('pointerdown', ({ pointerType }) => (pressedBy = pointerType), true);
  element.addEventListener('keydown', () => (pressedBy = ''), true);
  element.addEventListener(
    'click',
    (event) => {
      if (isLost || !isAsleep() || !(event.target instanceof Element)) return;
      const target = event.target.closest<HTMLElement>('[data-keep-click]');
      // A region within a region keeps its own.
      if (target?.closest('k-region') !== element) return;
      if (target.dataset['keepClick'] === 'touch' && !isTouch(pressedBy)) return;
      event.preventDefault();
      event.stopPropagation();
      kept = { target, pointer: pressedBy };
      wake();
      setTimeout(() => {
        isLost = !!kept;
        giveBack();
      }, patienceMs);
    },
    true,
  );
  return giveBack;
};
