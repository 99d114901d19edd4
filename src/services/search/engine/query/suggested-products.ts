import { slugOf } from '../../../../lib/text/slug.ts';
import { endOf, startOf } from '../arrays/lists.ts';
import { stringAt } from '../arrays/string-table.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { queryWords } from '../text/tokenize.ts';

export interface SuggestedProductData {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly picture: string;
  /** slug of the colour that the query names */
  readonly colour?: string;
}

/** The shop's product number: nine digits. */
export const productNumberOf = (data: IndexData, product: number): string =>
  String(data.productIds[product] ?? 0).padStart(9, '0');

/** Reads what a suggestion displays of a product, in the colour that the query names. */
export const createSuggestedProducts = (data: IndexData, stem: (word: string) => string) => {
  const stemsByColour = new Map<number, readonly string[]>();
  const stemsOfColour = (colour: number): readonly string[] => {
    const known = stemsByColour.get(colour) ?? queryWords(stringAt(data.colorNames, colour)).map(stem);
    stemsByColour.set(colour, known);
    return known;
  };

  const namedColour = (product: number, stems: ReadonlySet<string>) => {
    for (let at = startOf(data.colors, product); at < endOf(data.colors, product); at += 1) {
      const colour = data.colors.values[at] ?? 0;
      if (stemsOfColour(colour).every((word) => stems.has(word))) {
        const name = stringAt(data.colorNames, colour);
        return { colour: slugOf(name, data.language), picture: stringAt(data.colorPictures, at) };
      }
    }
    return undefined;
  };

  /** `stems` are those of the query's words. */
  return (product: number, title: string, stems: ReadonlySet<string>): SuggestedProductData => {
    const plain = {
      id: productNumberOf(data, product),
      title,
      slug: stringAt(data.slugs, product),
      picture: stringAt(data.pictures, product),
    };
    return Object.assign(plain, namedColour(product, stems));
  };
};
