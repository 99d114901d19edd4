/** Whose store the app comes from. */
export type Device = 'android' | 'ios';

/** Some old phones say that they are like Android and are not. */
const onlyLikeAndroid = /Windows Phone|IEMobile/;

/**
 * APPB-2: the device that the banner is meant for. Safari on iOS shows a banner of its own (`apple-itunes-app` in the head of
 * the page); Chrome there says `CriOS`, also where it asks for the desktop's page, and shows none.
 */
export const deviceOf = (userAgent: string): Device | undefined => {
  if (onlyLikeAndroid.test(userAgent)) return undefined;
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return /\bCriOS\//.test(userAgent) ? 'ios' : undefined;
};
