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
  const say = (text = ''): void => {
    place.textContent = text;
    toast.toggleAttribute('data-shown', text !== '');
  };
  let stop: Stop = () => {};
  const wait = (): void => {
    stop = clock.after(toastShownMs, () => (toast.matches(':hover, :focus-within') ? wait() : say()));
  };
  // Our own server wrote it.
  say((JSON.parse(place.dataset['words'] ?? '{}') as Record<string, string>)[name]);
  wait();
  return () => {
    stop();
    say();
  };
};
