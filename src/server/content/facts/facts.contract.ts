import { Type, type Static } from 'typebox';
import {
  ageGroups,
  articleKinds,
  batteries,
  genders,
  type nutrients,
  organicOrigins,
  shoeMaterials,
} from '../../../contracts/catalogue/product-facts.contract.ts';
import { pictureNamePattern } from '../../../contracts/shop/pictures.contract.ts';
import { fibreNames } from '../../../sites/fibres.ts';
import { languages } from '../../../sites/site.ts';

/** LAW-5: the schemas of what content says for the law: `content/facts.json`, and `facts` of a product. */
const closed = { additionalProperties: false } as const;
const code = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' });
const line = Type.String({ minLength: 1, maxLength: 120 });

const party = Type.Object(
  {
    name: line,
    tradeName: Type.Optional(line),
    street: line,
    city: line,
    /** ISO 3166 */
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    email: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', maxLength: 120 }),
  },
  closed,
);
export type ContentParty = Static<typeof party>;

const words = Type.Record(Type.Enum(languages), Type.String({ minLength: 1, maxLength: 500 }), closed);

/** Makers and texts by the codes that products name them with; who is responsible for makers elsewhere. */
export const contentFactsSchema = Type.Object(
  {
    makers: Type.Record(code, party, closed),
    responsible: Type.Object({ union: party, turkish: party }, closed),
    words: Type.Record(code, words, closed),
  },
  closed,
);
export type ContentFacts = Static<typeof contentFactsSchema>;

/** Facts of a product whose value is a code of `words`. */
export const wordFacts = ['foodName', 'ingredients', 'allergens', 'traces', 'origin', 'storage', 'durability'] as const;

const amount = Type.Optional(Type.Number({ minimum: 0, maximum: 100 }));
/** whole per cent by fibre */
const fabric = Type.Optional(
  Type.Record(
    Type.String({ pattern: `^(?:${Object.keys(fibreNames).join('|')})$` }),
    Type.Integer({ minimum: 1, maximum: 100 }),
    closed,
  ),
);
const materials = Type.Optional(Type.Array(Type.Enum(shoeMaterials), { minItems: 1, maxItems: 2 }));
const word = Type.Optional(code);

const nutrition = Type.Object(
  {
    energy: Type.Number({ minimum: 0, maximum: 3800 }),
    calories: Type.Number({ minimum: 0, maximum: 910 }),
    fat: amount,
    saturates: amount,
    carbohydrate: amount,
    sugars: amount,
    protein: amount,
    salt: amount,
  } satisfies Record<(typeof nutrients)[number], unknown>,
  closed,
);

export const productFactsSchema = Type.Object(
  {
    kind: Type.Enum(articleKinds),
    /** a code of `makers` */
    maker: Type.Optional(code),
    /** codes of `words` */
    warnings: Type.Optional(Type.Array(code, { minItems: 1, maxItems: 8 })),
    foodName: word,
    ingredients: word,
    allergens: word,
    traces: word,
    origin: word,
    storage: word,
    durability: word,
    organicCode: Type.Optional(Type.String({ pattern: '^[A-Z]{2}-[A-ZÖ]{2,5}-\\d{2,4}$' })),
    organicOrigin: Type.Optional(Type.Enum(organicOrigins)),
    /** mg in 100 ml */
    caffeine: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
    nutrition: Type.Optional(nutrition),
    fibres: fabric,
    liningFibres: fabric,
    fillingFibres: fabric,
    animalParts: Type.Optional(Type.Literal(true)),
    shoeUpper: materials,
    shoeLining: materials,
    shoeSole: materials,
    battery: Type.Optional(Type.Enum(batteries)),
    energyClass: Type.Optional(Type.String({ pattern: '^[A-G]$' })),
    /** the number in the register of energy labels (EPREL) */
    registration: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })),
    /** countries (ISO 3166) by species of wood */
    wood: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[A-Z][a-z]+ (?:[a-z-]+|spp\\.)$' }),
        Type.String({ pattern: '^[A-Z]{2}$' }),
        {
          ...closed,
          minProperties: 1,
          maxProperties: 10,
        },
      ),
    ),
    gender: Type.Optional(Type.Enum(genders)),
    ageGroup: Type.Optional(Type.Enum(ageGroups)),
    guaranteeYears: Type.Optional(Type.Integer({ minimum: 3, maximum: 49 })),
    /** LAW-7: the official label filled in for this product, a picture in `pictures/` */
    guaranteeLabel: Type.Optional(Type.String({ pattern: pictureNamePattern })),
  },
  closed,
);
export type ContentProductFacts = Static<typeof productFactsSchema>;
