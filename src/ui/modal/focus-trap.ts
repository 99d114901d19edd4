const stops =
  'a[href], button:not([disabled]), input:not([disabled], [type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';

/** Returns the element that the focus wraps around to at the last focusable element (backwards: at the first), else `undefined`. */
export const nextStop = (within: HTMLElement, isBack: boolean): HTMLElement | undefined => {
  const all = [...within.querySelectorAll<HTMLElement>(stops)].filter((stop) => !stop.closest('[hidden], [inert]'));
  const [first, last] = [all.at(0), all.at(-1)];
  const edge = isBack ? first : last;
  return edge?.matches(':focus') ? (isBack ? last : first) : undefined;
};
