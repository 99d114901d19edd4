/** What an offer of goods says beside its texts: what the law asks for (LAW-5), and help for choosing (SHOP-3). Types only, because it is never sent over HTTP. */

/** Kinds of goods that different laws apply to. `food` is any other food; `general` anything else. */
export const articleKinds = [
  'coffee',
  'coffee-extract',
  'tea',
  'honey',
  'food',
  'caffeinated-drink',
  'textile',
  'shoes',
  'electrical',
  'light-source',
  'toy',
  'candle',
  'cosmetic',
  'plant',
  'general',
] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Facts by weight or energy in 100 g or 100 ml, in the order of the table (Regulation (EU) 1169/2011 Annex XV). */
export const nutrients = [
  'energy',
  'calories',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'protein',
  'salt',
] as const;

/** Facts with fibres: the outer fabric, and other parts of a textile. */
export const fibreFacts = ['fibres', 'liningFibres', 'fillingFibres'] as const;

/** Facts with materials of shoes (Directive 94/11/EC). */
export const shoeFacts = ['shoeUpper', 'shoeLining', 'shoeSole'] as const;
export const shoeMaterials = ['leather', 'coated-leather', 'textile', 'other'] as const;

/** As Google Merchant calls them. */
export const genders = ['female', 'male', 'unisex'] as const;
export const ageGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const;

export const organicOrigins = ['EU', 'non-EU', 'EU/non-EU'] as const;
export const batteries = ['included', 'built-in'] as const;

export const factNames = [
  'kind',
  'maker',
  'tradeName',
  'makerAddress',
  'makerCountry',
  'makerEmail',
  'responsible',
  'responsibleAddress',
  'responsibleEmail',
  'warnings',
  'foodName',
  'ingredients',
  'allergens',
  'traces',
  'origin',
  'organicCode',
  'organicOrigin',
  'storage',
  'durability',
  'caffeine',
  ...nutrients,
  ...fibreFacts,
  'animalParts',
  ...shoeFacts,
  'battery',
  'energyClass',
  'registration',
  'guaranteeYears',
  'guaranteeLabel',
  'wood',
  'gender',
  'ageGroup',
  'goesWith',
  'ratingAverage',
  'ratingCount',
  'ratingSource',
] as const;
export type FactName = (typeof factNames)[number];

/**
 * Facts of a product, as they are stored. Texts are in the site's language; `warnings` has one a line; `allergens` are words
 * of `ingredients` with commas between them. Fibres are codes with whole per cent (`wool 70,polyamide 30`), materials of
 * shoes codes with commas. Nutrients are grams as decimals (`energy` kJ, `calories` kcal), `caffeine` mg in 100 ml,
 * `wood` species in Latin with country (`Quercus robur PL,Olea europaea IT`).
 * `guaranteeLabel` is the name of the Commission's label with this product, among the pictures of the content folder.
 * `makerCountry` ISO 3166, `animalParts` `yes`, `registration` the number in the register of energy labels (EPREL).
 * `goesWith` are ids of products in the feed with commas between them; `ratingAverage` is 1 to 5 with at most two decimals,
 * `ratingCount` whole, `ratingSource` the name of the company that collected the ratings.
 */
export type ProductFacts = { readonly [name in FactName]?: string };

/** LAW-7: a producer's guarantee of durability for more than two years. */
export interface PromisedDurability {
  readonly years: number;
  readonly brand: string;
  /** the Commission's label for the product, among the pictures of the shop */
  readonly picture?: string;
}
