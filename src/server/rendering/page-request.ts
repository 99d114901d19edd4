import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Moment } from '../../lib/time/moment.ts';
import type { PageDefinition } from '../../pages/page.ts';
import type { Site } from '../../sites/site.ts';
import type { PublicRequest } from './page-parts.ts';

const longestQueryValue = 200;
const longestField = 2000;

const firstText = (value: unknown, longest: number): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.slice(0, longest) : undefined;
};

const knownQuery = (definition: PageDefinition<never>, query: unknown): Record<string, string> =>
  Object.fromEntries(
    definition.query.flatMap((name) => {
      const value = firstText(
        (query as Record<string, unknown>)[name],
        definition.longestQueryValue ?? longestQueryValue,
      );
      return value === undefined ? [] : [[name, value]];
    }),
  );

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

/** The page defines the names and their order, so that equal queries have equal keys. */
export const queryKey = (query: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(query);
  return pairs.length === 0 ? '' : JSON.stringify(pairs);
};

export const publicRequestOf = (
  definition: PageDefinition<never>,
  request: FastifyRequest,
  site: Site,
  moment: Moment,
): PublicRequest => ({
  site,
  moment,
  // The page's own paths name the parameters; the router fills them with strings.
  params: request.params as Record<string, string>,
  query: knownQuery(definition, request.query),
  path: pathOf(request.url),
});

/** The fields of a plain form; the schema of the route has checked them. */
export const sentBy = ({ method, body }: FastifyRequest) =>
  method === 'POST' ? { form: body as Readonly<Record<string, string>> } : {};

/** The schema of a page's form: each field once, as text. The page itself checks the values. */
export const formSchemaOf = ({ fields = [] }: PageDefinition<never>) =>
  Type.Object(
    Object.fromEntries(fields.map((name) => [name, Type.Optional(Type.String({ maxLength: longestField }))])),
    { additionalProperties: false },
  );
