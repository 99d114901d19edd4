/** LOGIN-4 */
export const checkEveryMs = 180_000;
/** Written by the apps, which renew the login themselves. */
export const platformCookie = 'Platform';
export const appPlatforms: ReadonlySet<string> = new Set(['SMARTPHONE', 'TABLET']);
/** After this time another tab's renewal has been answered or has given up (LIB-2). */
export const renewalTakesMs = 15_000;
export const renewalMarkKey = 'kontor.login.renewal';
