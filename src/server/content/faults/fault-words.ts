import type { TLocalizedValidationError } from 'typebox/error';
import { editDistance } from '../../../lib/text/edit-distance.ts';

const quoted = (value: unknown): string => JSON.stringify(value);

const mostTypos = 2;

/** Returns the known name that is meant by a misspelt one, if there is one. */
export const nearest = (name: string, known: readonly string[]): string | undefined => {
  const near = known
    .map((word) => ({ word, far: editDistance(name.toLowerCase(), word.toLowerCase()) }))
    .toSorted((one, other) => one.far - other.far)[0];
  return near && near.far <= Math.min(mostTypos, Math.floor(name.length / 2)) ? near.word : undefined;
};

/** Returns the names that the object at a place of the schema may have. */
const knownNames = (schema: unknown, schemaPath: string): readonly string[] => {
  let node: unknown = schema;
  for (const name of schemaPath.split('/').slice(1))
    node = typeof node === 'object' && node !== null ? (node as Readonly<Record<string, unknown>>)[name] : undefined;
  const properties = (node as { readonly properties?: object } | undefined)?.properties;
  return Object.keys(properties ?? {});
};

const unknownWords = (name: string, known: readonly string[]): string => {
  const meant = nearest(name, known);
  if (meant !== undefined) return `is not known here: do you mean ${meant}?`;
  return known.length === 0
    ? 'is not known here: remove it'
    : `is not known here: remove it, or use one of ${known.join(', ')}`;
};

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

export interface PlaceFault {
  /** JSON pointer */
  readonly place: string;
  readonly what: string;
}

type Fault<K extends string> = Extract<TLocalizedValidationError, { readonly keyword: K }>;
const isOf = <K extends string>(error: TLocalizedValidationError, keyword: K): error is Fault<K> =>
  error.keyword === keyword;

/** The words around the limit. */
const limitWords: Readonly<Record<string, readonly [before: string, after: string]>> = {
  minLength: ['is too short: at least', ' characters'],
  maxLength: ['is too long: at most', ' characters'],
  minItems: ['has too few entries: at least', ''],
  maxItems: ['has too many entries: at most', ''],
  minimum: ['is too small: at least', ''],
  maximum: ['is too large: at most', ''],
};

/** Returns what is wrong with a value and how to mend it. */
const wordsOf = (error: TLocalizedValidationError): string => {
  if (isOf(error, 'required')) return `lacks ${error.params.requiredProperties.join(', ')}: add it`;
  if (isOf(error, 'type')) {
    const types = [error.params.type].flat();
    return `must be ${types.map((name) => typeNames[name] ?? name).join(' or ')}`;
  }
  if (isOf(error, 'enum')) return `must be one of ${error.params.allowedValues.map(quoted).join(', ')}`;
  if (isOf(error, 'const')) return `must be ${quoted(error.params.allowedValue)}`;
  if (isOf(error, 'pattern')) return `must have the form ${String(error.params.pattern)}`;
  if (isOf(error, 'uniqueItems')) return 'holds an entry twice: remove one';
  const words = limitWords[error.keyword];
  return words && 'limit' in error.params ? `${words[0]} ${error.params.limit}${words[1]}` : error.message;
};

/** An unknown field is reported twice, and a choice by each of its variants. */
const repeated = new Set(['boolean', 'anyOf']);

const faultOf = (schema: unknown, error: TLocalizedValidationError): PlaceFault[] => {
  const { instancePath: place } = error;
  if (repeated.has(error.keyword)) return [];
  if (!isOf(error, 'additionalProperties')) return [{ place, what: wordsOf(error) }];
  const known = knownNames(schema, error.schemaPath);
  return error.params.additionalProperties.map((name) => ({
    place: `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    what: unknownWords(name, known),
  }));
};

/** Returns the faults of a value in words. What the variants of a choice say about one place becomes one fault. */
export const faultsInWords = (schema: unknown, errors: readonly TLocalizedValidationError[]): PlaceFault[] => {
  const faults: PlaceFault[] = [];
  for (const error of errors) {
    for (const { place, what } of faultOf(schema, error)) {
      const before = error.schemaPath.includes('/anyOf/') ? faults.findIndex((one) => one.place === place) : -1;
      const other = faults[before];
      if (!other) faults.push({ place, what });
      else if (!other.what.includes(what)) faults[before] = { place, what: `${other.what}, or ${what}` };
    }
  }
  return faults;
};
