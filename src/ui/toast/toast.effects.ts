import type { Clock, Stop } from '../../platform/clock.ts';

/** `--t-note` */
export const toastShownMs = 7500;

/**
 * Shows a message in the toast of an element, if it has one. The message stays while the pointer or the focus is in it
 * (WCAG 2.2.1). Returns the function that removes it.
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
  // Our own server wrote the value.
  say((JSON.parse(place.dataset['words'] ?? '{}') as Record<string, string>)[name]);
  wait();
  return () => {
    stop();
    say();
  };
};
