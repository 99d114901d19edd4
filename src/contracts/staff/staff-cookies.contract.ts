/** Readable by scripts, so that a page sees without a call whether to ask (PREV-2). */
export const staffTokenCookie = 'StaffAuthToken';
/** The same of the house's own staff system; taken where its key set is configured. */
export const cobraTokenCookie = 'CobraAuthToken';
