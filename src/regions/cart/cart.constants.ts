/** CART-9: how long an error is shown. */
export const errorShownMs = 7500;
/** CART-8: how long what was taken out can be brought back. */
export const undoShownMs = 10_000;
