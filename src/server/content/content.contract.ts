import { Type, type Static } from 'typebox';
import { availabilities } from '../../contracts/cart/cart.contract.ts';
import { productLabels, productTraits } from '../../contracts/catalogue/catalogue.contract.ts';
import { pictureNamePattern } from '../../contracts/shop/pictures.contract.ts';
import { productFactsSchema } from './facts/facts.contract.ts';

/** The schemas of the files under content/categories and content/products. */
const closed = { additionalProperties: false } as const;
const word = '^[a-z]+(-[a-z]+)*$';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const inEveryLanguage = <T extends ReturnType<typeof Type.String> | typeof productTexts>(value: T) =>
  Type.Object({ de: value, fr: value, cs: value, hu: value, pl: value, sk: value, tr: value }, closed);

/** Titles contain no `>`, which separates the levels of a path. */
const titles = inEveryLanguage(Type.String({ minLength: 1, maxLength: 60, pattern: '^[^<>]+$' }));
const intro = inEveryLanguage(text(300));
const categoryNumber = Type.Integer({ minimum: 1000, maximum: 9999 });

const leafSchema = Type.Object({ id: categoryNumber, titles, intro }, closed);
const middleSchema = Type.Object(
  { id: categoryNumber, titles, intro, children: Type.Array(leafSchema, { minItems: 1 }) },
  closed,
);
export const contentCategorySchema = Type.Object(
  {
    id: categoryNumber,
    picture: Type.String({ pattern: pictureNamePattern }),
    titles,
    intro,
    children: Type.Array(middleSchema, { minItems: 1 }),
  },
  closed,
);
export type ContentCategory = Static<typeof contentCategorySchema>;

const colourName = text(40);
/** `content/colours.json`: the names of a colour, and the hex colour of its dot */
export const contentColoursSchema = Type.Record(
  Type.String({ pattern: word }),
  Type.Object({ hex: Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }), names: inEveryLanguage(colourName) }, closed),
  closed,
);
export type ContentColours = Static<typeof contentColoursSchema>;

/** `content/traits.json`: the names of each value of a trait, which lists are filtered by */
export const contentTraitsSchema = Type.Record(
  Type.Enum(productTraits),
  Type.Record(Type.String({ pattern: word }), inEveryLanguage(colourName), closed),
  closed,
);
export type ContentTraits = Static<typeof contentTraitsSchema>;

const productTexts = Type.Object(
  { title: text(48), details: text(64), description: text(600), care: text(300) },
  closed,
);
const cents = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const content = Type.Integer({ minimum: 1, maximum: 100_000 });
const size = text(24);
const material = Type.String({ pattern: word });

export const contentProductSchema = Type.Object(
  {
    id: Type.String({ pattern: '^\\d{9}$' }),
    category: categoryNumber,
    object: Type.String({ pattern: word }),
    look: Type.Optional(Type.Object({ material, wall: material }, closed)),
    colors: Type.Optional(
      Type.Array(Type.Object({ color: material, wall: material }, closed), { minItems: 1, maxItems: 5 }),
    ),
    sizes: Type.Optional(
      Type.Array(
        Type.Union([
          size,
          Type.Object(
            { size, priceEur: Type.Optional(cents), grams: Type.Optional(content), ml: Type.Optional(content) },
            closed,
          ),
        ]),
        { minItems: 1 },
      ),
    ),
    priceEur: cents,
    wasEur: Type.Optional(cents),
    /** days after the import of the content */
    saleDays: Type.Optional(Type.Tuple([Type.Integer(), Type.Integer()])),
    stock: Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 100_000 })),
    availability: Type.Optional(Type.Record(Type.String(), Type.Enum(availabilities))),
    availableInDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
    labels: Type.Optional(Type.Array(Type.Enum(productLabels), { uniqueItems: true })),
    grams: Type.Optional(content),
    ml: Type.Optional(content),
    intensity: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    with: Type.Optional(Type.Array(Type.String({ pattern: word }), { minItems: 1, maxItems: 3 })),
    traits: Type.Optional(
      Type.Partial(
        Type.Record(
          Type.Enum(productTraits),
          Type.Array(Type.String({ pattern: word }), { minItems: 1, maxItems: 5 }),
          closed,
        ),
      ),
    ),
    facts: Type.Optional(productFactsSchema),
    texts: inEveryLanguage(productTexts),
  },
  closed,
);
export type ContentProduct = Static<typeof contentProductSchema>;
export const contentProductsSchema = Type.Array(contentProductSchema, { minItems: 1 });
