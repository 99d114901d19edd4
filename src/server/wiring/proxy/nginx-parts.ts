import type { PageDefinition } from '../../../pages/page.ts';

type Page = Pick<PageDefinition<never>, 'paths' | 'personal' | 'query'>;

/** Rows of a map block: the first of each is padded, so that the others stand below each other. */
const rowsOf = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `    ${first.padEnd(width)} ${second};`);
};

export const mapBlock = (source: string, name: string, rows: readonly (readonly [string, string])[]): string =>
  [`map ${source} ${name} {`, ...rowsOf(rows), '}'].join('\n');

/** A character of the A/B groups as the shop writes them into their cookie. */
export const writtenGroups = '[A-Za-z0-9_.~-]';

/** lib/cookie-in.ts as an expression: the first cookie of this name, up to where its value begins. */
export const cookieBegin = (name: string): string => {
  const blank = String.raw`[\s\xA0]*`;
  return `^(?:${blank}+(?!${name}${blank}=)[^;]*+;)*+${blank}+${name}${blank}+=${blank}+`;
};

/** A hyphen behind `\d` in a class is a hyphen to JavaScript and a mistake to nginx. */
export const plainHyphens = (pattern: string): string => pattern.replaceAll(/(\\[dws])-/g, String.raw`$1\-`);

/** In quotes nginx takes one backslash of two away, and the one before t, r, n and quotes. */
export const quotedPattern = (pattern: string): string =>
  `"~*${plainHyphens(pattern)
    .replaceAll(/\\(?=[\\trn"'])/g, String.raw`\\`)
    .replaceAll('"', String.raw`\"`)}"`;

/** Paths of services and data: nginx has another location for them, which passes the whole query on, too. */
const ofServices = /^\/(?:service|json)\//;

/** Paths of personal pages as nginx's expressions: a named part is anything up to the next slash. */
export const personalPaths = (pages: readonly Page[]): string[] =>
  pages
    .filter(({ personal }) => personal)
    .flatMap(({ paths }) => paths)
    .filter((path) => !ofServices.test(path))
    .map((path) => path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+'))
    .toSorted();

/** Names of the queries that public pages know. */
export const knownQueries = (pages: readonly Page[]): string[] => [
  ...new Set(pages.filter(({ personal }) => !personal).flatMap(({ query }) => query)),
];

/** A map for each name: its first value in the query, or nothing. */
export const queryMaps = (names: readonly string[]): string =>
  names
    .map((name, place) => {
      const value = `kontor_a${place + 1}`;
      return mapBlock('$args', `$kontor_arg_${name}`, [
        ['default', '""'],
        [`"~(?:^|&)(?<${value}>${name}=[^&]+)"`, `"&$${value}"`],
      ]);
    })
    .join('\n');

export const requestLog = `
# A line a request, with the id and the trace that the shop's own line has, and like that one without addresses, queries and
# cookies. An \`access_log\` of your own stands beside it in kontor-server.conf.
map $http_traceparent $kontor_trace {
    default                          "";
    "~^(?!ff)[0-9a-f]{2}-(?!0{32})(?<kontor_trace_id>[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$" $kontor_trace_id;
}
log_format kontor escape=json '{"time":$msec,"service":"nginx","reqId":"$request_id","traceId":"$kontor_trace",'
                              '"method":"$request_method","status":$status,"seconds":$request_time,'
                              '"cache":"$upstream_cache_status","upstream":"$upstream_addr"}';
`;
