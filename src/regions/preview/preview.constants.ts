/** PREV-3: after opening, and as long as the panel is open */
export const renewEveryMs = 5 * 60_000;
/** where a browser keeps which of the two languages its reader wants */
export const languageKey = 'kontor-staff-language';
