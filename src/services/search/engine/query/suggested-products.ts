import { slugOf } from '../../../../lib/text/slug.ts';
import { endOf, startOf } from '../arrays/lists.ts';
import { stringAt } from '../arrays/string-table.ts';
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

/** Returns the first colour of a product whose words are all in the query; `stems` are those of the query's words. */
export const createNamedColour = (data: IndexData, stem: (word: string) => string) => {
  const stemsByColour = new Map<number, readonly string[]>();
  const stemsOfColour = (colour: number): readonly string[] => {
    const known = stemsByColour.get(colour) ?? queryWords(stringAt(data.colorNames, colour)).map(stem);
    stemsByColour.set(colour, known);
    return known;
  };

  return (product: number, stems: ReadonlySet<string>): NamedColour | undefined => {
    for (let at = startOf(data.colors, product); at < endOf(data.colors, product); at += 1) {
      const colour = data.colors.values[at] ?? 0;
      const words = stemsOfColour(colour);
      if (words.length > 0 && words.every((word) => stems.has(word))) {
        const name = stringAt(data.colorNames, colour);
        return { colour: slugOf(name, data.language), picture: stringAt(data.colorPictures, at) };
      }
    }
    return undefined;
  };
};

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
  picture: stringAt(data.pictures, product),
  ...named,
});
