/** The store that the app comes from. */
export type Device = 'android' | 'ios';

/**
 * APPB-2: the device that the banner is for. Safari on iOS shows its own banner (`apple-itunes-app` in the head of the page);
 * Chrome there has `CriOS` in its user agent, also when it requests the desktop site, and shows no banner of its own.
 */
export const deviceOf = (userAgent: string): Device | undefined => {
  // The browsers of Windows Phone have both words.
  if (/^(?!.*Windows Phone).*\bAndroid\b/.test(userAgent)) return 'android';
  return /\bCriOS\//.test(userAgent) ? 'ios' : undefined;
};
