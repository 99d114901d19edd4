import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { robotList } from '../src/server/rendering/bots.ts';

/**
 * The robots of the shop (src/server/rendering/bots.ts) in nginx's words: npx node deploy/make-robots.ts after an update of isbot. A
 * test holds the file and the list against each other, another asks nginx about many names.
 */
export const robotsFile = fileURLToPath(new URL('nginx/robots.map', import.meta.url));

/** A hyphen behind `\d` in a class is a hyphen to JavaScript and a mistake to nginx. */
const plainHyphens = (pattern: string): string => pattern.replaceAll(/(\\[dws])-/g, String.raw`$1\-`);

/** In quotes nginx takes one backslash of two away, and the one before t, r, n and quotes. */
const quoted = (pattern: string): string =>
  `"~*${plainHyphens(pattern)
    .replaceAll(/\\(?=[\\trn"'])/g, String.raw`\\`)
    .replaceAll('"', String.raw`\"`)}"`;

export const robotsMap = (): string =>
  [
    '# Made by deploy/make-robots.ts from the list that the shop uses; do not edit.',
    ...robotList.map((pattern) => `${quoted(pattern)} robot;`),
    '',
  ].join('\n');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(robotsFile, robotsMap());
