import { Type, type Static } from 'typebox';
import { pictureNamePattern } from '../shop/pictures.contract.ts';

const closed = { additionalProperties: false } as const;
/** The longest texts of a chapter, in characters. */
export const chapterLengths = { title: 120, text: 800, step: 200 } as const;
export const mostChapters = 4;
export const mostSteps = 12;
const words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: String.raw`\S` });

/** What stands between the products of a themeworld: a story of people and places, a recipe, a guide. */
export const chapterSchema = Type.Object(
  {
    title: words(chapterLengths.title),
    text: words(chapterLengths.text),
    /** of a recipe or a guide, in their order */
    steps: Type.Optional(Type.Array(words(chapterLengths.step), { minItems: 1, maxItems: mostSteps })),
    /** name of its picture (4:3) */
    picture: Type.Optional(Type.String({ pattern: pictureNamePattern, maxLength: 120 })),
  },
  closed,
);
export type Chapter = Static<typeof chapterSchema>;
