/** A mailbox gets at most one confirmation of a kind in this time, even if the form is sent more often. */
export const confirmationEveryMs = 10 * 60_000;
/**
 * Each withdrawal has a receipt of its own, as the law demands; this many in the same time, so that a stranger's mailbox is not
 * flooded. Further ones are stored and reach the desk without a receipt.
 */
export const receiptsAtOnce = 5;
/** paragraphs of a letter; further text goes into the last one */
export const mostParagraphs = 40;
/** withdrawals that staff see of a site */
export const withdrawalsShown = 100;
