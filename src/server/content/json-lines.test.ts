import { expect, it } from 'vitest';
import { firstSyntaxError, lineOfPlace, parsedJson } from './json-lines.ts';

const file = `{
  "$schema": "schemas/promotion.json",
  "promotions": [
    { "texts": { "de": {
      "headline": "Guten Morgen" } } },
    { "test": { "name": "a.b" },
      "stock": { "500 g/rot": 3, "v1.2": 1 } }
  ]
}
`;

it.each<[string, number]>([
  ['promotions', 3],
  ['promotions.0', 4],
  ['promotions.0.texts.de.headline', 5],
  ['promotions.1.test.name', 6],
  ['promotions.1.stock.500 g/rot', 7],
  ['promotions.1.stock.v1.2', 7],
  // A field that is missing is in the object that lacks it.
  ['promotions.1.texts.fr', 6],
  ['nothing', 1],
])('[RUN-4] %s is in line %i', (place, line) => expect(lineOfPlace(file, place)).toBe(line));

it('[RUN-4] finds the entry of a list that is the items of an object', () => {
  const list = '{ "$schema": "schemas/vouchers.json",\n "items": [\n  {},\n  { "code": "X" }] }';
  expect(lineOfPlace(list, '1.code')).toBe(4);
  expect(lineOfPlace('[\n  {},\n  { "code": "X" }]', '1.code')).toBe(3);
});

it.each<[string, string, number, string]>([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3, 'comma expected'],
  ['a comma too many', '{\n  "a": 1,\n}', 3, 'property name expected'],
  ['a text without its end', '{\n  "a": "one\n}', 2, 'unexpected end of string'],
  ['a comment without its end', '{\n  /* no\n  "a": 1 }', 2, 'unexpected end of comment'],
  ['an end too early', '{ "a": ', 1, 'value expected'],
  ['nothing', '', 1, 'value expected'],
])('[RUN-4] %s is found in its line', (_, text, line, what) => {
  expect(firstSyntaxError(text)).toEqual({ line, what });
});

it('[RUN-4] valid JSON has no syntax error', () => expect(firstSyntaxError(file)).toBeUndefined());

it('[RUN-4] JSON may have comments', () => {
  const text = '{\n  // the first\n  "a": 1 /* not 2 */ }';
  expect(firstSyntaxError(text)).toBeUndefined();
  expect(parsedJson(text)).toEqual({ value: { a: 1 } });
  expect(parsedJson('{ "a": 1, }')).toBeUndefined();
});
