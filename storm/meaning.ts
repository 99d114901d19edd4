import { nameOfHost } from '../src/lib/host-name.ts';
import { pages } from '../src/pages/registry.ts';
import { knownQueries, personalPaths } from '../src/server/wiring/proxy/nginx-parts.ts';

/**
 * What a request means, read without the program's own rules where a proxy could read something else: a second opinion. The
 * checker asks a shop process for it directly, and compares.
 */
export interface Meaning {
  readonly host: string;
  /** as it is written, and as nginx reads it */
  readonly paths: readonly string[];
}

const names = knownQueries(pages);
const personal = new RegExp(`^(?:${personalPaths(pages).join('|')})$`);
const isWhole = (path: string): boolean => personal.test(path) || /^\/(?:service|json|fragments)\//.test(path);

/** The first value of each query that public pages know; an empty one says nothing. */
const knownPart = (query: string): string => {
  const parts = query.split('&');
  const kept = names.flatMap((name) => {
    const part = parts.find((one) => one.startsWith(`${name}=`) && one.length > name.length + 1);
    return part === undefined ? [] : [part];
  });
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
};

/** The host of a request line that has one comes before the header's. */
const absolute = /^http:\/\/([^/?]+)(.*)$/i;

/** A path as nginx reads it, which joins slashes and takes dots and escapes away before it asks. */
const normalPath = (path: string): string => {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // It stays as it was written.
  }
  const segments: string[] = [];
  const parts = plain
    .replaceAll(/\/{2,}/g, '/')
    .split('/')
    .slice(1);
  for (const [place, part] of parts.entries()) {
    const isLast = place === parts.length - 1;
    if (part === '..') segments.pop();
    else if (part !== '.') segments.push(part);
    if (isLast && (part === '..' || part === '.')) segments.push('');
  }
  return `/${segments.join('/')}`;
};

export const meaningOf = (hostHeader: string, requestLine: string): Meaning => {
  const [, lineHost, rest] = absolute.exec(requestLine) ?? [];
  const target = lineHost === undefined ? requestLine : rest || '/';
  const [path = '', ...queries] = target.split('?');
  const query = queries.join('?');
  const whole = query === '' ? '' : `?${query}`;
  const normal = normalPath(path);
  const asked = (read: string, written: string) => written + (isWhole(read) ? whole : knownPart(query));
  return {
    host: nameOfHost(lineHost ?? hostHeader),
    paths: [...new Set([asked(path, path), asked(normal, encodeURI(normal))])],
  };
};
