/** The id of the table of sizes on the page. */
export const sizeTablePopover = 'size-table';
/** CART-9: how long an error is visible. */
export const errorShownMs = 7500;
