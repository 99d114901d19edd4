/** APPB-2: what is kept in local storage, and what stands there once somebody has closed the banner. */
export const storageKey = 'kontor-app-banner';
export const closedForGood = 'closed';
/** Written by the shop's own app, never by us. */
export const appCookie = 'App';
