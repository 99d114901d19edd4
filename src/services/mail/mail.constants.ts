/** NEWS-10: how long, and how often, delivery is tried. */
export const giveUpAfterMs = 3 * 86_400_000;
/** Delays between two tries: doubled each time, up to the maximum. */
export const firstWaitMs = 30_000;
export const longestWaitMs = 3_600_000;

/**
 * While a mail is being sent it belongs to one process. If the process has not noted the result by then, it has died, and another
 * one takes the mail. Longer than any delivery may take.
 */
export const heldForMs = 5 * 60_000;
export const longestSendingMs = 2 * 60_000;

/** Mails that one process takes from the queue and sends at the same time. */
export const atOnce = 5;
export const takenTogether = 25;

/** The row of a sent mail stays, without its text, so that its key is not used twice. */
export const keptForMs = 90 * 86_400_000;
/** For the demo's mailbox, with the text. */
export const mailboxMost = 100;
