import type { Stop } from './clock.ts';

/** Hears an event of the window or the document until it is stopped. */
export const listen = (
  target: EventTarget,
  name: string,
  listener: (event: never) => void,
  options?: AddEventListenerOptions,
): Stop => {
  const heard = listener as EventListener; // the caller says what the event of that name is
  target.addEventListener(name, heard, options);
  return () => target.removeEventListener(name, heard, options);
};
