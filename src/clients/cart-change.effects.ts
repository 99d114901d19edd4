import type { CartChange } from '../contracts/cart/cart.contract.ts';
import { readAnswer, type CartAnswered } from './cart-load.effects.ts';
import { sendChange } from './cart-send.effects.ts';
import type { Browser } from '../platform/browser.ts';

export const changeCart = async (browser: Browser, change: CartChange, changeId: string): Promise<CartAnswered> =>
  readAnswer(await sendChange(browser, change, changeId));
