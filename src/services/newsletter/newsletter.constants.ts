/** NEWS-10: mails that sign-ups send to one address in a day, whoever signs it up and wherever. */
export const mailsADay = 3;
/** A reader who signs up once more hears of it, but not every time. */
export const remindersADay = 1;
export const dayMs = 86_400_000;

/** What one network may sign up in a day: a company or a campus, not a machine that tries addresses. */
export const signUpsANetworkADay = 300;
/** and in a minute, by one address of it */
export const signUpsAMinute = 20;
export const lookUpsAMinute = 120;

/** A confirmation that comes again, because the page was loaded once more or an answer got lost, is told the same. */
export const confirmedAgainMs = 10 * 60_000;

/** Links to preferences and out of the newsletter stay good as long as anybody keeps a mail. */
export const manageDays = 5 * 365;

export const welcomePercent = 10;
/** rows that one round of upkeep takes away: the embedded database answers nobody meanwhile */
export const upkeepRows = 250;
