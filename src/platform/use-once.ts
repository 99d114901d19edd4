import { useEffect, useLayoutEffect, type EffectCallback } from 'react';

/**
 * Runs an effect once, after the component is mounted. For listeners and first requests: what they use (the browser, a
 * machine's `send`, refs, the page's own settings) stays the same as long as the component lives.
 */
export const useOnce = (start: EffectCallback): void => {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once by intent: see above
  useEffect(start, []);
};

/** The same before the browser paints, for effects that measure or move what is shown. */
export const useOnceBeforePaint = (start: EffectCallback): void => {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once by intent: see above
  useLayoutEffect(start, []);
};
