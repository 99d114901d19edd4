import type { Stop } from './clock.ts';
import { listen, stopAll } from './listen.ts';

/** Clicks and submits with tracking attributes, unless a nearer handler prevented them. */
export interface Acts {
  /** `data-track` of the clicked element, or of the submitted form */
  readonly onTrack: (listener: (track: string) => void) => Stop;
  /** a click on a link: the `data-way` values around it, the outermost first */
  readonly onWay: (listener: (way: readonly string[]) => void) => Stop;
}

const on = (type: 'click' | 'submit', listener: (target: Element) => void): Stop =>
  listen(document, type, ({ defaultPrevented, target }: Event) => {
    if (!defaultPrevented && target instanceof Element) listener(target);
  });

export const browserActs: Acts = {
  onTrack: (listener) => {
    const tell = (marked: Element | null): void => {
      const track = marked?.getAttribute('data-track');
      if (track) listener(track);
    };
    const stops = [on('click', (target) => tell(target.closest('[data-track]:not(form)'))), on('submit', tell)];
    return () => stopAll(stops);
  },
  onWay: (listener) =>
    on('click', (target) => {
      const way: string[] = [];
      let place = target.closest('a')?.closest('[data-way]');
      for (; place; place = place.parentElement?.closest('[data-way]'))
        way.unshift(place.getAttribute('data-way') ?? '');
      if (way.length > 0) listener(way);
    }),
};
