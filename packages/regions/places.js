/**
 * The HTML of regions by the name of their place. In the memory of the process, because a framework builds this package twice: once for
 * what it renders on the server alone, once for what the browser hydrates.
 */
const name = Symbol.for('@kontor/regions');

/** Different contents that are kept at most. Few differ: by site, settings and a few variants. */
const mostKept = 200;

export const htmlOfPlaces = () => (globalThis[name] ??= new Map());

/** Of a text, in 16 letters. Not by `crypto.subtle`, which a page without https does not have. */
const hashOf = (text) => {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ (code + at), 1597334677);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
};

/** Keeps the HTML and returns its place: a hash of the content and the path that it came from. */
export const placeOf = (path, html) => {
  const place = `${hashOf(html)}${path}`;
  const kept = htmlOfPlaces();
  kept.delete(place);
  kept.set(place, html);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value);
  return place;
};
