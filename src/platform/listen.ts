import type { Stop } from './clock.ts';

/** Adds a listener and returns the function that removes it. */
export const listen = (
  target: EventTarget,
  name: string,
  listener: (event: never) => void,
  options?: AddEventListenerOptions | boolean,
): Stop => {
  const heard = listener as EventListener; // the caller knows the type of the event
  target.addEventListener(name, heard, options);
  return () => target.removeEventListener(name, heard, options);
};

/** Ends them all and empties the list. */
export const stopAll = (stops: Stop[]): void => {
  for (const stop of stops.splice(0)) stop();
};
