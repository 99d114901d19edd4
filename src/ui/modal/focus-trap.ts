const stops =
  'a[href], button:not([disabled]), input:not([disabled], [type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';

/** Where the focus goes round to, when it stands at the last stop of an element or, going back, at the first; nothing elsewhere. */
export const nextStop = (within: HTMLElement, isBack: boolean): HTMLElement | undefined => {
  const all = [...within.querySelectorAll<HTMLElement>(stops)].filter((stop) => !stop.closest('[hidden], [inert]'));
  const [first, last] = [all.at(0), all.at(-1)];
  const edge = isBack ? first : last;
  return edge?.matches(':focus') ? (isBack ? last : first) : undefined;
};
