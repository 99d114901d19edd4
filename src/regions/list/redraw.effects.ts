/** `li` and `data-key`: what of two drawings of a list is the same thing. */
const signOf = (node: Node): string =>
  node.nodeName + (node instanceof HTMLElement ? `|${node.id}|${node.dataset['key'] ?? ''}` : '');

const redrawAttributes = (old: Element, next: Element): void => {
  // Whether a facet is open is the visitor's choice.
  const names = new Set([...old.getAttributeNames(), ...next.getAttributeNames()].filter((name) => name !== 'open'));
  for (const name of names) {
    const value = next.getAttribute(name);
    if (value === null) old.removeAttribute(name);
    else if (value !== old.getAttribute(name)) old.setAttribute(name, value);
  }
  // What the visitor chose is not an attribute.
  if (old instanceof HTMLOptionElement) old.selected = old.defaultSelected;
};

const redrawNode = (old: ChildNode, next: ChildNode): void => {
  if (!(old instanceof HTMLElement && next instanceof HTMLElement)) {
    // Texts; an icon differs only where its parent does.
    if (!old.isEqualNode(next)) old.replaceWith(next);
    return;
  }
  // A region draws itself: it stays as it is, or goes.
  if (old.localName === 'k-region') {
    if (old.dataset['props'] !== next.dataset['props']) old.replaceWith(next);
    return;
  }
  redrawAttributes(old, next);
  redraw(old, next);
};

/**
 * Makes the content of an element that of the same element on another page. What both have stays in place, with its focus, its
 * pictures and its open sheet.
 */
export const redraw = (old: Element, next: Element): void => {
  const wanted = [...next.childNodes];
  const missing = wanted.map(signOf);
  // A copy: the list of the element's own nodes gets shorter meanwhile.
  const before = [...old.childNodes];
  for (const node of before) {
    const at = missing.indexOf(signOf(node));
    if (at < 0) node.remove();
    else missing.splice(at, 1);
  }
  let place = old.firstChild;
  for (const node of wanted) {
    const sign = signOf(node);
    let same = place;
    while (same && signOf(same) !== sign) same = same.nextSibling;
    if (!same) {
      old.insertBefore(node, place);
      continue;
    }
    if (same === place) place = place.nextSibling;
    else old.insertBefore(same, place);
    redrawNode(same, node);
  }
};
