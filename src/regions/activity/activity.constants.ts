/** LOGIN-4 */
export const checkEveryMs = 180_000;
/** Written by the apps, which keep the login themselves. */
export const platformCookie = 'Platform';
export const appPlatforms: ReadonlySet<string> = new Set(['SMARTPHONE', 'TABLET']);
/** Another tab that began a renewal so long ago has its answer by now, or has given up (LIB-2). */
export const renewalTakesMs = 15_000;
export const renewalMarkKey = 'kontor.login.renewal';
