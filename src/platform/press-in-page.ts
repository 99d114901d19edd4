/** Clicks a part of the page, unless the focus has gone to something outside of `within` meanwhile. */
export const pressInPage = (selector: string, within: string): void => {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !activeElement.closest(within)) return;
  document.querySelector<HTMLElement>(selector)?.click();
};
