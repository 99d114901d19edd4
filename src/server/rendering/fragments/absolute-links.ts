import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { escapeHtml } from '../../../lib/text/html.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

const single: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'poster']);

/** Returns the address with the origin, if it begins at the root of the shop. */
export const absoluteAddress = (address: string, origin: string): string =>
  /^\/(?!\/)/.test(address) ? origin + address : address;

const absoluteList = (list: string, origin: string): string => list.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`);

const absoluteValue = (name: string, value: string, origin: string): string => {
  if (name === 'srcset') return absoluteList(value, origin);
  return single.has(name) ? absoluteAddress(value, origin) : value;
};

const elementsIn = (parent: Parent): Element[] =>
  parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return [node, ...elementsIn(node), ...('content' in node ? elementsIn(node.content) : [])];
  });

/**
 * Makes the addresses of the shop's pages and pictures absolute, for a page on another host (decision 017). Only attributes
 * that change are written; all other HTML stays as it is.
 */
export const withAbsoluteLinks = (html: string, origin: string): string => {
  const edits = new Map<number, { readonly end: number; readonly text: string }>();
  for (const { attrs, sourceCodeLocation } of elementsIn(parseFragment(html, { sourceCodeLocationInfo: true })))
    for (const { name, value } of attrs) {
      const place = sourceCodeLocation?.attrs?.[name];
      const absolute = absoluteValue(name, value, origin);
      if (!place || absolute === value) continue;
      const written = html.slice(place.startOffset, place.startOffset + name.length);
      edits.set(place.startOffset, { end: place.endOffset, text: `${written}="${escapeHtml(absolute)}"` });
    }
  let at = 0;
  let result = '';
  for (const [start, { end, text }] of [...edits].toSorted(([one], [other]) => one - other)) {
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
};
