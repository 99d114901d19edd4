import { useState } from 'react';
import { keptCart, mayHaveCart } from '../../clients/cart.effects.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useOnce } from '../../platform/use-once.ts';
import { previewOf, type CartPreview } from './cart-preview.rules.ts';

/** Follows the copy that the page keeps of the cart; asks for a new one where there is none. */
export const useCartPreview = (): CartPreview => {
  const browserOf = useBrowser();
  const [preview, setPreview] = useState<CartPreview>(() => {
    const browser = browserOf();
    return previewOf(keptCart(browser), mayHaveCart(browser), false);
  });
  useOnce(() => {
    const browser = browserOf();
    const look = () => setPreview(previewOf(keptCart(browser), mayHaveCart(browser), true));
    const stops = [
      browser.events.on('kontor:cart-count-changed', look),
      browser.events.on('kontor:cart-data-changed', look),
    ];
    if (mayHaveCart(browser) && !keptCart(browser)) browser.events.emit('kontor:cart-update', {});
    return () => {
      for (const stop of stops) stop();
    };
  });
  return preview;
};
