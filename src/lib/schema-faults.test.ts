import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { firstFault } from './schema-faults.ts';

const schema = Type.Object(
  { site: Type.Enum(['DE', 'AT']), links: Type.Optional(Type.Array(Type.String({ maxLength: 3 }))) },
  { additionalProperties: false },
);

it.each([
  [{}, '', 'must have required properties site'],
  [{ site: 'XX' }, '/site', 'must be one of DE, AT'],
  [{ site: 'DE', colour: 'red' }, '/colour', 'is not known here'],
  [{ site: 'DE', links: ['ab', 'abcd'] }, '/links/1', 'must not have more than 3 characters'],
  [{ site: 'DE', links: 'ab' }, '/links', 'must be array'],
  [[], '', 'must be object'],
])('the first error of %j is at "%s": %s', (value, place, text) => {
  expect(firstFault(Value.Errors(schema, value))).toEqual({ place, text });
});

it('has a text without an error of the validator', () => {
  expect(firstFault([])).toEqual({ place: '', text: 'is not valid' });
});
