/** A mailbox gets at most one confirmation of a kind in this time, even if the form is sent more often. */
export const confirmationEveryMs = 10 * 60_000;
/** paragraphs of a letter; further text goes into the last one */
export const mostParagraphs = 40;
