/**
 * U+FFFD stands where bytes could not be read. The others are UTF-8 that was once read as Latin-1 and written again:
 * `KÃ¤se` for Käse, with a control character or a symbol behind a capital letter, which no language has.
 */
const misread = /[\uFFFD\u0080-\u009F]|[ÂÃÄÅ][\u00A1-\u00AA\u00AC-\u00BA\u00BC-\u00BF]/;
// oxlint-disable-next-line no-control-regex -- control characters are searched for
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

// oxlint-disable-next-line no-control-regex -- control characters are searched for
const suspicious = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFDÂÃÄÅ]/;

/** Why the text cannot be printed, or nothing. */
export const faultInText = (text: string): string | undefined => {
  // Most texts of a feed have no such character and are read once.
  if (!suspicious.test(text)) return undefined;
  if (misread.test(text)) return 'its encoding is broken';
  return control.test(text) ? 'it holds control characters' : undefined;
};

/** One line: runs of white space become one space. No-break spaces are the writer's own and stay. */
export const oneLine = (text: string): string =>
  (/[\t\r\n\f\v]| {2}/.test(text) ? text.replaceAll(/[ \t\r\n\f\v]+/g, ' ') : text).trim();

const breaks = /<\/?(?:p|div|ul|ol|h[1-6])\b[^>]*>/gi;
const lines = /<(?:br|\/li)\b[^>]*>/gi;
const tags = /<\/?[a-z][^<>]*>/gi;

/** Paragraphs with one empty line between them. Mark-up, which many feeds carry, becomes paragraphs or nothing. */
export const paragraphs = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(breaks, '\n\n')
    .replaceAll(lines, '\n')
    .replaceAll(tags, '')
    .split(/\n[^\S\n]*\n\s*/)
    .map(oneLine)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
