/** NEWS-10: sign-up mails to one mailbox in a day, over all sites. */
export const mailsADay = 3;
/** Reminders to a subscriber who signs up again. */
export const remindersADay = 1;

/** How often one IP address may send the sign-up form in a minute. */
export const signUpsAMinute = 20;
export const lookUpsAMinute = 120;

/** A repeated confirmation within this time succeeds: the page was loaded twice, or the response got lost. */
export const confirmedAgainMs = 10 * 60_000;

/** Links to preferences and unsubscribing stay valid as long as a mail may be kept. */
export const manageDays = 5 * 365;

export const welcomePercent = 10;
/** Rows deleted per statement: the embedded database serves no other query while a statement runs. */
export const upkeepRows = 250;
