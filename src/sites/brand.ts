/** How a shop calls itself in its texts: `{shop}` and `{card}` in the catalogues. */
export interface ShopNames {
  readonly shop: string;
  /** of its loyalty card */
  readonly card: string;
}

/** The names of the demo, in which the texts of the catalogues are tested. */
export const demoNames: ShopNames = { shop: 'Kontor', card: 'KontorCard' };

export const longestShopName = 30;

/** A name stands in titles, in sentences and in the header; these characters mean something in a text of a catalogue. */
export const isShopName = (name: string): boolean =>
  name.trim() === name && name.length > 0 && name.length <= longestShopName && !/[{}<>#|]/.test(name);

/** Writes the names into a text. In ICU messages an apostrophe is written twice. */
export const withNames = (text: string, names: ShopNames): string =>
  text.replaceAll(/\{(shop|card)\}/g, (_, name: keyof ShopNames) => names[name].replaceAll("'", "''"));
