import { expect, it } from 'vitest';
import { withOwnToJson } from '../testing/own-to-json.ts';
import { jsonText } from './json-text.ts';

const value = { name: 'Mokka "2"', list: ['a', { b: [1, null] }], no: undefined, is: true };
const text = String.raw`{"is":true,"list":["a",{"b":[1,null]}],"name":"Mokka \"2\""}`;

it('writes JSON, members by name', () => {
  expect(jsonText(value)).toBe(text);
  expect(jsonText(undefined)).toBeUndefined();
});

it('[EMB-3] writes the same on a page that gives built-in objects a `toJSON`', () => {
  withOwnToJson(() => expect(jsonText(value)).toBe(text));
});
