import { renderToString } from 'react-dom/server';
import { hydrate as hydrateUnchecked, viewOf, type Hydration } from './hydrate.tsx';

/** Set by the server alone (src/ui/field/fault-focus.ts). */
const ofServer: ReadonlySet<string> = new Set(['autofocus']);
/** Written into by start scripts, or never drawn by a browser with scripts. */
const skipped = '[data-live], noscript';

const shownAttribute = (element: Element, name: string): string =>
  name === 'style' && element instanceof HTMLElement
    ? `style=${element.style.cssText}`
    : `${name}=${element.getAttribute(name)}`;

/** One line for each element and text. Server and browser format dates by tables of their own, which may differ in a kind of space. */
const linesOf = (parent: Element): string[] =>
  [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.trim() === '' ? [] : [node.data.replaceAll(/\s+/g, ' ')];
    if (!(node instanceof Element)) return [];
    const names = node.getAttributeNames().filter((name) => !ofServer.has(name));
    const attributes = names.map((name) => ` ${shownAttribute(node, name)}`).toSorted();
    return [`<${node.localName}${attributes.join('')}>`].concat(node.matches(skipped) ? [] : linesOf(node), '</>');
  });

/** Returns the first line in which the HTML of the server and what the browser would draw differ. */
const differenceIn = (hydration: Hydration): string | undefined => {
  const drawn = hydration.element.cloneNode(true) as Element; // a clone is of the same kind
  const fresh = document.createElement('div');
  fresh.innerHTML = renderToString(viewOf(hydration));
  drawn.normalize();
  const [server, browser] = [linesOf(drawn), linesOf(fresh)];
  const at = browser.findIndex((line, place) => line !== server[place]);
  if (at === -1 && server.length === browser.length) return undefined;
  const place = at === -1 ? browser.length : at;
  return `${server[place] ?? 'nothing'} is ${browser[place] ?? 'nothing'}`;
};

/**
 * While developing and in tests: says where the browser would draw something else than the server. Preact takes the elements over
 * as they are and compares nothing, so a visitor would see it only after the first change.
 */
export const hydrate = (hydration: Hydration): (() => void) => {
  const difference = differenceIn(hydration);
  if (difference !== undefined)
    hydration.browser.log.warn(`region ${hydration.island.name}: the server’s HTML differs: ${difference}`);
  return hydrateUnchecked(hydration);
};
