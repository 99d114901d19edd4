const intentEvents = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const;

/** Wakes when a pointer, a finger or the focus comes to the region. An element out of the page gets none of these events. */
export const onIntent = (element: HTMLElement, wake: () => void): void => {
  for (const name of intentEvents) element.addEventListener(name, wake, { passive: true, once: true });
  // The focus may have come before the runtime was loaded.
  if (element.matches(':focus-within')) wake();
};
