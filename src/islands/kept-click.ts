import { patienceMs } from '../platform/clock.ts';

/**
 * Keeps the last click on an element with `data-keep-click` until its region is awake, then repeats it. All other clicks are
 * the browser's (a link is followed, a form is sent). With the value `touch` only a tap by finger or pen is kept: a mouse has
 * hovered before and follows the link.
 *
 *     tap ──► asleep: prevented, kept ──► waking ──► awake ──► click() once
 *                                                   └────► failed, or nothing comes ─► click() once: the native form is sent
 *
 * The shop's own pages have a panel for what such a click opens (`data-early`, src/pages/shell/EarlyPanels.tsx). It is shown at once, and
 * a visitor who closes it takes the click back.
 */
interface Kept {
  readonly target: HTMLElement;
  /** `pointerType` of the press; empty for a key */
  readonly pointer: string;
}

const isTouch = (pointer: string): boolean => pointer === 'touch' || pointer === 'pen';

/** Repeats the click by the same kind of pointer. */
const clickAgain = ({ target, pointer }: Kept): void => {
  if (!isTouch(pointer)) return target.click();
  target.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: pointer }));
};

const panelOf = (kept?: Kept) =>
  document.getElementById(kept?.target.dataset['early'] ?? '') as HTMLDialogElement | null; // only dialogs have these ids

/** Returns a function that replays the last tap. */
export const keepClicks = (element: HTMLElement, isAsleep: () => boolean, wake: () => void) => {
  let kept: Kept | undefined;
  let pressedBy = '';
  /** the region did not wake in time: from now on the page works without its script */
  let isLost = false;
  const giveBack = (): void => {
    const last = kept;
    const panel = panelOf(kept);
    kept = undefined;
    if (!last?.target.isConnected || panel?.open === false) return;
    // An awake region replaces it by its own (src/platform/show-own-panel.ts).
    if (element.dataset['status'] !== 'awake') panel?.close();
    clickAgain(last);
  };
  element.addEventListener('pointerdown', ({ pointerType }) => (pressedBy = pointerType), true);
  element.addEventListener('keydown', () => (pressedBy = ''), true);
  element.addEventListener(
    'click',
    (event) => {
      if (isLost || !isAsleep() || !(event.target instanceof Element)) return;
      const target = event.target.closest<HTMLElement>('[data-keep-click]');
      // An inner region keeps its own clicks.
      if (target?.closest('k-region') !== element) return;
      if (target.dataset['keepClick'] === 'touch' && !isTouch(pressedBy)) return;
      event.preventDefault();
      event.stopPropagation();
      panelOf(kept)?.close();
      kept = { target, pointer: pressedBy };
      panelOf(kept)?.show();
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
