import { options } from 'preact';
import { Component, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { SiteProvider } from '../sites/site-context.tsx';
import { translator } from '../sites/translate.ts';
import type { Browser } from '../platform/browser.ts';
import { BrowserProvider } from '../platform/browser-context.tsx';
import { RootIds } from '../platform/ids.tsx';
import { wholeBrowser } from '../platform/whole-browser.ts';
import { useOnceBeforePaint } from '../platform/use-once.ts';
import { componentOf, type AnyIsland, type SiteTexts } from './island.ts';
import { rememberDrawn } from './keep-drawn.ts';
import { rememberTyped } from './keep-typed.ts';

// As React does after a press: the effects of a change, as the focus and the open dialog, are in the frame that shows it.
options.requestAnimationFrame = queueMicrotask;

/** Error boundary of one region: a fault leaves the page around it alone (EMB-3). A broken region gets the server's HTML back. */
class RegionErrorBoundary extends Component<{
  readonly onBroken: (fault: unknown) => void;
  readonly children: ReactNode;
}> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(fault: unknown) {
    this.props.onBroken(fault);
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

const FirstCommit = ({ then, children }: { readonly then: () => void; readonly children: ReactNode }) => {
  // The children's effects are done and no second render has happened: the one moment to pass typed values on.
  useOnceBeforePaint(then);
  return children;
};

export interface Hydration {
  readonly element: HTMLElement;
  readonly island: AnyIsland;
  readonly texts: SiteTexts;
  readonly browser: Browser;
  readonly onAwake: () => void;
  readonly onBroken: (fault: unknown) => void;
}

/** What the server has drawn for the region, with the browser's services. */
export const viewOf = ({ element, island, texts: { site, catalogue }, browser }: Hydration) => {
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const View = componentOf(island);
  const whole = wholeBrowser(browser);
  return (
    <BrowserProvider value={() => whole}>
      <RootIds prefix={element.dataset.id ?? ''}>
        <SiteProvider value={{ site, t: translator(catalogue, site.locale) }}>
          <View {...props} />
        </SiteProvider>
      </RootIds>
    </BrowserProvider>
  );
};

/**
 * Hydrates the region's HTML; returns the function that restores the server's HTML, for an element that is inserted again. A
 * region that breaks gets it at once.
 */
export const hydrate = (hydration: Hydration): (() => void) => {
  const { element, onAwake, onBroken } = hydration;
  const drawnAgain = rememberDrawn(element);
  const tellTyped = rememberTyped(element);
  let root: Root | undefined;
  let isAwake = false;
  const end = (): void => {
    if (!root) return;
    root.unmount();
    root = undefined;
    drawnAgain(isAwake);
  };
  const breakDown = (fault: unknown): void =>
    // A microtask later: a root cannot be unmounted while it commits.
    queueMicrotask(() => {
      if (!root) return;
      end();
      onBroken(fault);
    });
  root = hydrateRoot(
    element,
    <RegionErrorBoundary onBroken={breakDown}>
      <FirstCommit
        then={() => {
          // A microtask later: all effects of the first commit have run, and a component that broke has ended the region.
          queueMicrotask(() => {
            if (!root) return;
            tellTyped();
            isAwake = true;
            onAwake();
          });
        }}
      >
        {viewOf(hydration)}
      </FirstCommit>
    </RegionErrorBoundary>,
  );
  return end;
};
