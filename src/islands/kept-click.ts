/**
 * What a visitor tapped before its region was awake is kept and done once it is. Only elements that say `data-keep-click`
 * are kept; everything else stays what the browser makes of it (a link is followed, a form is sent).
 *
 *     tap ──► asleep: prevented, kept, busy ──► waking ──► awake ──► click() once
 *                                                   └────► failed ─► click() once: the native form is sent
 */
export const keepClicks = (element: HTMLElement, isAsleep: () => boolean, wake: () => void) => {
  let kept: HTMLElement | undefined;
  element.addEventListener(
    'click',
    (event) => {
      if (!isAsleep() || !(event.target instanceof Element)) return;
      const target = event.target.closest<HTMLElement>('[data-keep-click]');
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      kept = target;
      wake();
    },
    { capture: true },
  );
  return {
    giveBack: () => {
      const target = kept;
      kept = undefined;
      if (target?.isConnected) target.click();
    },
  };
};
