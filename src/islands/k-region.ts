import type { Browser } from '../platform/browser.ts';
import { stopAll } from '../platform/listen.ts';
import type { AnyIsland, RegionStatus, SiteTexts, Start } from './island.ts';
import { keepClicks } from './kept-click.ts';
import { onIntent } from './intent.ts';

export interface RegionLoaders {
  readonly islands: Readonly<Record<string, () => Promise<{ readonly island: AnyIsland }>>>;
  readonly starts: Readonly<Record<string, Start>>;
  /** by site and region: texts of only a few regions are loaded with them */
  readonly texts: Readonly<Record<string, (region: string) => Promise<SiteTexts>>>;
  readonly hydrate: () => Promise<Pick<typeof import('./hydrate.tsx'), 'hydrate'>>;
  readonly browser: Browser;
}

/** The marker element: wakes its region once after its HTML is inserted, and stops it when it is removed (EMB-2). */
export const regionElement = (loaders: RegionLoaders) =>
  class KRegion extends HTMLElement {
    #status: RegionStatus = 'asleep';
    #stop: (() => void)[] = [];
    /** counts removals, so that loads of an earlier stay are ignored */
    #stay = 0;
    // One function, because the browser adds the same listener only once.
    wake = (): void => {
      const { region = '', site = '' } = this.dataset;
      const load = loaders.islands[region];
      if (this.#status !== 'asleep' || !load) return;
      this.#become('waking');
      const stay = this.#stay;
      // The frames that show what the start script does with the tap come first: waking takes a slow phone longer than a frame, and
      // a click comes one after the press.
      new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown))))
        .then(() => Promise.all([load(), (loaders.texts[site] ?? loaders.texts['DE'])?.(region), loaders.hydrate()]))
        .then(([{ island }, texts, { hydrate }]) => {
          if (!texts || stay !== this.#stay) return;
          this.#stop.push(
            hydrate({
              element: this,
              island,
              texts,
              browser: loaders.browser,
              onAwake: () => {
                this.#become('awake');
                // After the effects of this commit, so that handlers see a settled component, and in a task of its own: one task
                // for waking and handling the click is too long for a slow machine.
                setTimeout(this.#giveBack);
              },
              onBroken: (fault) => this.#fail(fault),
            }),
          );
        })
        .catch((fault: unknown) => {
          if (stay === this.#stay) this.#fail(fault);
        });
    };
    #giveBack = keepClicks(this, () => this.#status === 'asleep' || this.#status === 'waking', this.wake);

    connectedCallback() {
      const { region = '', wake } = this.dataset;
      // Without an origin of its own, as in a sandboxed frame, a page may read no cookie and ask for nothing.
      if ((this.dataset.origin || location.origin) !== origin) return this.#become('foreign');
      this.#become('asleep');
      const stop = loaders.starts[region]?.(this, loaders.browser, this.wake);
      if (stop) this.#stop.push(stop);
      if (wake === 'intent') onIntent(this, this.wake);
    }

    disconnectedCallback() {
      this.#stay += 1;
      stopAll(this.#stop);
      this.#become('asleep');
    }

    #fail(fault: unknown) {
      loaders.browser.log.warn(`region ${this.dataset.region} failed`, fault);
      this.#become('failed');
      this.#giveBack();
    }

    // Status attributes go on the element itself: inside it they would differ from the server's HTML.
    #become(status: RegionStatus) {
      this.#status = status;
      this.dataset.status = status;
      this.ariaBusy = status === 'waking' ? 'true' : null;
    }
  };
