import {
  boundedZoom,
  isDoubleTap,
  middleOf,
  mostZoom,
  scrollKeeping,
  spreadOf,
  type Point,
  type Tap,
} from './enlarge.rules.ts';

export interface Zoom {
  readonly isZoomed: () => boolean;
  /** around the middle of the frame */
  readonly to: (zoom: number) => void;
  readonly toggle: () => void;
  readonly pan: (x: number, y: number) => void;
  /** shows the whole picture again, and listens no longer */
  readonly end: () => void;
}

const pointOf = ({ clientX: x, clientY: y }: Touch): Point => ({ x, y });

/**
 * Enlarges a picture in its frame, which scrolls: moving an enlarged picture by finger, wheel or key is the browser's work. A mouse
 * presses to enlarge and moves the picture by moving; fingers spread or tap twice.
 */
export const zoomOf = (frame: HTMLElement, image: HTMLImageElement, onZoom: (zoom: number) => void): Zoom => {
  const ended = new AbortController();
  const { signal } = ended;
  let zoom = 1;
  let lastTap: Tap | undefined;
  let pinch: { readonly spread: number; readonly zoom: number } | undefined;

  const middle = (): Point => ({ x: frame.clientWidth / 2, y: frame.clientHeight / 2 });
  const inFrame = ({ x, y }: Point): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const zoomTo = (asked: number, { x, y }: Point): void => {
    const next = boundedZoom(asked);
    const factor = next / zoom;
    const across = { frame: frame.clientWidth, picture: image.offsetWidth, scrolled: frame.scrollLeft };
    const down = { frame: frame.clientHeight, picture: image.offsetHeight, scrolled: frame.scrollTop };
    zoom = next;
    frame.style.setProperty('--zoom', String(zoom));
    frame.toggleAttribute('data-zoomed', zoom > 1);
    frame.scrollLeft = scrollKeeping(across, x, factor);
    frame.scrollTop = scrollKeeping(down, y, factor);
    onZoom(zoom);
  };
  const toggle = (at: Point): void => zoomTo(zoom > 1 ? 1 : mostZoom, at);

  const released = (event: PointerEvent): void => {
    const at = inFrame({ x: event.clientX, y: event.clientY });
    if (event.pointerType === 'mouse') {
      if (event.button === 0) toggle(at);
      return;
    }
    const tap = { ...at, atMs: event.timeStamp };
    if (isDoubleTap(lastTap, tap)) toggle(at);
    lastTap = isDoubleTap(lastTap, tap) ? undefined : tap;
  };
  const moved = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || zoom === 1) return;
    const { x, y } = inFrame({ x: event.clientX, y: event.clientY });
    frame.scrollLeft = (x / frame.clientWidth) * (frame.scrollWidth - frame.clientWidth);
    frame.scrollTop = (y / frame.clientHeight) * (frame.scrollHeight - frame.clientHeight);
  };
  const touched = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    pinch = one && other ? { spread: spreadOf(pointOf(one), pointOf(other)), zoom } : undefined;
    if (pinch) lastTap = undefined;
  };
  const spread = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!pinch || !one || !other) return;
    // Else the browser scrolls by two fingers.
    event.preventDefault();
    const factor = spreadOf(pointOf(one), pointOf(other)) / pinch.spread;
    zoomTo(pinch.zoom * factor, inFrame(middleOf(pointOf(one), pointOf(other))));
  };

  frame.addEventListener('pointerup', released, { signal });
  frame.addEventListener('pointermove', moved, { signal });
  frame.addEventListener('touchstart', touched, { signal, passive: true });
  frame.addEventListener('touchmove', spread, { signal, passive: false });
  onZoom(zoom);
  return {
    isZoomed: () => zoom > 1,
    to: (next) => zoomTo(next, middle()),
    toggle: () => toggle(middle()),
    pan: (x, y) => {
      frame.scrollLeft += x;
      frame.scrollTop += y;
    },
    end: () => {
      ended.abort();
      if (zoom > 1) zoomTo(1, middle());
    },
  };
};
