import { readAddition } from '../../clients/cart-add.effects.ts';
import type { CartAnswered } from '../../clients/cart-load.effects.ts';
import { sendAddition, type Addition } from '../../clients/cart-send.effects.ts';
import { dimensionParameter } from '../../contracts/catalogue/dimension.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import type { WholeBrowser } from '../../platform/whole-browser.ts';

/** CART-4. Another tab or device may have changed the cart, so the pieces are added on the server. */
export const addToCart = async (browser: Browser, addition: Addition): Promise<CartAnswered> =>
  readAddition(browser, addition, await sendAddition(browser, addition));

export const writeAddress = (browser: WholeBrowser, slug: string): void => {
  const url = browser.url();
  url.searchParams.set(dimensionParameter, slug);
  browser.replaceUrl(url);
};
