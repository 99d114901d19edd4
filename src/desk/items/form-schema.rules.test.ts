import { expect, it } from 'vitest';
import { itemSchemas } from '../../contracts/staff/desk-items.contract.ts';
import { fieldWord } from '../field-words.texts.ts';
import { Value } from 'typebox/value';
import { footerContentSchema } from '../../contracts/content/footer.contract.ts';
import { promotionContentSchema } from '../../contracts/content/promotion.contract.ts';
import { areFolded, entryWords, firstValue, withMember, type FormSchema } from './form-schema.rules.ts';

const asForm = (schema: object): FormSchema => JSON.parse(JSON.stringify(schema)) as FormSchema;

it('[DESK-2] the form of a new promotion begins with what its schema needs, and nothing else', () => {
  expect(firstValue(asForm(promotionContentSchema))).toEqual({});
  expect(Value.Check(promotionContentSchema, firstValue(asForm(promotionContentSchema)))).toBe(true);
  expect(firstValue(asForm(footerContentSchema))).toMatchObject({ headline: '', teaserGroups: [], legalLinks: [] });
  const links = asForm(promotionContentSchema).properties?.['links'];
  expect(firstValue(links?.items ?? {})).toEqual({ url: '', text: '' });
});

it.each<[FormSchema, unknown]>([
  [{ const: 'banner', type: 'string' }, 'banner'],
  [{ enum: ['left', 'right'], type: 'string' }, 'left'],
  [{ type: 'string' }, ''],
  [{ type: 'array', items: { type: 'string' } }, []],
  [{ type: 'boolean' }, false],
  [{ type: 'integer', minimum: 1 }, 1],
  [{ type: 'number' }, 0],
])('[DESK-2] a new field of %j begins with %j', (schema, value) => expect(firstValue(schema)).toEqual(value));

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

/** Names of all members below a schema, and the values that one can choose. */
const namesIn = ({ properties = {}, items, enum: choices = [] }: FormSchema): readonly string[] =>
  choices.concat(
    Object.entries(properties).flatMap(([name, member]) => [name].concat(namesIn(member))),
    items ? namesIn(items) : [],
  );

it('[DESK-2] names each field of every form in German', () => {
  const { promotion: _, ...others } = itemSchemas;
  const schemas = [promotionContentSchema, footerContentSchema, ...Object.values(others)].map(asForm);
  /** The same in both languages; sections have their words in the calendar. */
  const same = 'name text links link teaser story scout logos instagram facebook youtube pinterest tiktok ios android';
  const english = schemas
    .flatMap(namesIn)
    .filter((name) => fieldWord(name, 'de') === fieldWord(name, 'en'))
    .filter((name) => ![...same.split(' '), 'more', 'lastChance'].includes(name));
  expect(english).toEqual([]);
});

it.each<[string, unknown]>([
  ['Versand', { iconName: 'truck', text: 'Versand' }],
  ['Versand', { links: [{ text: 'Lieferung' }], heading: { iconName: 'truck', link: { url: '/x', text: 'Versand' } } }],
  [
    'Erstes',
    [
      { url: '/1', text: 'Erstes' },
      { url: '/2', text: 'Zweites' },
    ],
  ],
  ['kaffee, espresso, bohnen', { target: '/kaffee', words: ['kaffee', 'espresso', 'bohnen', 'moka'] }],
  ['', { category: 1000 }],
  ['', ''],
])('[DESK-2] an entry is known by its words: %s', (words, entry) => {
  expect(entryWords(entry)).toBe(words);
});

it('[DESK-2] entries of the footer are folded, a few links of a promotion are not', () => {
  const { properties: ofFooter = {} } = asForm(footerContentSchema);
  const { properties: ofPromotion = {} } = asForm(promotionContentSchema);
  const folded = (items: FormSchema | undefined, count: number) => areFolded(items?.items ?? {}, count);
  expect([
    folded(ofFooter['teaserGroups'], 1),
    folded(ofFooter['legalLinks'], 8),
    folded(ofPromotion['links'], 4),
  ]).toEqual([true, true, false]);
});
