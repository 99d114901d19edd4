/** APPB-2: the key in local storage, and its value once the banner was closed. */
export const storageKey = 'kontor-app-banner';
export const closedForGood = 'closed';
/** Written by the shop's app only. */
export const appCookie = 'App';
