/** From the element up to the document, which is what a pointer on it has entered. */
const enteredAt = (element: Element | null): Element[] => {
  const all: Element[] = [];
  for (let one = element; one; one = one.parentElement) all.push(one);
  return all;
};

/** The events of a browser whose pointer moves from one element to another, `null` for outside of the window. */
export const movePointer = (from: Element | null, to: Element | null, pointerType = 'mouse'): void => {
  const send = (type: string, target: Element | null, relatedTarget: Element | null, bubbles: boolean) =>
    target?.dispatchEvent(new PointerEvent(type, { bubbles, pointerType, relatedTarget }));
  const left = enteredAt(from).filter((one) => !to || !one.contains(to));
  const entered = enteredAt(to).filter((one) => !from || !one.contains(from));
  send('pointerout', from, to, true);
  for (const one of left) send('pointerleave', one, to, false);
  send('pointerover', to, from, true);
  for (const one of entered.toReversed()) send('pointerenter', one, from, false);
};
