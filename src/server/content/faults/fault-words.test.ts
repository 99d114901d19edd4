import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { faultsInWords, nearest } from './fault-words.ts';

const closed = { additionalProperties: false } as const;
const schema = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z]+$', minLength: 2, maxLength: 5 }),
    percent: Type.Integer({ minimum: 1, maximum: 100 }),
    type: Type.Enum(['BANNER', 'FOOTER']),
    size: Type.Optional(Type.Union([Type.String(), Type.Object({ name: Type.String() }, closed)])),
    tags: Type.Optional(Type.Array(Type.Boolean(), { minItems: 1, maxItems: 2, uniqueItems: true })),
    titles: Type.Optional(Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.String(), closed)),
  },
  closed,
);
const right = { code: 'ABC', percent: 10, type: 'BANNER' };
const said = (value: unknown): string[] =>
  faultsInWords(schema, Value.Errors(schema, value)).map(({ place, what }) => `${place}: ${what}`);

it.each<[object | string, string]>([
  [{ code: 'abc' }, '/code: must have the form ^[A-Z]+$'],
  [{ code: 'A' }, '/code: is too short: at least 2 characters'],
  [{ code: 'ABCDEF' }, '/code: is too long: at most 5 characters'],
  [{ code: 7 }, '/code: must be a text in quotation marks'],
  [{ code: undefined }, ': lacks code: add it'],
  [{ percent: 0 }, '/percent: is too small: at least 1'],
  [{ percent: 101 }, '/percent: is too large: at most 100'],
  [{ percent: '10' }, '/percent: must be a whole number'],
  [{ type: 'STRIP' }, '/type: must be one of "BANNER", "FOOTER"'],
  [{ size: 3 }, '/size: must be a text in quotation marks, or must be an object in { }'],
  [{ tags: [] }, '/tags: has too few entries: at least 1'],
  [{ tags: [true, false, true] }, '/tags: has too many entries: at most 2'],
  [{ tags: [true, true] }, '/tags: holds an entry twice: remove one'],
  [{ tags: ['yes'] }, '/tags/0: must be true or false'],
  [{ percnt: 3 }, '/percnt: is not known here: do you mean percent?'],
  [{ colour: 3 }, '/colour: is not known here: remove it, or use one of code, percent, type, size, tags, titles'],
  [{ titles: { de_DE: 'x' } }, '/titles/de_DE: is not known here: remove it'],
  ['[]', ': must be an object in { }'],
])('[RUN-4] %j is said with what is right', (change, words) => {
  const value = typeof change === 'string' ? JSON.parse(change) : JSON.parse(JSON.stringify({ ...right, ...change }));
  expect(said(value)).toContain(words);
});

it('[RUN-4] a right value has no fault', () => expect(said(right)).toEqual([]));

it('[RUN-4] a name is meant only if it is near', () => {
  expect([nearest('prioirty', ['priority']), nearest('From', ['from', 'to']), nearest('ab', ['cd', 'sites'])]).toEqual([
    'priority',
    'from',
    undefined,
  ]);
});
