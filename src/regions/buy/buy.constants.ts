/** CART-9: how long an error is visible. */
export const errorShownMs = 7500;
