import { useState } from 'react';
import { keptCart, mayHaveCart } from '../../clients/cart.effects.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useOnce } from '../../platform/use-once.ts';
import { previewOf, type CartPreview } from './cart-preview.rules.ts';

/** Returns the page's copy of the cart and follows it; requests the cart if there is no copy. */
export const useCartPreview = (): CartPreview => {
  const browserOf = useBrowser();
  const [preview, setPreview] = useState<CartPreview>(() => {
    const browser = browserOf();
    return previewOf(keptCart(browser), mayHaveCart(browser), false);
  });
  useOnce(() => {
    const browser = browserOf();
    const look = () => setPreview(previewOf(keptCart(browser), mayHaveCart(browser), true));
    const stop = browser.events.on('kontor:cart-stored', look);
    // It may have been stored since the first render.
    if (keptCart(browser)) look();
    else if (mayHaveCart(browser)) browser.events.emit('kontor:cart-update', {});
    return stop;
  });
  return preview;
};
