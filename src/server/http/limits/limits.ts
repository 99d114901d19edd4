/** A proxy before the shop has the same limits (wiring/proxy/proxy-files.ts), so that the shop reads what it passes on. */

/** No route needs a larger body; a larger one is 413. */
export const longestBodyBytes = 64 * 1024;

/** Request line and headers; more is 431. Cookies of a browser alone may be 8 kB. */
export const longestHeadBytes = 48 * 1024;

/** Proxies have a small buffer for the headers of a response. */
const longestLocation = 2000;

/** The target of a redirect; one that is too long loses its query, which repeats input. */
export const shortLocation = (location: string): string => {
  if (location.length <= longestLocation) return location;
  const [path = ''] = location.split(/[?#]/, 1);
  return path.length <= longestLocation ? path : '/';
};
