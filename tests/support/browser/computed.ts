import type { Locator, Page } from '@playwright/test';

/** Measures that follow from what else stands in the page, and the two names that a fragment adds to it (docs/contracts/fragments.md). */
const ofThePage =
  /^(?:--k-rem|--kontor-header-height|block-size|height|inline-size|width|perspective-origin|transform-origin|inset.*|top|bottom|left|right)$/;

/** Every computed style of the elements that match, by selector. */
export const stylesOf = (page: Page, selectors: readonly string[]): Promise<Record<string, Record<string, string>>> =>
  page.evaluate(
    ([names, skip]) =>
      Object.fromEntries(
        names.map((selector) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(`nothing matches ${selector}`);
          const style = getComputedStyle(element);
          const pattern = new RegExp(skip);
          const values = [...style]
            .filter((name) => !pattern.test(name))
            .map((name) => [name, style.getPropertyValue(name)]);
          return [selector, Object.fromEntries(values) as Record<string, string>];
        }),
      ),
    [selectors, ofThePage.source] as const,
  );

/**
 * How a region is drawn: a line for each element and each of its measures, so that a difference names both. What a closed
 * `details` holds has no place: Chromium measures it or not, as it likes. A closed `dialog`, and what the empty search box
 * shows with the focus, are left out: on other teams' pages their styles come when their region wakes.
 */
export const drawingOf = (region: Locator): Promise<string[]> =>
  region.evaluate((root) => {
    const seen = [
      'display',
      'color',
      'background-color',
      'font-family',
      'font-size',
      'font-style',
      'font-weight',
      'letter-spacing',
      'line-height',
      'text-align',
      'text-transform',
      'text-decoration-line',
      'text-shadow',
      'text-indent',
      'word-spacing',
      'white-space',
      'list-style-type',
      'border-top',
      'border-right',
      'border-bottom',
      'border-left',
      'border-radius',
      'padding',
      'margin',
      'box-sizing',
      'box-shadow',
      'opacity',
      'float',
      'cursor',
      'visibility',
    ];
    return [...root.querySelectorAll('*')]
      .filter((element) => !element.closest('dialog:not([open]), [data-ideas]'))
      .filter((element) => !element.closest('svg') || element.localName === 'svg')
      .flatMap((element, position) => {
        const { x, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const text = element.children.length === 0 ? (element.textContent ?? '').trim().slice(0, 30) : '';
        const what = `${position} ${element.localName} .${element.getAttribute('class') ?? ''} ${text}`.trim();
        const box = element.checkVisibility()
          ? [x, width, height].map((size) => Math.round(size)).join(' ')
          : 'not seen';
        const measures = seen.map((name) => `${what} | ${name}: ${style.getPropertyValue(name)}`);
        return [`${what} | x, width, height: ${box}`].concat(measures);
      });
  });
