import { csrf } from '../bench/harness/visitor.ts';
import type { Ask } from '../deploy/ask.ts';
import type { Random } from '../tests/support/words/random.ts';

type Method = NonNullable<Ask['method']>;
/** The parts of JSON Schema that our descriptions use. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly format?: string;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}
/** The description under `/docs/json`. */
export interface ApiDescription {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const methods: Readonly<Record<string, Method>> = {
  get: 'GET',
  head: 'HEAD',
  put: 'PUT',
  post: 'POST',
  patch: 'PATCH',
  delete: 'DELETE',
};

/** Texts that have broken programs before. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\r\nSet-Cookie: App=1',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '%zz',
  '%c0%ae',
  '${jndi:ldap://x}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'İıſẞ',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦'.repeat(30),
  'x'.repeat(5000),
  '-1',
  '1e400',
  'NaN',
  '2147483648',
  '9999-12-31T23:59:60Z',
  '0000-00-00',
  'true',
  'null',
  '[]',
];
const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  -(2 ** 31) - 1,
  [],
  {},
  [[[[[[]]]]]],
  { ['__proto__']: { isStaff: true } },
  Array.from({ length: 500 }, () => 'x'),
];

interface Making {
  readonly random: Random;
  readonly inner: (part: Schema | undefined) => unknown;
}
const words = ['x', '100000001', 'DE', 'kaffee'];
const count = ({ minimum = 0 }: Schema, { random }: Making): unknown => minimum + random.below(5);

/** A value of each type. */
const makers: Readonly<Record<string, (schema: Schema, making: Making) => unknown>> = {
  object: ({ properties = {}, required = [] }, { random, inner }) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || random.isTrue(0.5))
        .map(([name, part]) => [name, inner(part)]),
    ),
  array: ({ items }, { random, inner }) => Array.from({ length: random.below(3) }, () => inner(items)),
  integer: count,
  number: count,
  boolean: (_, { random }) => random.isTrue(0.5),
  string: ({ format }, { random }) => (format === 'date-time' ? '2026-11-21T12:00:00Z' : random.of(words)),
};
const deepest = 6;

/** A value of a schema; now and then one that does not belong there. */
const valueOf = (schema: Schema | undefined, random: Random, hostility: number, depth = 0): unknown => {
  if (schema === undefined || depth > deepest || random.isTrue(hostility)) return random.of(hostileValues);
  const { const: only, enum: values = [], anyOf = [], type = 'string' } = schema;
  const inner = (part: Schema | undefined): unknown => valueOf(part, random, hostility, depth + 1);
  if (only !== undefined) return only;
  if (values.length > 0) return random.of(values);
  if (anyOf.length > 0) return inner(random.of(anyOf));
  return makers[type]?.(schema, { random, inner });
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Written as a careless program would write it: not always escaped. */
const written = (value: unknown, random: Random): string => {
  const text = textOf(value);
  if (random.isTrue(0.2) && /^[!-~]*$/.test(text)) return text;
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ed%a0%80';
  }
};

/** One way to ask each operation of the description. */
export const apiRequests = (description: ApiDescription): readonly ((random: Random) => Ask)[] =>
  Object.entries(description.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([word, operation]) => {
      const method = methods[word];
      if (method === undefined) return [];
      const bodySchema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
      return [
        (random: Random): Ask => {
          const hostility = random.of([0, 0.1, 0.4]);
          const parameters = operation.parameters ?? [];
          const pathOf = (name: string): string => {
            const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema;
            return written(valueOf(schema, random, hostility), random) || 'x';
          };
          const query = parameters
            .filter((one) => one.in === 'query' && random.isTrue(0.7))
            .map((one) => `${one.name}=${written(valueOf(one.schema, random, hostility), random)}`);
          if (random.isTrue(hostility)) query.push(`${written(random.of(hostileTexts), random)}=1`);
          const body =
            operation.requestBody === undefined
              ? {}
              : {
                  body: random.isTrue(hostility / 4) ? '{"x":' : JSON.stringify(valueOf(bodySchema, random, hostility)),
                };
          return {
            method,
            path: `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathOf(name))}${query.length > 0 ? `?${query.join('&')}` : ''}`,
            host: random.of(['de', 'at', 'cz', 'tr', 'ch-fr']) + '.localhost',
            headers: {
              ...(random.isTrue(0.9) ? csrf : {}),
              ...('body' in body ? { 'content-type': 'application/json' } : {}),
              accept: random.of(['application/json', 'text/html', '*/*']),
            },
            ...body,
          };
        },
      ];
    }),
  );
