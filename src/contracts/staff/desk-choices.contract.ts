import { Type, type Static } from 'typebox';
import { focusSchema } from '../shop/pictures.contract.ts';

/** What a field of a form may name on a site. */
export const choicesSchema = Type.Object({
  categories: Type.Array(Type.Object({ category: Type.Integer(), title: Type.String() }), { maxItems: 5000 }),
  pictures: Type.Array(Type.Object({ name: Type.String(), url: Type.String(), focus: focusSchema }), {
    maxItems: 5000,
  }),
});
export type Choices = Static<typeof choicesSchema>;
