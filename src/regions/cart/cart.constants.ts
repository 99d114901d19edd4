/** CART-9: how long an error stands. */
export const errorShownMs = 7500;
