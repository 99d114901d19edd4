/** CART-9: how long an error stands. */
export const errorShownMs = 7500;
/** CART-8: how long what was taken out can be brought back. */
export const undoShownMs = 10_000;
