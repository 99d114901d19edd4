/** NEWS-10: how long a mail is tried, and how often. */
export const giveUpAfterMs = 3 * 86_400_000;
/** Between two tries: doubled each time, never longer than the last. */
export const firstWaitMs = 30_000;
export const longestWaitMs = 3_600_000;

/**
 * While a mail is being sent it belongs to one process. One that has not said by then what came of it has died, and another
 * takes the mail: longer than any sending may take.
 */
export const heldForMs = 5 * 60_000;
export const longestSendingMs = 2 * 60_000;

/** What one process sends at once, and takes from the queue for it. */
export const atOnce = 5;
export const takenTogether = 25;

/** A mail that has been sent leaves its line behind, without its words, so that its key is not used twice. */
export const keptForMs = 90 * 86_400_000;
/** In a demo's mailbox, with its words. */
export const mailboxMost = 100;
