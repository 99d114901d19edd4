import { expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { footerContentSchema } from '../../contracts/content/footer.contract.ts';
import { promotionContentSchema } from '../../contracts/content/promotion.contract.ts';
import { firstValue, withMember, type FormSchema } from './form-schema.rules.ts';

const asForm = (schema: object): FormSchema => JSON.parse(JSON.stringify(schema)) as FormSchema;

it('[DESK-2] the form of a new promotion begins with what its schema needs, and nothing else', () => {
  expect(firstValue(asForm(promotionContentSchema))).toEqual({});
  expect(Value.Check(promotionContentSchema, firstValue(asForm(promotionContentSchema)))).toBe(true);
  expect(firstValue(asForm(footerContentSchema))).toMatchObject({ headline: '', teaserGroups: [], legalLinks: [] });
  const links = asForm(promotionContentSchema).properties?.['links'];
  expect(firstValue(links?.items ?? {})).toEqual({ url: '', text: '' });
});

it.each<[string, unknown, boolean, object]>([
  ['a text', 'x', false, { a: 1, b: 'x' }],
  ['an empty text, which is left out', '', false, { a: 1 }],
  ['an empty text that is needed', '', true, { a: 1, b: '' }],
  ['an empty list, which is left out', [], false, { a: 1 }],
  ['a picture without cutouts, which is left out', { cutouts: [] }, false, { a: 1 }],
  ['no, which is a value', false, false, { a: 1, b: false }],
])('[DESK-2] a field holds %s', (_, member, isNeeded, expected) => {
  expect(withMember({ a: 1, b: 'before' }, 'b', member, isNeeded)).toEqual(expected);
});
