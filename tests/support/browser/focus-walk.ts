import type { CDPSession, Page } from '@playwright/test';

export interface FocusWalk {
  readonly steps: number;
  /** controls that never had the focus */
  readonly unreached: readonly string[];
  /** controls that look the same with the focus as without it */
  readonly unseen: readonly string[];
}

/** Kept in the page while the walk goes on. */
interface Walk {
  /** how often Tab was released */
  pressed: number;
  steps: number;
  isOver: boolean;
  readonly result: () => FocusWalk;
}

const mostSteps = 400;
const mostLaps = 3;
/** The page notes each step itself and is asked only after so many: asking costs more than a step. */
const stepsAtOnce = 10;

/** Runs in the page: notes at each release of Tab where the focus is, and how it is seen. */
const watchFocus = (mostLaps: number): void => {
  // No transitions: the final look of the focus is visible at once.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  const usable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';
  const name = (element: Element): string =>
    `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)} ${element.getAttribute('name') ?? ''}`.trim();
  /** Of a group of radio buttons Tab stops at the chosen one, or at the first; arrows go on from there. */
  const isPassedOver = (element: Element): boolean => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = [
      ...(element.form ?? document).querySelectorAll<HTMLInputElement>(`[type="radio"][name="${element.name}"]`),
    ];
    return element !== (group.find(({ checked }) => checked) ?? group[0]);
  };
  const isThere = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [tabindex="-1"]') &&
    !isPassedOver(element);
  const seen = ['box-shadow', 'border-color', 'background-color', 'text-decoration', 'transform'];
  /** An outline without a style or a width is invisible, even if it has other properties. */
  const outlineOf = (style: CSSStyleDeclaration): string =>
    style.outlineStyle === 'none' || style.outlineWidth === '0px' ? '' : style.outline;
  const lookOf = (element: Element | null | undefined, pseudo?: string): string => {
    if (!element) return '';
    const style = getComputedStyle(element, pseudo);
    return [outlineOf(style), ...seen.map((property) => style.getPropertyValue(property))].join(';');
  };
  const look = (element: Element): string => {
    const sibling = element.nextElementSibling;
    // A sibling that takes the next focus changes its own look.
    const shown = sibling?.matches(usable) ? undefined : sibling;
    const around = [element, shown, element.parentElement, element.parentElement?.parentElement];
    // The link of a tile covers the tile by a pseudo-element, so that counts, too.
    return [...around.map((one) => lookOf(one)), lookOf(element, '::before'), lookOf(element, '::after')].join('|');
  };
  const wanted = new Set([...document.querySelectorAll(usable)].filter(isThere));
  const unseen: string[] = [];
  let before: { readonly element: Element; readonly look: string } | undefined;
  let laps = 0;
  const walk: Walk = {
    pressed: 0,
    steps: 0,
    isOver: false,
    // Elements that were removed meanwhile (such as a button that an open region replaced) do not count.
    result: () => ({
      steps: walk.steps,
      unreached: [...wanted].filter((element) => element.isConnected).map(name),
      unseen,
    }),
  };
  const note = (): void => {
    const element = document.activeElement;
    // A date has stops within it: then the focus is still there.
    const isLeft = before !== undefined && before.element !== element && before.element.isConnected;
    if (before && isLeft && look(before.element) === before.look) unseen.push(name(before.element));
    if (!element || element === document.body) {
      // The focus was lost with a replaced element. The next Tab continues from there, so the walk ends only when all are reached.
      laps += 1;
      walk.isOver = wanted.size === 0 || laps === mostLaps;
      return;
    }
    walk.steps += 1;
    wanted.delete(element);
    if (before?.element !== element) before = { element, look: look(element) };
  };
  const released = ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab') return;
    walk.pressed += 1;
    if (!walk.isOver) note();
  };
  addEventListener('keyup', released, { capture: true });
  Object.assign(globalThis, { walk });
};

const shift = 8;

/** Sends the events of one Tab and waits for none of them, so that the browser draws once for several stops. */
const pressTab = (keys: CDPSession, modifiers = 0): readonly Promise<unknown>[] =>
  (['rawKeyDown', 'keyUp'] as const).map((type) =>
    keys.send('Input.dispatchKeyEvent', { type, modifiers, key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }),
  );

/**
 * Presses Tab from the top of the page until the focus leaves the page. Every control must get the focus and must look different
 * while it has it (the control itself, its sibling or its parent).
 */
export const focusWalk = async (page: Page): Promise<FocusWalk> => {
  const keys = await page.context().newCDPSession(page);
  await page.evaluate(watchFocus, mostLaps);
  for (let pressed = 0; pressed < mostSteps; pressed += stepsAtOnce) {
    await Promise.all(Array.from({ length: stepsAtOnce }, () => pressTab(keys)).flat());
    const { noted, isOver } = await page.evaluate(() => {
      const { walk } = globalThis as unknown as { readonly walk: Walk };
      return { noted: walk.pressed, isOver: walk.isOver };
    });
    if (noted !== pressed + stepsAtOnce) throw new Error(`of ${pressed + stepsAtOnce} steps the page saw ${noted}`);
    if (isOver) break;
  }
  return page.evaluate(() => (globalThis as unknown as { readonly walk: Walk }).walk.result());
};

interface Stop {
  /** empty where nothing has the focus */
  readonly name?: string;
  readonly isSeen: boolean;
}

/** Runs in the page: looks two frames after each release of Tab at what has the focus, and keeps it for the test. */
const watchCover = (): void => {
  const stops: Stop[] = [];
  let tell = (): void => {};
  const isAt = (shown: readonly Element[], box: DOMRect, across: number, down: number): boolean => {
    const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
    return hit !== null && shown.some((one) => one.contains(hit) || hit.contains(one)) && hit.localName !== 'html';
  };
  const look = (): Stop => {
    const element = document.activeElement;
    if (!element || element === document.body) return { isSeen: false };
    // A visually hidden field is represented by its label.
    const shown = [element, ...((element as HTMLInputElement).labels ?? [])];
    const parts = [0.1, 0.5, 0.9];
    const isSeen = shown
      .flatMap((one) => Array.from(one.getClientRects()))
      .some((box) => parts.some((across) => parts.some((down) => isAt(shown, box, across, down))));
    const name = `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}`;
    return { isSeen, name };
  };
  const released = async ({ key }: KeyboardEvent): Promise<void> => {
    if (key !== 'Tab') return;
    // What follows the page's scrolling has a frame to do so.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    stops.push(look());
    tell();
  };
  addEventListener('keyup', (event) => void released(event), { capture: true });
  const stopAt = async (position: number): Promise<Stop | undefined> => {
    while (stops.length <= position) await new Promise<void>((resolve) => (tell = resolve));
    return stops[position];
  };
  Object.assign(globalThis, { stopAt });
};

/**
 * Walks through the page by one key and returns the focused elements that were fully hidden, under another element or outside
 * the screen (WCAG 2.4.11).
 */
export const coveredStops = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const keys = await page.context().newCDPSession(page);
  await page.evaluate(watchCover);
  const covered: string[] = [];
  let stops = 0;
  for (; stops < mostSteps; stops += 1) {
    const asked = page.evaluate(
      (position) => (globalThis as unknown as { stopAt(position: number): Promise<Stop | undefined> }).stopAt(position),
      stops,
    );
    await Promise.all(pressTab(keys, key === 'Tab' ? 0 : shift));
    const found = await asked;
    if (found?.name === undefined) break;
    if (!found.isSeen) covered.push(found.name);
  }
  return { stops, covered };
};
