import { editDistance } from '../../lib/text/edit-distance.ts';
import { foldText } from '../../lib/text/search-words.ts';

/** Latitude and longitude in degrees. */
export type Point = readonly [latitude: number, longitude: number];

export interface Place {
  readonly name: string;
  readonly postcode: string;
  readonly at: Point;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const earthKm = 6371;

/** Returns the distance of two points in a straight line, in kilometres. */
export const distanceKm = ([latA, lonA]: Point, [latB, lonB]: Point): number => {
  const half =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lonB - lonA) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)));
};

const lettersOnly = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the spellings of a name: `Köln` is found as `koln` and as `koeln`. */
const spellings = (name: string): readonly string[] => [
  ...new Set([
    lettersOnly(name),
    lettersOnly(name.toLocaleLowerCase('de').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')),
  ]),
];

/** Returns the number of typos allowed for a word of a length. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const shortestBeginning = 3;

/** Returns how much a typed name differs from a place's name: 0 for the same, 0.5 for its beginning, else the edit distance. */
const misfit = (typed: string, name: string): number | undefined => {
  let best: number | undefined;
  for (const spelling of spellings(name)) {
    if (spelling === typed) return 0;
    const isBeginning = typed.length >= shortestBeginning && spelling.startsWith(typed);
    const distance = editDistance(typed, spelling);
    const fit = isBeginning ? 0.5 : distance <= forgiven(typed.length) ? distance : undefined;
    if (fit !== undefined && (best === undefined || fit < best)) best = fit;
  }
  return best;
};

const byName = (typed: string, places: readonly Place[]): Place | undefined => {
  let best: { readonly place: Place; readonly fit: number } | undefined;
  for (const place of places) {
    const fit = misfit(typed, place.name);
    if (fit !== undefined && (best === undefined || fit < best.fit)) best = { place, fit };
  }
  return best?.place;
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const sharedBeginning = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Places with the same leading digits are close to each other; among them the nearest number is chosen. */
const byPostcode = (digits: string, places: readonly Place[]): Place | undefined => {
  let best: { readonly place: Place; readonly shared: number; readonly apart: number } | undefined;
  for (const place of places) {
    const own = digitsOf(place.postcode);
    const shared = sharedBeginning(digits, own);
    const apart = Math.abs(Number(digits.padEnd(own.length, '5')) - Number(own));
    if (shared > 0 && (!best || shared > best.shared || (shared === best.shared && apart < best.apart)))
      best = { place, shared, apart };
  }
  return best?.place;
};

/** Returns the place for a search term like `20095`, `20095 Hamburg`, `hambrug` or `muenchen`. */
export const placeOf = (term: string, places: readonly Place[], postcodeDigits: number): Place | undefined => {
  const typed = lettersOnly(term);
  const words = typed.replaceAll(/\d+/g, ' ').trim().replaceAll(/\s+/g, ' ');
  const digits = digitsOf(term);
  const named = byName(words, places);
  if (named) return named;
  return digits.length >= 2 && digits.length <= postcodeDigits ? byPostcode(digits, places) : undefined;
};
