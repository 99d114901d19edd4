/**
 * The HTML of regions by the name of their place. In the memory of the process, because a framework builds this package twice: once for
 * what it renders on the server alone, once for what the browser hydrates.
 */
const name = Symbol.for('@kontor/regions');

/** Different contents that are kept at most. Few differ: by site, settings and a few variants. */
const mostKept = 200;

export const htmlOfPlaces = () => (globalThis[name] ??= new Map());

/** Keeps the HTML and returns its place: a hash of the content and the path that it came from. */
export const placeOf = async (path, html) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html));
  const hash = Array.from(new Uint8Array(bytes, 0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const place = `${hash}${path}`;
  const kept = htmlOfPlaces();
  kept.delete(place);
  kept.set(place, html);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value);
  return place;
};
