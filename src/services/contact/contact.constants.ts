/** However often a form is sent, one address gets at most one mail of its kind in this time. */
export const confirmationEveryMs = 10 * 60_000;
/** a letter's paragraphs; what is more stands in the last one */
export const mostParagraphs = 40;
