import type { Start } from '../../islands/island.ts';

/** The script is fetched with the first press. If it fails to load, the link to the picture is followed. */
export const start: Start = (element, browser) => {
  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a'); // presses hit elements, never texts
    // With a modifier the browser opens another tab or window.
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void import('./enlarge.effects.ts').then(
      (effects) => effects.enlarge(element, browser, link),
      () => browser.goTo(link.href),
    );
  });
};
