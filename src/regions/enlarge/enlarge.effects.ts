import type { Browser } from '../../platform/browser.ts';
import type { Viewport } from '../../platform/viewport.ts';
import { mostZoom, placeAmong } from './enlarge.rules.ts';
import { zoomOf, type Zoom } from './zoom.effects.ts';

/** A copy of each picture that the gallery shows now, in a frame of its own. */
const slidesOf = (row: HTMLElement, links: readonly HTMLAnchorElement[]): HTMLLIElement[] =>
  links.map((link) => {
    const item = row.ownerDocument.createElement('li');
    const frame = row.ownerDocument.createElement('div');
    const picture = link.querySelector('picture')?.cloneNode(true);
    if (picture) frame.append(picture);
    item.append(frame);
    for (const image of item.querySelectorAll('img')) image.loading = 'lazy';
    return item;
  });

const isShown = (link: HTMLElement): boolean => {
  const item = link.closest('li');
  return item !== null && getComputedStyle(item).display !== 'none';
};

/** What of the dialog changes while it is open. */
interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly row: HTMLElement;
  readonly live: (name: string) => HTMLElement | null;
  readonly button: (act: string) => HTMLButtonElement | null;
}

const partsOf = (element: HTMLElement): Parts | undefined => {
  const dialog = element.querySelector('dialog');
  const row = dialog?.querySelector('ul');
  if (!dialog || !row) return undefined;
  return {
    dialog,
    row,
    live: (name) => dialog.querySelector(`[data-live="${name}"]`),
    button: (act) => dialog.querySelector(`[value="${act}"]`),
  };
};

interface Following extends Pick<Viewport, 'onResize'> {
  readonly signal: AbortSignal;
}

/** Shows one picture after the other; the row itself is swiped, so its scroll position is what counts. */
const follow = (
  { row, live, button }: Parts,
  slides: readonly HTMLLIElement[],
  first: number,
  { signal, onResize }: Following,
) => {
  let place = first;
  /** where the row scrolls to by itself; positions on the way there are no choice of the visitor */
  let goal: number | undefined = first;
  let zoom: Zoom | undefined;
  const show = (next: number): void => {
    zoom?.end();
    place = next;
    const frame = slides[place]?.querySelector('div');
    const image = frame?.querySelector('img');
    const told = (factor: number) => button('zoom')?.setAttribute('aria-pressed', String(factor > 1));
    zoom = frame && image ? zoomOf(frame, image, told) : undefined;
    live('caption')?.replaceChildren(image?.alt ?? '');
    live('count')?.replaceChildren(`${place + 1} / ${slides.length}`);
  };
  const scroll = (): void => {
    row.scrollLeft = place * row.clientWidth;
  };
  row.addEventListener(
    'scroll',
    () => {
      const seen = Math.round(row.scrollLeft / row.clientWidth);
      if (seen === goal) goal = undefined;
      else if (goal === undefined && seen !== place && slides[seen]) show(seen);
    },
    { signal },
  );
  row.addEventListener('pointerdown', () => (goal = undefined), { signal });
  signal.addEventListener('abort', onResize(scroll));
  show(first);
  scroll();
  return {
    step: (by: number): void => {
      goal = placeAmong(place + by, slides.length);
      row.dataset['smooth'] = '';
      show(goal);
      scroll();
    },
    zoom: () => zoom,
    end: () => zoom?.end(),
  };
};

const panPixels = 80;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns whether the key is one of the dialog: arrows go from picture to picture, and within an enlarged one. */
const press = (key: string, shown: ReturnType<typeof follow>): boolean => {
  const zoom = shown.zoom();
  const [x, y] = arrows[key] ?? [0, 0];
  if (key === '+' || key === '-') zoom?.to(key === '+' ? mostZoom : 1);
  else if ((x || y) && zoom?.isZoomed()) zoom.pan(x * panPixels, y * panPixels);
  else if (x) shown.step(x);
  else return false;
  return true;
};

/** SHOP-10: opens the pictures that the gallery shows now at full size, at the one of the link. */
export const enlarge = (element: HTMLElement, { viewport }: Browser, opener: HTMLAnchorElement): void => {
  const parts = partsOf(element);
  const links = [...element.querySelectorAll('a')].filter(isShown);
  if (!parts || parts.dialog.open) return;
  const { dialog, row, button } = parts;
  const slides = slidesOf(row, links);
  row.replaceChildren(...slides);
  delete row.dataset['smooth'];
  const steps = button('next')?.parentElement;
  if (steps) steps.hidden = slides.length < 2;
  dialog.showModal();

  const ended = new AbortController();
  const { signal } = ended;
  const shown = follow(parts, slides, Math.max(0, links.indexOf(opener)), { signal, onResize: viewport.onResize });
  const acts: Readonly<Record<string, () => void>> = {
    back: () => shown.step(-1),
    next: () => shown.step(1),
    zoom: () => shown.zoom()?.toggle(),
    close: () => dialog.close(),
  };
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element && target.closest('button');
      if (pressed) acts[pressed.value]?.();
    },
    { signal },
  );
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (press(event.key, shown)) event.preventDefault();
    },
    { signal },
  );
  // Escape closes a modal dialog by itself; it then says so.
  dialog.addEventListener(
    'close',
    () => {
      shown.end();
      ended.abort();
      row.replaceChildren();
      // Safari gives a pressed link no focus, so there is nothing to return to.
      opener.focus();
    },
    { signal },
  );
};
