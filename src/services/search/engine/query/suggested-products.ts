import { slugOf } from '../../../../lib/text/slug.ts';
import { endOf, startOf } from '../arrays/lists.ts';
import { findString, stringAt } from '../arrays/string-table.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { queryWords } from '../text/tokenize.ts';

/** A colour of a product that the query names: its key in addresses, and the product's picture in it. */
export interface NamedColour {
  readonly colour: string;
  readonly picture: string;
}

export interface SuggestedProductData {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly picture: string;
  /** of the colour that the query names */
  readonly colour?: string;
}

/** The shop's product number: nine digits. */
export const productNumberOf = (data: IndexData, product: number): string =>
  String(data.productIds[product] ?? 0).padStart(9, '0');

/** The numbers of a product's colours, which are those of its group. */
const coloursOf = ({ colors, facetGroups }: IndexData, product: number): Uint32Array => {
  const group = facetGroups[product] ?? 0;
  return colors.values.subarray(startOf(colors, group), endOf(colors, group));
};

/** The shortest word that counts as the end of another one: `blau` of `tintenblau`, `kék` of `tintakék`. */
const shortestEnd = 3;

interface ColourWord {
  readonly word: string;
  readonly stem: string;
}

/** The stem of `tintakék` does not end in that of `kék`, so the word itself is compared, too. */
const isPartOf = (stems: ReadonlySet<string>, { word, stem }: ColourWord): boolean =>
  stems.has(stem) ||
  [...stems].some((typed) => typed.length >= shortestEnd && (stem.endsWith(typed) || word.endsWith(typed)));

/** Returns the stems of words and of their synonyms: `niebieski` names a colour that the shop calls `atramentowy`. */
export const createColourStems =
  ({ stems, synonyms }: IndexData, stem: (word: string) => string) =>
  (words: readonly string[]): ReadonlySet<string> => {
    const typed = words.map(stem);
    const all = new Set(typed);
    for (const one of typed) {
      const number = findString(stems, one);
      if (number < 0) continue;
      for (const other of synonyms.values.subarray(startOf(synonyms, number), endOf(synonyms, number)))
        all.add(stringAt(stems, other));
    }
    return all;
  };

/**
 * Returns the colour of a product that the query names: the first one whose words are all in it, else the first one of which it
 * has one word or the end of one.
 */
export const createNamedColour = (data: IndexData, stem: (word: string) => string) => {
  const wordsByColour = new Map<number, readonly ColourWord[]>();
  const wordsOfColour = (colour: number): readonly ColourWord[] => {
    const known =
      wordsByColour.get(colour) ??
      queryWords(stringAt(data.colorNames, colour)).map((word) => ({ word, stem: stem(word) }));
    wordsByColour.set(colour, known);
    return known;
  };

  return (product: number, stems: ReadonlySet<string>): NamedColour | undefined => {
    let nearly: number | undefined;
    const colours = coloursOf(data, product);
    for (const [place, colour] of colours.entries()) {
      const words = wordsOfColour(colour);
      if (words.length > 0 && words.every((one) => stems.has(one.stem))) return namedAt(data, product, place, colour);
      if (nearly === undefined && words.some((one) => isPartOf(stems, one))) nearly = place;
    }
    return nearly === undefined ? undefined : namedAt(data, product, nearly, colours[nearly] ?? 0);
  };
};

const pictureAt = (data: IndexData, number = 0): string => stringAt(data.pictureNames, number);

const namedAt = (data: IndexData, product: number, place: number, colour: number): NamedColour => ({
  colour: slugOf(stringAt(data.colorNames, colour), data.language),
  picture: pictureAt(data, data.colorPictures.values[startOf(data.colorPictures, product) + place]),
});

/** Reads what a suggestion displays of a product, in the colour that the query names. */
export const suggestedProduct = (
  data: IndexData,
  product: number,
  title: string,
  named: NamedColour | undefined,
): SuggestedProductData => ({
  id: productNumberOf(data, product),
  title,
  slug: stringAt(data.slugs, product),
  picture: pictureAt(data, data.pictures[product]),
  ...named,
});
