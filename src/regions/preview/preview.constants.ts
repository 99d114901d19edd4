/** PREV-3: after opening, and as long as the panel is open */
export const renewEveryMs = 5 * 60_000;
/** the storage key of the chosen language */
export const languageKey = 'kontor-staff-language';
