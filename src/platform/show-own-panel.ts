/**
 * Shows the panel of an awake region in place of the page's, which is open since the tap (src/islands/kept-click.ts), and without a second
 * entrance. `show` returns the panel.
 */
export const showOwnPanel = (earlyId: string, show: () => Element | null | undefined): void => {
  const early = document.getElementById(earlyId) as HTMLDialogElement | null; // only dialogs have these ids
  const isEarly = early?.open;
  // Before the other is shown, because it gives the focus back.
  early?.close();
  const panel = show();
  // Any time after the end: not `finish`, which endless motion refuses.
  if (isEarly) for (const motion of panel?.getAnimations({ subtree: true }) ?? []) motion.currentTime = 10_000;
};
