import type { Clock, Stop } from '../../platform/clock.ts';

/** `--t-note` */
export const toastShownMs = 7500;

/**
 * Says one of its words in the toast that stands in an element, if one does. It stays while the pointer or the keyboard is in
 * it, as what goes away under somebody's finger helps nobody (WCAG 2.2.1). The answer takes it away.
 */
export const showToast = (within: HTMLElement, name: string, clock: Clock): Stop => {
  const toast = within.querySelector<HTMLElement>('[data-toast]');
  const place = toast?.querySelector<HTMLElement>('[data-live="toast"]');
  if (!toast || !place) return () => {};
  // Our own server wrote it.
  const words = JSON.parse(place.dataset['words'] ?? '{}') as Record<string, string>;
  place.textContent = words[name] ?? '';
  toast.dataset['shown'] = '';
  let stop: Stop = () => {};
  const hide = (): void => {
    stop();
    if (toast.matches(':hover, :focus-within')) {
      stop = clock.after(toastShownMs, hide);
      return;
    }
    delete toast.dataset['shown'];
    place.textContent = '';
  };
  stop = clock.after(toastShownMs, hide);
  return () => {
    stop();
    delete toast.dataset['shown'];
    place.textContent = '';
  };
};
