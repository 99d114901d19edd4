/** Readable by scripts, so that pages of other visitors need no request (PREV-2). */
export const staffTokenCookie = 'StaffAuthToken';
/** The token of the company's own staff system; accepted if its key set is configured. */
export const cobraTokenCookie = 'CobraAuthToken';
