/** A proxy before the shop has the same limits (deploy/nginx/kontor.conf), so that whatever it lets through is answered here. */

/** No answer of the shop needs more than this to be asked for; a larger body is 413. */
export const longestBodyBytes = 64 * 1024;

/** Request line and headers; more is 431. Cookies of a browser alone may be 8 kB. */
export const longestHeadBytes = 48 * 1024;

/** Proxies keep a small buffer for the headers of an answer. */
const longestLocation = 2000;

/** Where a redirect leads: an address that is too long loses its query, which repeats what was asked for. */
export const shortLocation = (location: string): string => {
  if (location.length <= longestLocation) return location;
  const [path = ''] = location.split(/[?#]/, 1);
  return path.length <= longestLocation ? path : '/';
};
